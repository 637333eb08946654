package splitsecond.engine.rules.questions;

import static splitsecond.engine.state.CompiledAbility.Standing.NONE;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Token;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.binding.Binder;
import splitsecond.engine.binding.Nature;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.TypeLine;
import splitsecond.engine.rules.keyword.Backup;
import splitsecond.engine.rules.keyword.Bestow;
import splitsecond.engine.rules.keyword.Morph;
import splitsecond.engine.rules.keyword.ParameterizedKeywords;
import splitsecond.engine.rules.keyword.PlainKeywords;
import splitsecond.engine.rules.keyword.Rooms;
import splitsecond.engine.rules.keyword.Siege;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.FaceDown;
import splitsecond.engine.state.FaceRules;
import splitsecond.engine.state.Subtypes;

/// Makes a card definition ready for play.
public final class Compiler {

    private static final CompiledAbility[] NO_ABILITIES = {};
    private static final Rule[] NO_RULES = {};

    private Compiler() {}

    public static Blueprint compile(CardDefinition card) {
        // Beside the printed faces: what a card is when it is cast fused, bestowed or prototyped, or partly locked.
        var printed = new ArrayList<>(card.faces());
        var fused = fused(card);
        if (fused != null) printed.add(fused);
        var bestowed = Bestow.bestowed(card.front());
        if (bestowed != null) printed.add(bestowed);
        var prototyped = ParameterizedKeywords.prototyped(card.front());
        if (prototyped != null) printed.add(prototyped);
        if (card.layout() == CardDefinition.Layout.ROOM) printed = new ArrayList<>(Rooms.faces(card));
        int count = printed.size();
        var faces = new Characteristics[count];
        var rules = new FaceRules[count];
        for (int i = 0; i < count; i++) {
            faces[i] = traits(printed.get(i));
            rules[i] = CastingRules.of(printed.get(i), card.faces().size());
        }
        boolean split = card.faces().size() == 2
                && switch (card.layout()) {
                    case SPLIT, AFTERMATH, ROOM -> true;
                    case NORMAL, ADVENTURE, OMEN, PREPARATION, TRANSFORM, MODAL_DOUBLE_FACED, FLIP, MELD, TOKEN ->
                        false;
                };
        return new Blueprint(
                card,
                faces,
                rules,
                split ? whole(card, faces[0], faces[1]) : null,
                faceDown(card.front()),
                AskedHistory.of(card));
    }

    private static Characteristics faceDown(Face front) {
        var abilities = Morph.whileFaceDown(front);
        if (abilities.isEmpty()) return FaceDown.TRAITS;
        var compiled = new CompiledAbility[abilities.size()];
        for (int i = 0; i < compiled.length; i++) compiled[i] = compile(abilities.get(i), i);
        return FaceDown.with(compiled);
    }

    /// CR 702.102, 709.4d: both halves of a split card as one spell, or null. It is one face more than is printed.
    private static @Nullable Face fused(CardDefinition card) {
        if (card.layout() != CardDefinition.Layout.SPLIT || card.faces().size() != 2) return null;
        var left = card.faces().getFirst();
        var right = card.faces().getLast();
        var fuse = new Ability.Keyword(Keyword.FUSE);
        if (!left.abilities().contains(fuse) && !right.abilities().contains(fuse)) return null;
        if (left.manaCost() == null || right.manaCost() == null) return null;
        var abilities = new ArrayList<>(left.abilities());
        abilities.addAll(right.abilities());
        return new Face(
                card.name(),
                left.manaCost().plus(right.manaCost()),
                new TypeLine(
                        left.types().supertypes() | right.types().supertypes(),
                        left.types().types() | right.types().types(),
                        left.types().subtypes()),
                left.colors() | right.colors(),
                0,
                0,
                0,
                abilities,
                left.text());
    }

