package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Token;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.TypeLine;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.rules.questions.Copying;
import splitsecond.engine.rules.questions.Defenders;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Locking;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 111, 114, 701.7: tokens and emblems.
final class Tokens {

    private Tokens() {}

    /// Tokens of one kind that a player is about to create, with how each will enter.
    record Batch(Blueprint blueprint, int player, List<Entering> arrivals) {}

    static boolean create(GameState state, Following frame, Effect.CreateToken effect) {
        var context = frame.context;
        if (effect.attachedTo() != null) return createAttached(state, frame, effect, effect.attachedTo());
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        var batches = new ArrayList<Batch>(1);
        for (int i = 0; i < who.size(); i++) {
            context.slots.turnTo(effect.who(), who.get(i));
            int count = Amounts.of(state, effect.count(), context);
            if (count <= 0) continue;
            var blueprint = blueprint(state, effect.token(), context);
            int attacked = attacked(state, effect.attacked(), who.get(i), context);
            var batch =
                    batch(state, frame, blueprint, 0, who.get(i), count, effect.tapped(), effect.attacking(), attacked);
            if (batch == null) return false;
            batches.add(batch);
        }
        context.slots.turnBack(effect.who(), who);
        context.slots.did(create(state, batches));
        return true;
    }

    /// CR 303.4i: none is created that could not enchant what it would be attached to.
    private static boolean createAttached(
            GameState state, Following frame, Effect.CreateToken effect, Reference attachedTo) {
        var context = frame.context;
        var hosts = Choosing.those(state, frame, attachedTo);
        if (hosts == null) return false;
        var blueprint = blueprint(state, effect.token(), context);
        int number = Amounts.of(state, effect.count(), context) * multiplier(state, context.controller);
        var arrivals = new ArrayList<Entering>();
        for (int i = 0; i < hosts.size(); i++) {
            int host = References.current(state, hosts.get(i), context);
            if (!state.isOnBattlefield(host) || !mayEnchant(state, context, blueprint, host)) continue;
            for (int n = 0; n < number; n++) {
                var arrival = arrival(state, context, blueprint, context.controller, false, false);
                arrival.attachedTo = host;
                if (!EnteringChoices.askToken(state, frame, context.source, blueprint, arrival)) return false;
                arrivals.add(arrival);
            }
        }
        context.slots.did(create(state, List.of(new Batch(blueprint, context.controller, arrivals))));
        return true;
    }

    private static boolean mayEnchant(GameState state, Context context, Blueprint aura, int host) {
        var enchant = aura.rules[0].enchant();
        return enchant == null || Filters.matches(state, enchant, host, context.source, context.controller);
    }

    static Blueprint blueprint(GameState state, Token token, Context context) {
        var power = token.power();
        var toughness = token.toughness();
        return state.blueprint(context.source)
                .token(
                        token,
                        power == null ? 0 : Amounts.of(state, power, context),
                        toughness == null ? 0 : Amounts.of(state, toughness, context),
                        Compiler::token);
    }

    /// Creates tokens about which nothing is asked.
    static void create(
            GameState state,
            Context context,
            Blueprint blueprint,
            int player,
            int count,
            boolean tapped,
            boolean attacking,
            IntList created) {
        int number = number(state, player, count);
        var arrivals = new ArrayList<Entering>(number);
        for (int n = 0; n < number; n++) arrivals.add(arrival(state, context, blueprint, player, tapped, attacking));
        created.addAll(create(state, List.of(new Batch(blueprint, player, arrivals))));
    }

    private static Entering arrival(
            GameState state, Context context, Blueprint blueprint, int player, boolean tapped, boolean attacking) {
        var arrival = Entering.under(player);
        arrival.tapped = tapped;
        if (attacking && blueprint.front().is(CardType.CREATURE)) arrival.attacking = Moving.attacked(state, context);
        return arrival;
    }

    /// Null while something is open that must be chosen as they enter.
    private static @Nullable Batch batch(
            GameState state,
            Following frame,
            Blueprint blueprint,
            int face,
            int player,
            int count,
            boolean tapped,
            boolean attacking,
            int attacked) {
        int number = number(state, player, count);
        var arrivals = new ArrayList<Entering>(number);
        for (int n = 0; n < number; n++) {
            var arrival = arrival(state, frame.context, blueprint, player, tapped, attacking);
            arrival.face = face;
            if (arrival.attacking == Entering.CHOOSES) arrival.attacking = attacked;
            if (!EnteringChoices.askToken(state, frame, frame.context.source, blueprint, arrival)) return null;
            arrivals.add(arrival);
        }
        return new Batch(blueprint, player, arrivals);
    }

