package splitsecond.engine.intent;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.GameState;

/// An object or player as the one who wishes calls it. A name may fit several; then whichever is offered is meant.
public interface Meant {

    /// The first of those that are offered, or `GameState.NONE`.
    int among(GameView view, IntPredicate offered);

    boolean is(GameView view, int id);

    /// Whether an object goes by that name, whichever of several is meant: it may have become another object on its way
    /// (CR 400.7).
    default boolean isCalled(GameView view, int id) {
        return is(view, id);
    }

    /// The option of a question that is meant, which may also be a color or a word; or -1.
    default int option(GameView view, Decision decision) {
        int id = among(view, one -> decision.indexOf(Option.pack(Option.Kind.ENTITY, one)) >= 0);
        return id < 0 ? -1 : decision.indexOf(Option.pack(Option.Kind.ENTITY, id));
    }

    /// Whether there is such a thing now.
    default boolean isSeen(GameView view) {
        return true;
    }

    /// Whether it may be a word of a question that is asked later; only for those who try the whole before it is done,
    /// or whatever is mistyped would accept a "you may".
    default boolean mayBeSaidAhead() {
        return false;
    }

    /// What a refusal calls it.
    ///
    /// @param unseen what is said of something that is not there, or hidden
    String name(GameView view, String unseen);

    /// By its number.
    record Id(int id) implements Meant {

        @Override
        public int among(GameView view, IntPredicate offered) {
            return offered.test(id) ? id : GameState.NONE;
        }

        @Override
        public boolean is(GameView view, int other) {
            return id == other;
        }

        @Override
        public String name(GameView view, String unseen) {
            return view.name(id, unseen);
        }
    }

    static List<Meant> ids(List<Integer> ids) {
        var meant = new ArrayList<Meant>();
        for (int id : ids) meant.add(new Id(id));
        return meant;
    }

    static List<Meant> ids(int... ids) {
        var meant = new ArrayList<Meant>();
        for (int id : ids) meant.add(new Id(id));
        return meant;
    }
}
