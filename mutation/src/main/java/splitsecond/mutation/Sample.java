package splitsecond.mutation;

import java.util.Collection;
import org.pitest.bytecode.analysis.ClassTree;
import org.pitest.mutationtest.build.InterceptorParameters;
import org.pitest.mutationtest.build.InterceptorType;
import org.pitest.mutationtest.build.MutationInterceptor;
import org.pitest.mutationtest.build.MutationInterceptorFactory;
import org.pitest.mutationtest.engine.Mutater;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.plugin.Feature;

/// One change in so many: which share of all is noticed is known from some of them.
public final class Sample implements MutationInterceptorFactory {

    static final String ONE_IN = "mutation.one.in";

    @Override
    public MutationInterceptor createInterceptor(InterceptorParameters parameters) {
        return new Chosen(Integer.getInteger(ONE_IN, 1));
    }

    @Override
    public Feature provides() {
        return Feature.named("SAMPLE").withOnByDefault(true).withDescription(description());
    }

    @Override
    public String description() {
        return "Takes one change in so many";
    }

    private record Chosen(int oneIn) implements MutationInterceptor {

        @Override
        public InterceptorType type() {
            return InterceptorType.FILTER;
        }

        @Override
        public void begin(ClassTree type) {}

        @Override
        public Collection<MutationDetails> intercept(Collection<MutationDetails> changes, Mutater mutater) {
            return changes.stream().filter(this::isTaken).toList();
        }

        @Override
        public void end() {}

        private boolean isTaken(MutationDetails change) {
            // The bits of a hash code of text are not even: neighbours would be taken together.
            int mixed = change.getId().toString().hashCode() * 0x9E3779B9;
            return Integer.remainderUnsigned(mixed >>> 8, oneIn) == 0;
        }
    }
}
