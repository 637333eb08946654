package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.Game;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.GameState;

/// CR 508.1, 509.1: declares attackers or blockers, creature by creature, on a copy of the game.
final class Fighting {

    private final Names names;
    private final Game before;
    private final Game trial;
    private final int player;
    private final List<Integer> choices = new ArrayList<>();

    Fighting(Names names, Game game, int player) {
        this.names = names;
        this.player = player;
        before = game;
        trial = game.fork();
    }

    private boolean isAsked(Decision.Kind kind) {
        return !trial.isOver()
                && trial.decision().kind() == kind
                && trial.decision().player() == player;
    }

    private void choose(int option) {
        trial.choose(option);
        choices.add(option);
    }

    private void check(ObjectName name) {
        if (!names.existsAnywhere(before, name)) throw names.unknown(name);
    }

    List<Integer> attack(List<Step.Attacker> attackers) {
        for (var attacker : attackers) {
            check(attacker.creature());
            if (attacker.attacked() != null) check(attacker.attacked());
        }
        var left = new ArrayList<>(attackers);
        while (isAsked(Decision.Kind.ATTACK)) {
            var decision = trial.decision();
            int option = -1;
            for (int i = 0; i < left.size() && option < 0; i++) {
                if (!names.means(trial, left.get(i).creature(), decision.subject())) continue;
                option = defender(decision, left.get(i));
                if (option < 0)
                    throw new Refusal("Cannot attack: " + left.get(i).creature() + " cannot attack "
                            + left.get(i).attacked() + ".");
                left.remove(i);
            }
            if (option < 0) option = decision.indexOf(Option.pack(Option.Kind.NO, 0));
            if (option < 0)
                throw new Refusal("Cannot attack: " + names.of(trial, decision.subject()) + " must attack.");
            choose(option);
        }
        verifyAttack(attackers);
        return choices;
    }

    /// Without a name it attacks the only player it can.
    private int defender(Decision decision, Step.Attacker attacker) {
        var attacked = attacker.attacked();
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i);
            if (option.kind() != Option.Kind.ENTITY) continue;
            if (attacked == null || names.means(trial, attacked, option.id())) return i;
        }
        return -1;
    }

    /// A creature that had no choice was not asked about.
    private void verifyAttack(List<Step.Attacker> attackers) {
        var fighting = new ArrayList<Integer>();
        var declared = declared();
        var now = declared.combat.attackers;
        for (int i = 0; i < now.size(); i++) fighting.add(now.get(i));
        var left = new ArrayList<>(attackers);
        // Numbered names first: they mean one creature only.
        left.sort((one, other) ->
                Integer.compare(other.creature().ordinal(), one.creature().ordinal()));
        for (var attacker : left) {
            var found = fighting.stream()
                    .filter(id -> names.means(trial, attacker.creature(), id)
                            && (attacker.attacked() == null
                                    || names.means(trial, attacker.attacked(), declared.attacking(id))))
                    .findFirst();
            if (found.isEmpty()) throw new Refusal("Cannot attack: " + attacker.creature() + " cannot attack now.");
            fighting.remove(found.get());
        }
        if (!fighting.isEmpty())
            throw new Refusal("Cannot attack: " + names.of(trial, fighting.getFirst()) + " must attack.");
    }

    /// What is declared once everything else is answered that is asked as creatures attack.
    private GameState declared() {
        var settled = trial.fork();
        while (settled.state().combat.attackers.isEmpty()
                && !settled.isOver()
                && settled.decision().kind() != Decision.Kind.PRIORITY
                && settled.decision().player() == player)
            settled.choose(settled.decision().size() - 1);
        return settled.state();
    }

    List<Integer> block(List<Step.Blocker> blockers) {
        for (var blocker : blockers) {
            check(blocker.creature());
            check(blocker.attacker());
        }
        var left = new ArrayList<>(blockers);
        while (isAsked(Decision.Kind.BLOCK)) {
            var decision = trial.decision();
            int option = -1;
            for (int i = 0; i < left.size() && option < 0; i++) {
                if (!names.means(trial, left.get(i).creature(), decision.subject())) continue;
                var attacker = left.get(i).attacker();
                int id =
                        names.find(trial, attacker, one -> decision.indexOf(Option.pack(Option.Kind.ENTITY, one)) >= 0);
                if (id == Names.NOTHING)
                    throw new Refusal(
                            "Cannot block: " + left.get(i).creature() + " cannot block " + attacker + " like that.");
                option = decision.indexOf(Option.pack(Option.Kind.ENTITY, id));
                left.remove(i);
            }
            if (option < 0) option = decision.indexOf(Option.pack(Option.Kind.NO, 0));
            if (option < 0) option = decision.indexOf(Option.pack(Option.Kind.DONE, 0));
            if (option < 0)
                throw new Refusal("Cannot block: " + names.of(trial, decision.subject()) + " must block otherwise.");
            choose(option);
        }
        verifyBlock(blockers);
        return choices;
    }

    private void verifyBlock(List<Step.Blocker> blockers) {
        // The declaration of another player is still to come: blocks are made together.
        if (!trial.isOver() && trial.decision().kind() == Decision.Kind.BLOCK) return;
        var blocks = trial.state().combat.blocks;
        var left = new ArrayList<Integer>();
        for (int i = 0; i < blocks.size(); i += 2) if (trial.state().controller(blocks.get(i)) == player) left.add(i);
        for (var blocker : blockers) {
            var found = left.stream()
                    .filter(i -> names.means(trial, blocker.creature(), blocks.get(i))
                            && names.means(trial, blocker.attacker(), blocks.get(i + 1)))
                    .findFirst();
            if (found.isEmpty())
                throw new Refusal("Cannot block: " + blocker.creature() + " cannot block " + blocker.attacker() + ".");
            left.remove(found.get());
        }
        // CR 702.22h: the rest of a band is blocked with the one that is.
        if (!trial.state().combat.bands.isEmpty()) return;
        if (!left.isEmpty())
            throw new Refusal("Cannot block: " + names.of(trial, blocks.get(left.getFirst())) + " must block.");
    }
}
