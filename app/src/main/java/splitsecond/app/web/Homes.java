package splitsecond.app.web;

import java.net.URI;
import org.jspecify.annotations.Nullable;

/// Where games live: all of them on this server, or each on one of several. Only where a game lives is it in memory.
public interface Homes {

    /// There is no other server.
    Homes ALL_HERE = new Homes() {
        @Override
        public boolean isHere(String id) {
            return true;
        }

        @Override
        public @Nullable URI find(String id) {
            return null;
        }

        @Override
        public String fresh() {
            return Identity.fresh();
        }

        @Override
        public String beside(String id) {
            return Identity.fresh();
        }

        @Override
        public int servers() {
            return 1;
        }

        @Override
        public boolean isReady() {
            return true;
        }
    };

    /// Whether it lives here now, as far as this server knows. Does not wait for anything.
    boolean isHere(String id);

    /// Where it lives; one that lives nowhere is given a home first.
    ///
    /// @return the address at which that server listens to others like it; null for this one
    /// @throws Moved while nobody can say
    @Nullable
    URI find(String id);

    /// It was not found there; the next to ask is told anew.
    default void lost(String id) {}

    /// The name of something new that lives here.
    ///
    /// @throws Refusal with 503 while nothing new can live here
    String fresh();

    /// The name of something new that lives where that does, now and whenever it moves.
    String beside(String id);

    /// How many servers there are that can be reached, this one among them.
    int servers();

    /// Whether this one takes part: not before it has found the others, nor while it ends.
    boolean isReady();
}
