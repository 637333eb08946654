package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.rules.changes.Combatants;
import splitsecond.engine.rules.changes.Ending;
import splitsecond.engine.rules.changes.Monarch;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.rules.questions.Sight;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Memory;
import splitsecond.engine.state.Subtypes;
import splitsecond.engine.state.Turn;

/// CR 500.7, 608.2d, 724: instructions about turns, players and plain choices.
public final class TurnsAndChoices {

    /// Any number may be chosen (CR 107.1): as many are offered as some life total, mana value or size comes to, and
    /// these anyway.
    private static final int LEAST_OFFERED = 20;

    private TurnsAndChoices() {}

    /// CR 500.7: the most recently created turn is taken first.
    static boolean extraTurn(GameState state, Following frame, Effect.ExtraTurn effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        int count = Amounts.of(state, effect.count(), frame.context);
        for (int i = 0; i < who.size() * count; i++) state.turn.addTurn(who.get(i / count));
        return true;
    }

    static boolean extraPhase(GameState state, Effect.ExtraPhase effect) {
        boolean now = switch (effect.after()) {
            case ANY -> true;
            case MAIN -> state.turn.step.isMain();
            case COMBAT -> state.turn.step.isCombat();
        };
        if (!now) return true;
        if (effect.main()) state.turn.addPhase(Step.POSTCOMBAT_MAIN);
        if (effect.combat()) state.turn.addPhase(Step.BEGINNING_OF_COMBAT);
        return true;
    }

    /// CR 724: everything on the stack is exiled, and the turn skips to its cleanup step.
    static boolean endTurn(GameState state) {
        Zones.beginBatch(state);
        for (int i = state.zones.stack.size() - 1; i >= 0; i--)
            Resolving.leave(state, state.zones.stack.get(i), Zone.EXILE);
        Zones.endBatch(state);
        state.effects.waiting.clear();
        Combatants.end(state);
        state.turn.endExtraPhases();
        state.turn.step = Step.END;
        state.turn.progress = Turn.END;
        state.turn.passes = 0;
        return true;
    }

    static boolean win(GameState state, Following frame, Effect.WinGame effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        for (int i = 0; i < who.size(); i++) Ending.win(state, who.get(i), "an effect");
        return true;
    }

    static boolean lose(GameState state, Following frame, Effect.LoseGame effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        int losers = 0;
        for (int i = 0; i < who.size(); i++) if (Ending.canLose(state, who.get(i))) losers |= 1 << who.get(i);
        if (losers != 0) Ending.loseTogether(state, losers, "an effect");
        return true;
    }

    /// CR 725.
    static boolean monarch(GameState state, Following frame, Effect.BecomeMonarch effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        if (who.isEmpty()) return true;
        Monarch.crown(state, who.get(0), frame.context.source);
        return true;
    }

    static boolean remember(GameState state, Following frame, Effect.RememberPlayer effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        int source = frame.context.source;
        if (!who.isEmpty() && state.exists(source))
            state.setMemory(source, state.memory(source).withPlayer(who.get(0)));
        return true;
    }

    static boolean chooseObjects(GameState state, Following frame, Effect.ChooseObjects effect) {
        var what = effect.who() instanceof Reference.You
                ? Choosing.those(state, frame, effect.what())
                : chosenByPlayers(state, frame, effect);
        if (what == null) return false;
        frame.context.slots.did(what);
        if (what.size() == 1 && GameState.isPlayer(what.get(0))) frame.context.slots.chosenPlayer = what.get(0);
        return true;
    }

    /// Each of the players chooses in turn order, of what is said about them (CR 608.2e).
    private static @Nullable IntList chosenByPlayers(GameState state, Following frame, Effect.ChooseObjects effect) {
        var context = frame.context;
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return null;
        var what = new IntList();
        for (int i = 0; i < who.size(); i++) {
            context.slots.turnTo(effect.who(), who.get(i));
            var candidates = new IntList();
            References.find(state, effect.what(), context, candidates);
            var own = effect.what().plain() instanceof Reference.Chosen chosen
                    ? Choosing.some(state, frame, Decision.Kind.CHOOSE, who.get(i), candidates, chosen.count())
                    : candidates;
            if (own == null) return null;
            what.addAll(own);
        }
        context.slots.turnBack(effect.who(), who);
        if (effect.what() instanceof Reference.Mention mention) context.slots.note(mention.number(), what.copy());
        return what;
    }

