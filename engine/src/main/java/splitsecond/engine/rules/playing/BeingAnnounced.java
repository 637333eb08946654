package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.registry.Uncounted;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StackItem;

/// A spell or ability that is being announced: what the steps of CR 601.2 have in common.
abstract class BeingAnnounced extends Asking {

    enum Stage {
        /// 601.2b: kicker, buyback and other costs that may be paid.
        OPTIONAL_COSTS,
        /// 601.2b.
        MODES,
        /// 601.2b.
        X,
        /// 601.2c.
        TARGETS,
        /// 601.2d.
        DIVISION,
        /// 601.2e-f: the total cost is determined.
        TOTAL,
        /// 601.2g.
        MANA_ABILITIES,
        /// 601.2h: what is sacrificed, discarded and so on.
        COST_CHOICES,
        /// 601.2h.
        PAYMENT
    }

    /// What is being announced, and where its costs come from.
    Proposal proposal;

    Stage stage = Stage.OPTIONAL_COSTS;
    StackItem item;
    /// Whether no fork knows the item too.
    @Uncounted("copies share the item until one of them changes it")
    boolean own = true;
    /// The optional costs that will be paid.
    List<Cost> extras = List.of();

    BeingAnnounced(Proposal proposal, StackItem item) {
        this.proposal = proposal;
        this.item = item;
    }

    final void go(Stage next) {
        stage = next;
        nextStage();
    }

    /// Items on the stack are shared by forks: the first change after one makes another.
    final StackItem edit(GameState state) {
        if (own) return item;
        item = item.copy();
        own = true;
        if (proposal.object() != GameState.NONE) state.setItem(proposal.object(), item);
        return item;
    }

    final List<Cost> with(Cost cost, int times) {
        var more = new ArrayList<>(extras);
        for (int i = 0; i < times; i++) more.add(cost);
        return List.copyOf(more);
    }

    /// CR 603.3d: a triggered ability that can't be put on the stack properly is removed.
    final void withdraw(GameState state) {
        state.agenda.pop(this);
        if (proposal.object() == GameState.NONE) return;
        Zones.remove(state, proposal.object(), Zone.STACK);
        state.delete(proposal.object());
    }
}