    /// CR 709.4b-c: a split card has the characteristics of both halves.
    private static Characteristics whole(CardDefinition card, Characteristics left, Characteristics right) {
        var cost = left.manaCost == null
                ? right.manaCost
                : right.manaCost == null ? left.manaCost : left.manaCost.plus(right.manaCost);
        var abilities = new ArrayList<>(List.of(left.abilities));
        abilities.addAll(List.of(right.abilities));
        return new Characteristics(
                card.name(),
                cost,
                left.supertypes | right.supertypes,
                left.types | right.types,
                left.subtypes,
                left.colors | right.colors,
                left.keywords.with(right.keywords),
                0,
                0,
                0,
                abilities.toArray(NO_ABILITIES),
                NO_RULES,
                false);
    }

    /// CR 702.140e: one object of two cards.
    ///
    /// @param top   either of the two
    /// @param there the one whose abilities keep their numbers
    static Characteristics merged(Characteristics top, Characteristics there, Characteristics added) {
        var abilities = new ArrayList<>(List.of(there.abilities));
        for (var ability : added.abilities) abilities.add(compile(ability.source, abilities.size()));
        var rules = new ArrayList<>(List.of(there.rules));
        rules.addAll(List.of(added.rules));
        var keywords = there.keywords.with(added.keywords);
        return new Characteristics(
                top.name,
                top.manaCost,
                top.supertypes,
                top.types,
                top.subtypes,
                // CR 702.114: characteristic-defining, whichever card says it.
                keywords.has(Keyword.DEVOID) ? 0 : top.colors,
                keywords,
                top.power,
                top.toughness,
                top.loyalty,
                abilities.toArray(NO_ABILITIES),
                rules.toArray(NO_RULES),
                there.allCreatureTypes || added.allCreatureTypes);
    }

    private static Characteristics traits(Face face) {
        var parts = new Parts();
        // Printed in that order too, as reminder text.
        if (face.is(splitsecond.engine.card.CardType.LAND)) {
            for (var subtype : face.types().subtypes()) {
                int type = Subtypes.BASIC_LAND_TYPES.indexOf(subtype);
                if (type >= 0) parts.abilities.add(BasicLandTypes.mana(type));
            }
        }
        if (Siege.is(face)) for (var ability : Siege.abilities()) parts.add(bound(ability));
        for (int i = 0; i < face.abilities().size(); i++) {
            var ability = face.abilities().get(i);
            if (definedColors(ability) != UNDEFINED) continue;
            if (Backup.is(ability)) parts.add(bound(Backup.ability(face.abilities(), i)));
            else parts.add(ability);
        }
        boolean changeling = parts.keywords.has(Keyword.CHANGELING);
        boolean devoid = parts.keywords.has(Keyword.DEVOID);
        return new Characteristics(
                face.name(),
                face.manaCost(),
                face.types().supertypes(),
                face.types().types(),
                face.types().subtypes().toArray(new String[0]),
                // CR 702.114, 702.73: characteristic-defining, so true in every zone and before all other effects.
                devoid ? 0 : colors(face),
                parts.keywords,
                face.power(),
                face.toughness(),
                face.loyalty(),
                parts.abilities.toArray(NO_ABILITIES),
                parts.rules.toArray(NO_RULES),
                changeling);
    }

    private static final int UNDEFINED = -1;

    /// CR 604.3: "This is all colors" defines its colors, in every zone.
    private static int colors(Face face) {
        for (var ability : face.abilities()) {
            int colors = definedColors(ability);
            if (colors != UNDEFINED) return colors;
        }
        return face.colors();
    }

    private static int definedColors(Ability ability) {
        return ability instanceof Ability.Static(StaticEffect.Change(var what, var changes), var condition, var _)
                        && condition == null
                        && what.plain() instanceof Reference.This
                        && changes.size() == 1
                        && changes.getFirst() instanceof Modification.ChangeColors(int colors, var manner)
                        && manner == Modification.Manner.REPLACE
                ? colors
                : UNDEFINED;
    }