    /// CR 508.4a: who is said to be attacked, but nobody who is no defending player.
    private static int attacked(GameState state, @Nullable Reference said, int player, Context context) {
        if (said == null) return Entering.CHOOSES;
        var those = new IntList(1);
        References.find(state, said, context, those);
        return those.size() == 1 && Defenders.of(state, player).contains(those.get(0)) ? those.get(0) : GameState.NONE;
    }

    /// Creates all of them at the same time.
    private static IntList create(GameState state, List<Batch> batches) {
        var created = new IntList();
        Zones.beginBatch(state);
        for (var batch : MoreTokens.with(state, batches))
            for (var arrival : batch.arrivals()) {
                // CR 303.4g.
                if (arrival.attachedTo == EnteringChoices.NO_HOST) continue;
                int token = Zones.createToken(state, batch.blueprint(), batch.player(), arrival);
                if (token == GameState.NONE) break;
                created.add(token);
            }
        Zones.endBatch(state);
        return created;
    }

    /// No more than there can be.
    static int number(GameState state, int player, int count) {
        return (int) Math.min((long) count * multiplier(state, player), GameState.MAX_OBJECTS);
    }

    /// CR 614: "twice that many of those tokens are created instead".
    static int multiplier(GameState state, int player) {
        int times = 1;
        for (var entry : state.caches.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.Replace replace)
                    || !(replace.replacement() instanceof Replacement.ChangeTokens change)) continue;
            if (MoreTokens.isMeant(state, change.who(), entry, player))
                times = Math.min(times * change.times(), GameState.MAX_OBJECTS);
        }
        return times;
    }

    /// CR 707.2, 111.10: tokens that are copies.
    static boolean createCopy(GameState state, Following frame, Effect.CreateCopyToken effect) {
        var context = frame.context;
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        var of = Choosing.those(state, frame, effect.of());
        if (of == null) return false;
        int count = Amounts.of(state, effect.count(), context);
        var batches = new ArrayList<Batch>();
        for (int p = 0; p < who.size(); p++)
            for (int i = 0; i < of.size(); i++)
                if (GameState.isObject(of.get(i))) {
                    var original = Copying.copiableByToken(state, of.get(i));
                    int face = Copying.faceOfToken(state, of.get(i));
                    var copy = Copying.except(state, original, effect.except(), context);
                    var batch = batch(
                            state,
                            frame,
                            copy,
                            face,
                            who.get(p),
                            count,
                            effect.tapped(),
                            effect.attacking(),
                            Entering.CHOOSES);
                    if (batch == null) return false;
                    batches.add(batch);
                }
        context.slots.did(create(state, batches));
        return true;
    }

    private static final TypeLine NO_TYPES = new TypeLine(0, 0, List.of());

    /// CR 114: an emblem has only the abilities it was given; they work in the command zone.
    static boolean emblem(GameState state, Following frame, Effect.CreateEmblem effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        var abilities = effect.abilities().stream()
                .map(ability -> Locking.withChosen(ability, frame.context))
                .toList();
        for (int i = 0; i < who.size(); i++) putInCommandZone(state, who.get(i), "Emblem", abilities);
        return true;
    }

    /// An object with only these abilities, which work in the command zone.
    static int putInCommandZone(GameState state, int player, String name, List<Ability> given) {
        var abilities = new ArrayList<Ability>(given.size());
        for (var ability : given) abilities.add(inCommandZone(ability));
        var face = new Face(name, null, NO_TYPES, 0, 0, 0, 0, abilities, "");
        var blueprint = Compiler.compile(new CardDefinition(name, CardDefinition.Layout.TOKEN, List.of(face)));
        int id = state.create(blueprint, player, Zone.COMMAND);
        state.set(id, ObjectFlags.TOKEN, true);
        Zones.add(state, id, Zone.COMMAND);
        return id;
    }

    /// The object of that name that a player has in the command zone ceases to exist, or nothing happens.
    static void removeFromCommandZone(GameState state, int player, String name) {
        for (int i = 0; i < state.zones.command.size(); i++) {
            int id = state.zones.command.get(i);
            if (state.owner(id) != player || !state.printed(id).name.equals(name)) continue;
            Zones.remove(state, id, Zone.COMMAND);
            state.delete(id);
            return;
        }
    }

    private static Ability inCommandZone(Ability ability) {
        return switch (ability) {
            case Ability.Activated a -> new Ability.Activated(a.cost(), a.effect(), a.limits(), Zone.COMMAND, a.name());
            case Ability.Triggered t ->
                new Ability.Triggered(t.trigger(), t.interveningIf(), t.effect(), t.often(), Zone.COMMAND, t.name());
            case Ability.Static s -> new Ability.Static(s.effect(), s.condition(), Zone.COMMAND);
            case Ability.Spell _, Ability.Keyword _, Ability.Parameterized _ -> ability;
        };
    }
}