    private static int mostNumber(GameState state) {
        int most = LEAST_OFFERED;
        for (int p = 0; p < state.playerCount; p++) most = Math.max(most, state.life(p));
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            var traits = Layers.of(state, state.zones.battlefield.get(i));
            most = Math.max(most, Math.max(traits.manaValue(), Math.max(traits.power, traits.toughness)));
        }
        return most;
    }

    /// What is chosen is remembered for this resolution, and for the permanent whose ability it is.
    static boolean choose(GameState state, Following frame, Effect.Choose effect) {
        var context = frame.context;
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        if (who.isEmpty()) return true;
        var memory = remember(
                state, frame, who.get(0), context.source, effect.what(), effect.words(), state.memory(context.source));
        if (memory == null) return false;
        context.slots.chosenColor = memory.color();
        context.slots.chosenWord = memory.word();
        context.slots.chosenNumber = memory.number();
        context.slots.chosenPlayer = memory.player();
        if (state.exists(context.source)) state.setMemory(context.source, memory);
        return true;
    }

    /// Asks, and returns the memory with the answer; null while waiting.
    public static @Nullable Memory remember(
            GameState state,
            Asking frame,
            int player,
            int subject,
            Choice.Kind what,
            List<String> printed,
            Memory memory) {
        return switch (what) {
            case COLOR -> {
                int color = Choosing.color(state, frame, player, subject, colors(printed));
                yield color == Choosing.WAITING ? null : memory.withColor(color);
            }
            case NUMBER -> {
                int number = Choosing.number(state, frame, player, subject, 0, mostNumber(state));
                yield number == Choosing.WAITING ? null : memory.withNumber(number);
            }
            case PLAYER, OPPONENT -> {
                var candidates = new IntList();
                for (int p = 0; p < state.playerCount; p++)
                    if (state.isAlive(p) && (what == Choice.Kind.PLAYER || p != player)) candidates.add(p);
                int chosen = Choosing.one(state, frame, Decision.Kind.CHOOSE, player, subject, candidates);
                yield chosen == Choosing.WAITING ? null : memory.withPlayer(chosen);
            }
            case CREATURE_TYPE, BASIC_LAND_TYPE, CARD_TYPE, CARD_NAME, NONLAND_CARD_NAME, WORD -> {
                var words = words(state, player, what, printed);
                if (words.isEmpty()) yield memory;
                int word = Choosing.word(state, frame, player, subject, names(what), words);
                yield word == Choosing.WAITING ? null : memory.withWord(words.get(word));
            }
        };
    }

    /// Those that are named, or all.
    private static int colors(List<String> printed) {
        int colors = 0;
        for (var color : Color.values()) if (printed.contains(color.word())) colors |= color.bit();
        return colors == 0 ? Color.ALL : colors;
    }

    private static int names(Choice.Kind what) {
        return switch (what) {
            case CARD_NAME -> Decision.ANY_NAME;
            case NONLAND_CARD_NAME -> Decision.NONLAND_NAME;
            case COLOR, NUMBER, PLAYER, OPPONENT, CREATURE_TYPE, BASIC_LAND_TYPE, CARD_TYPE, WORD -> 0;
        };
    }

    static List<String> words(GameState state, int player, Choice.Kind what, List<String> printed) {
        return switch (what) {
            case BASIC_LAND_TYPE -> Subtypes.BASIC_LAND_TYPES;
            case CARD_TYPE -> {
                if (!printed.isEmpty()) yield printed;
                var words = new ArrayList<String>();
                for (var type : CardType.values()) words.add(type.word().toLowerCase(java.util.Locale.ROOT));
                yield words;
            }
            case CREATURE_TYPE -> {
                if (!printed.isEmpty()) yield printed;
                // Any may be chosen; those that anybody has seen first.
                var words = new LinkedHashSet<>(known(state, player, what));
                words.addAll(Subtypes.CREATURE_TYPES);
                yield List.copyOf(words);
            }
            case CARD_NAME, NONLAND_CARD_NAME -> {
                var words = new LinkedHashSet<>(known(state, player, what));
                for (var other : state.named)
                    if (what == Choice.Kind.CARD_NAME || !other.land()) words.add(other.name());
                yield List.copyOf(words);
            }
            default -> printed;
        };
    }

    /// Any name may be chosen. Offered are those of the player's own cards and of everything in public zones,
    /// which tells nobody what is hidden; in a position that was laid out openly, those of all cards.
    private static List<String> known(GameState state, int player, Choice.Kind what) {
        var words = new TreeSet<String>();
        for (int p = 0; p < state.playerCount; p++)
            for (var zone : Zone.values()) {
                boolean hidden = zone == Zone.LIBRARY || zone == Zone.HAND;
                boolean others = hidden && p != player && !state.history.laidOpen;
                var cards = state.list(zone, p);
                for (int i = 0; i < cards.size(); i++) {
                    if (others && !Sight.sees(state, player, cards.get(i))
                            || Sight.isFaceHidden(state, player, cards.get(i))) continue;
                    addWords(state, cards.get(i), what, words);
                }
            }
        return List.copyOf(words);
    }

    private static void addWords(GameState state, int card, Choice.Kind what, TreeSet<String> words) {
        for (var face : state.blueprint(card).faces) {
            if (what != Choice.Kind.CREATURE_TYPE) {
                if (what == Choice.Kind.CARD_NAME || !face.isLand()) words.add(face.name);
            } else for (String type : face.subtypes) if (Subtypes.isCreatureType(type)) words.add(type);
        }
    }

    /// CR 701.38a: in turn order from the controller; everybody knows the votes before.
    static boolean vote(GameState state, Following frame, Effect.Vote effect) {
        var context = frame.context;
        var votes = new ArrayList<String>();
        int player = context.controller;
        do {
            int vote = Choosing.word(state, frame, player, context.source, effect.options());
            if (vote == Choosing.WAITING) return false;
            votes.add(effect.options().get(vote));
            player = state.nextPlayer(player);
        } while (player != context.controller);
        context.slots.vote(votes);
        return true;
    }
}