    /// What a list of abilities comes to: keywords, rules about the object itself, and all others.
    private static final class Parts {
        private final List<CompiledAbility> abilities = new ArrayList<>();
        private final List<Rule> rules = new ArrayList<>(0);
        private Keywords keywords = Keywords.NONE;

        private void add(Ability ability) {
            switch (ability) {
                case Ability.Keyword k -> {
                    keywords = keywords.with(k.keyword());
                    for (var each : PlainKeywords.abilities(k.keyword())) add(bound(each));
                }
                case Ability.Parameterized p -> {
                    var expanded = ParameterizedKeywords.abilities(p.keyword());
                    if (expanded.isEmpty()) abilities.add(compile(p, abilities.size()));
                    for (var each : expanded) add(bound(each));
                }
                case Ability.Static s
                when isOwnRule(s) -> {
                    for (var change : ((StaticEffect.Change) s.effect()).changes())
                        rules.add(((Modification.Obey) change).rule());
                }
                // CR 714.2c: two chapters, two abilities.
                case Ability.Triggered t
                when t.trigger() instanceof Trigger.Chapter(var numbers) && numbers.size() > 1 -> {
                    for (int number : numbers) add(of(t, new Trigger.Chapter(List.of(number))));
                }
                // "When you cast this spell and whenever it attacks": each works where it can happen.
                case Ability.Triggered t
                when t.trigger() instanceof Trigger.Either either && workApart(t, either.any()) -> {
                    for (var one : either.any()) add(of(t, one));
                }
                // Followed by the spell, not had by the object: see FaceRules.
                case Ability.Spell _ -> {}
                case Ability.Static s when CastingRules.isOnlyForCasting(s.effect()) -> {}
                case Ability.Static _, Ability.Activated _, Ability.Triggered _ ->
                    abilities.add(compile(ability, abilities.size()));
            }
        }
    }

    private static Ability.Triggered of(Ability.Triggered ability, Trigger trigger) {
        return new Ability.Triggered(
                trigger, ability.interveningIf(), ability.effect(), ability.often(), ability.zone(), ability.name());
    }

    private static boolean workApart(Ability.Triggered ability, List<Trigger> any) {
        Zone first = zone(of(ability, any.getFirst()));
        for (var one : any) if (zone(of(ability, one)) != first) return true;
        return false;
    }

    /// What a keyword stands for is said in words like any ability.
    private static Ability bound(Ability ability) {
        return Binder.bound(ability, Nature.ANY_PERMANENT);
    }

    /// "This creature can't block": no other object need be asked, and no layer.
    private static boolean isOwnRule(Ability.Static ability) {
        if (ability.condition() != null || !(ability.effect() instanceof StaticEffect.Change change)) return false;
        if (!(change.what().plain() instanceof Reference.This)) return false;
        for (var modification : change.changes()) if (!(modification instanceof Modification.Obey)) return false;
        return true;
    }

    public static CompiledAbility compile(Ability said, int index) {
        var ability = RepeatedTargets.together(said);
        var effect = effectOf(ability);
        var slots = TargetSlots.of(effect);
        return switch (ability) {
            case Ability.Activated a ->
                new CompiledAbility(
                        a, slots, 0, slots.length == 0 && ManaAbilities.isMana(a), a.zone(), index, NONE, 0, 0);
            case Ability.Triggered t ->
                new CompiledAbility(
                        t,
                        slots,
                        TriggerEvents.listensTo(t.trigger()),
                        slots.length == 0 && ManaAbilities.isMana(t),
                        zone(t),
                        index,
                        NONE,
                        0,
                        0);
            case Ability.Static s ->
                new CompiledAbility(
                        s,
                        slots,
                        0,
                        false,
                        s.zone(),
                        index,
                        Volatility.standing(s),
                        Volatility.dependsOn(s),
                        Layer.bits(s.effect()));
            case Ability.Spell s -> new CompiledAbility(s, slots, 0, false, Zone.STACK, index, NONE, 0, 0);
            case Ability.Keyword k -> new CompiledAbility(k, slots, 0, false, Zone.BATTLEFIELD, index, NONE, 0, 0);
            case Ability.Parameterized p ->
                new CompiledAbility(p, slots, 0, false, Zone.BATTLEFIELD, index, NONE, 0, 0);
        };
    }

