package splitsecond.mutation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Properties;
import org.pitest.classinfo.ClassName;
import org.pitest.classpath.CodeSource;
import org.pitest.mutationtest.build.MutationGrouper;
import org.pitest.mutationtest.build.MutationGrouperFactory;
import org.pitest.mutationtest.engine.MutationDetails;

/// Changes of many classes are tried by one process: opening the phrasebook, which each process does, takes longer than
/// most of them.
public final class Together implements MutationGrouperFactory {

    private static final int MOST = 200;

    @Override
    public MutationGrouper makeFactory(Properties properties, CodeSource code, int threads, int unitSize) {
        return Together::group;
    }

    @Override
    public String description() {
        return "Many classes at a time";
    }

    private static List<List<MutationDetails>> group(
            Collection<ClassName> classes, Collection<MutationDetails> changes) {
        var all = List.copyOf(changes);
        var groups = new ArrayList<List<MutationDetails>>();
        for (int from = 0; from < all.size(); from += MOST)
            groups.add(new ArrayList<>(all.subList(from, Math.min(from + MOST, all.size()))));
        return groups;
    }
}
