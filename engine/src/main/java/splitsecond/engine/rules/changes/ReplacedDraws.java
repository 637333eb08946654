package splitsecond.engine.rules.changes;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Mention;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 121.6, 614.11: drawing cards one by one where something else may happen instead.
public final class ReplacedDraws extends Asking {

    private record Instead(Replacement.InsteadOfDraw what, int source, int controller) {}

    private final int player;
    private int left;
    /// The source of what is carried out now instead of a draw.
    private int replacing = GameState.NONE;

    private ReplacedDraws(int player, int left) {
        this.player = player;
        this.left = left;
    }

    /// Whether there is anything that could replace a draw of this player: only then draws need a frame of their own.
    public static boolean arePossible(GameState state, int player) {
        return !find(state, player).isEmpty();
    }

    public static void push(GameState state, int player, int count) {
        if (count > 0) state.agenda.push(new ReplacedDraws(player, count));
    }

    @Override
    protected void proceed(GameState state) {
        replacing = GameState.NONE;
        while (left > 0 && !state.outcome.over) {
            var choices = find(state, player);
            var instead = choose(state, choices);
            if (!state.decision.isNone()) return;
            nextStage();
            left--;
            if (instead == null) {
                Drawing.drawOne(state, player);
                continue;
            }
            var context = Context.of(instead.source(), instead.controller());
            if (instead.what().who() instanceof Reference.Mention who)
                context.slots.note(who.number(), IntList.of(player));
            replacing = instead.source();
            state.prepared.rules.follow(state, instead.what().instead(), context);
            return;
        }
        state.agenda.pop(this);
    }

    /// The one that the player chooses (CR 616.1), or null: then the card is drawn.
    private @Nullable Instead choose(GameState state, List<Instead> choices) {
        if (choices.isEmpty()) return null;
        if (onlyDrawMore(choices) || areAlike(choices)) return choices.getFirst();
        boolean optional = true;
        for (var choice : choices) optional &= choice.what().optional();
        var decision = state.decision.begin(Decision.Kind.REPLACEMENT, player, GameState.NONE, left);
        for (var choice : choices) decision.add(Option.Kind.ENTITY, choice.source());
        if (optional) decision.add(Option.Kind.NO, 0);
        long answer = pick(state);
        if (answer == PENDING || Option.kind(answer) == Option.Kind.NO) return null;
        for (var choice : choices) if (choice.source() == Option.id(answer)) return choice;
        return null;
    }

    /// The same effect of the same player, more than once, that speaks of nobody but players: whichever comes first,
    /// the rest is the same.
    private static boolean areAlike(List<Instead> choices) {
        var first = choices.getFirst();
        for (var choice : choices)
            if (choice.controller() != first.controller() || !choice.what().equals(first.what())) return false;
        return !first.what().optional() && !Mention.in(first.what().instead(), ReplacedDraws::isMoreThanAPlayer);
    }

    private static boolean isMoreThanAPlayer(Reference who) {
        var said = who.plain();
        return !(said instanceof Reference.You || said instanceof Reference.EventPart);
    }

    /// "If you would draw a card, draw two cards instead", more than once: in whatever order, it comes to the same.
    private static boolean onlyDrawMore(List<Instead> choices) {
        for (var choice : choices)
            if (choice.what().optional()
                    || !(choice.what().who().plain() instanceof Reference.You)
                    || !(choice.what().instead().bare() instanceof Effect.Draw(var drawer, var count))
                    || !(drawer.plain() instanceof Reference.You)
                    || !(count instanceof Amount.Number)) return false;
        return true;
    }

    private static List<Instead> find(GameState state, int player) {
        if (state.caches.layersDirty) Layers.refresh(state);
        List<Instead> found = null;
        for (var entry : state.caches.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.Replace replace)
                    || !(replace.replacement() instanceof Replacement.InsteadOfDraw instead)
                    || instead.exceptFirst() && Drawing.isFirstOfDrawStep(state, player)
                    || isReplacing(state, entry.source())
                    || !Statics.includes(state, instead.who(), entry, player)) continue;
            if (found == null) found = new ArrayList<>();
            found.add(new Instead(instead, entry.source(), entry.controller()));
        }
        return found == null ? List.of() : found;
    }

    /// CR 614.5: what happens instead is not replaced by the same effect again.
    private static boolean isReplacing(GameState state, int source) {
        for (int i = 0; i < state.agenda.depth(); i++)
            if (state.agenda.get(i) instanceof ReplacedDraws draws && draws.replacing == source) return true;
        return false;
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new ReplacedDraws(player, left);
        copy.replacing = replacing;
        copy.copyAnswers(this);
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.number(player);
        fields.number(left);
        fields.number(replacing);
    }
}