    /// What an object gains with an ability that an effect grants: several for a keyword that stands for several.
    static CompiledAbility[] granted(Ability ability) {
        var parts = new Parts();
        parts.add(ability);
        var compiled = parts.abilities;
        for (int i = 0; i < compiled.size(); i++) compiled.set(i, compile(compiled.get(i).source, -1));
        for (var rule : parts.rules) {
            var own = new StaticEffect.Change(new Reference.This(""), List.of(new Modification.Obey(rule)));
            compiled.add(compile(new Ability.Static(own, null, Zone.BATTLEFIELD), -1));
        }
        return compiled.toArray(NO_ABILITIES);
    }

    static CompiledAbility[] granted(Keyword keyword) {
        var expanded = PlainKeywords.abilities(keyword);
        if (expanded.isEmpty()) return NO_ABILITIES;
        return granted(new Ability.Keyword(keyword));
    }

    /// CR 603.6, 113.6: "when you cast this spell" works on the stack.
    private static Zone zone(Ability.Triggered ability) {
        return switch (ability.trigger()) {
            case Trigger.While during -> zone(of(ability, during.event()));
            case Trigger.Casts casts when casts.spell() instanceof Filter.This -> Zone.STACK;
            // CR 702.55c.
            case Trigger.ZoneChange change when change.what() instanceof Filter.Haunted -> Zone.EXILE;
            // "When this is put into a graveyard from anywhere": the card that has arrived there has the ability.
            case Trigger.ZoneChange change
            when ability.zone() == Zone.BATTLEFIELD
                    && change.from() != Zone.BATTLEFIELD
                    && (change.to() == Zone.GRAVEYARD || change.to() == Zone.EXILE)
                    && isItself(change.what()) -> change.to();
            // CR 702.29c: the card is in the graveyard by then.
            case Trigger.Does does
            when does.action() == Action.CYCLE && does.what() instanceof Filter.This -> Zone.GRAVEYARD;
            case Trigger.Discards discards when discards.card() instanceof Filter.This -> Zone.GRAVEYARD;
            case Trigger.ZoneChange _,
                    Trigger.OfPlayers _,
                    Trigger.OfObjects _,
                    Trigger.InCombat _,
                    Trigger.OfDamageOrLife _,
                    Trigger.StepBegins _,
                    Trigger.StateIs _,
                    Trigger.Either _,
                    Trigger.Chapter _,
                    Trigger.Reflexive _ -> ability.zone();
        };
    }

    private static boolean isItself(Filter what) {
        return what instanceof Filter.This
                || what instanceof Filter.And(List<Filter> all) && all.getFirst() instanceof Filter.This;
    }

    private static @Nullable Effect effectOf(Ability ability) {
        return switch (ability) {
            case Ability.Spell s -> s.effect();
            case Ability.Activated a -> a.effect();
            case Ability.Triggered t -> t.effect();
            case Ability.Static _, Ability.Keyword _, Ability.Parameterized _ -> null;
        };
    }

    /// CR 111.3, 111.4: a token has what its creator says, and its subtypes for a name.
    public static Blueprint token(Token token, int power, int toughness) {
        var known = token.predefined() ? PredefinedTokens.find(token) : null;
        if (known != null) return compile(known);
        String name = token.name();
        if (name == null) name = String.join(" ", token.types().subtypes()) + " Token";
        return compile(tokenCard(name, token.types(), token.colors(), power, toughness, token.abilities()));
    }

    static CardDefinition tokenCard(
            String name, TypeLine types, int colors, int power, int toughness, List<Ability> abilities) {
        @Nullable ManaCost none = null;
        var face = new Face(name, none, types, colors, power, toughness, 0, abilities, "");
        return new CardDefinition(name, CardDefinition.Layout.TOKEN, List.of(face));
    }
}
