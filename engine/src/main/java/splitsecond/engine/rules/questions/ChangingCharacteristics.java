package splitsecond.engine.rules.questions;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.state.Bounded;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Subtypes;

/// CR 613.1: characteristics while effects change them.
final class ChangingCharacteristics {

    /// CR 205.1b.
    private static final int ARTIFACT_CREATURE = CardType.ARTIFACT.bit() | CardType.CREATURE.bit();

    private static final CompiledAbility[] NO_ABILITIES = {};
    private static final Rule[] NO_RULES = {};

    private Characteristics original;
    String name;
    private @Nullable ManaCost manaCost;
    int supertypes;
    int types;
    private String[] subtypes;
    int colors;
    Keywords keywords;
    int power;
    int toughness;
    private int basePower;
    private int baseToughness;
    private int loyalty;
    private CompiledAbility[] abilities;
    private Rule[] rules;
    private boolean allCreatureTypes;

    ChangingCharacteristics(Characteristics of) {
        begin(of);
    }

    /// Begins anew with another object: effects that change many need not make one of these for each.
    final void begin(Characteristics of) {
        original = of;
        name = of.name;
        manaCost = of.manaCost;
        supertypes = of.supertypes;
        types = of.types;
        subtypes = of.subtypes;
        colors = of.colors;
        keywords = of.keywords;
        power = of.power;
        toughness = of.toughness;
        basePower = of.basePower;
        baseToughness = of.baseToughness;
        loyalty = of.loyalty;
        abilities = of.abilities;
        rules = of.rules;
        allCreatureTypes = of.allCreatureTypes;
    }

    Characteristics done() {
        if (isOfTheSameShape())
            return isTheSame() ? original : original.with(keywords, power, toughness, basePower, baseToughness);
        return new Characteristics(
                name,
                manaCost,
                supertypes,
                types,
                subtypes,
                colors,
                keywords,
                power,
                toughness,
                basePower,
                baseToughness,
                loyalty,
                abilities,
                rules,
                allCreatureTypes);
    }

    private boolean isTheSame() {
        return power == original.power
                && toughness == original.toughness
                && basePower == original.basePower
                && baseToughness == original.baseToughness
                && keywords.equals(original.keywords);
    }

    /// Whether nothing but keywords, power and toughness has changed.
    private boolean isOfTheSameShape() {
        return abilities == original.abilities
                && rules == original.rules
                && subtypes == original.subtypes
                && types == original.types
                && supertypes == original.supertypes
                && colors == original.colors
                && allCreatureTypes == original.allCreatureTypes
                && name.equals(original.name)
                && Objects.equals(manaCost, original.manaCost);
    }

    void apply(GameState state, Modification change, Context context) {
        switch (change) {
            case Modification.AddPowerToughness m -> {
                power = Bounded.plus(power, added(state, m.power(), context));
                toughness = Bounded.plus(toughness, added(state, m.toughness(), context));
            }
            case Modification.SetPowerToughness m -> {
                power = amount(state, m.power(), context, power);
                toughness = amount(state, m.toughness(), context, toughness);
                if (m.power() != null) basePower = power;
                if (m.toughness() != null) baseToughness = toughness;
            }
            case Modification.SwitchPowerToughness _ -> {
                int old = power;
                power = toughness;
                toughness = old;
            }
            case Modification.GainKeyword m -> gain(m.keyword());
            case Modification.GainAbility m -> gain(state, m.ability(), context);
            case Modification.GainActivatedAbilities m -> borrow(state, m, context);
            case Modification.LoseKeyword m -> lose(m.keyword());
            case Modification.LoseAllAbilities _ -> loseAll();
            case Modification.CantHaveKeyword m -> {
                lose(m.keyword());
                obey(new Rule.CantHaveKeyword(m.keyword()));
            }
            case Modification.LoseLandwalk _ -> loseLandwalk();
            // CR 118.6: without a mana cost it cannot be paid.
            case Modification.GainForManaCost m -> {
                ManaCost cost = m.generic()
                        ? new ManaCost(manaCost == null ? 0 : manaCost.manaValue(), 0, List.of())
                        : manaCost;
                if (cost != null)
                    gain(
                            state,
                            state.prepared.one(
                                    new Ability.Parameterized(new KeywordAbility.WithCost(m.kind(), Cost.mana(cost)))),
                            context);
            }
            case Modification.LoseAbility m -> lose(m.ability());
            case Modification.ChangeTypes m -> changeTypes(m);
            case Modification.LoseType m -> loseType(m.type());
            case Modification.LoseSupertype m -> supertypes &= ~m.supertype().bit();
            case Modification.LoseCreatureTypes _ -> {
                keepSubtypes(types, true, true, false);
                allCreatureTypes = false;
            }
            case Modification.BecomeChosenType m -> {
                String word = Filters.chosenWord(state, context);
                if (word != null) changeTypes(new Modification.ChangeTypes(0, 0, List.of(word), m.manner(), false));
            }
            case Modification.ChangeColors m ->
                colors = m.manner() == Modification.Manner.ADD ? colors | m.colors() : m.colors();
            case Modification.BecomeChosenColor _ -> {
                int color = Filters.chosenColor(state, context);
                if (color >= 0) colors = 1 << color;
            }
            case Modification.ReplaceWord m -> reword(state, m);
            case Modification.SetName m ->
                name = m.name().equals(Modification.SetName.OWN) ? ownName(state, context) : m.name();
            case Modification.NoManaCost _ -> manaCost = null;
            case Modification.Obey m -> obey(BoundToSource.rule(m.rule(), context));
            // Not matters of an object's own characteristics: see Layering. A choice is made before it lasts.
            case Modification.ChangeControl _,
                    Modification.BecomeCopy _,
                    Modification.KeepThisAbility _,
                    Modification.OneOf _ -> {}
        }
    }

    private String ownName(GameState state, Context context) {
        return state.exists(context.source) ? state.original(context.source).front().name : name;
    }

    /// CR 107.1b: "+X/+X" with an X less than zero adds nothing, and "-X/-X" takes nothing away; doubling does.
    static int added(GameState state, Amount amount, Context context) {
        if (amount instanceof Amount.Number(int value)) return value;
        int added = Amounts.of(state, amount, context);
        if (amount instanceof Amount.Word) return Math.max(0, added);
        boolean takesAway = amount instanceof Amount.Times(int factor, Amount.Word _) && factor < 0;
        return takesAway ? Math.min(0, added) : added;
    }

    private static int amount(GameState state, @Nullable Amount amount, Context context, int otherwise) {
        if (amount == null) return otherwise;
        return amount instanceof Amount.Number number ? number.value() : Amounts.of(state, amount, context);
    }

    // Abilities

    /// CR 113.11: whatever gives it later.
    private boolean isBarred(Keyword keyword) {
        for (var rule : rules) if (rule instanceof Rule.CantHaveKeyword(var barred) && barred == keyword) return true;
        return false;
    }

    void gain(Keyword keyword) {
        if (isBarred(keyword)) return;
        keywords = keywords.with(keyword);
        if (keyword == Keyword.CHANGELING) allCreatureTypes = true;
        add(GrantedKeywords.abilities(keyword));
    }

    /// CR 122.1b: each counter gives the keyword. What it makes the object obey is a rule of the object at once.
    void gainFromCounters(Keyword keyword, int count) {
        if (isBarred(keyword)) return;
        keywords = keywords.with(keyword);
        var abilities = GrantedKeywords.abilities(keyword);
        if (abilities.length == 0) return;
        for (int i = 0; i < count; i++)
            for (var ability : abilities) {
                var rule = GrantedKeywords.ownRule(ability);
                if (rule != null) obey(rule);
                else add(new CompiledAbility[] {ability});
            }
    }

    /// Whether it has gained a keyword, an ability or a rule.
    boolean isChanged() {
        return !keywords.equals(original.keywords) || abilities != original.abilities || rules != original.rules;
    }

    private void gain(GameState state, Ability ability, Context context) {
        if (ability instanceof Ability.Keyword keyword) {
            gain(keyword.keyword());
            return;
        }
        if (NamedGiver.isOfChosenType(ability)) {
            String type = Filters.chosenWord(state, context);
            if (type != null) gain(state, state.prepared.one(NamedGiver.ofType(type, ability)), context);
            return;
        }
        boolean ofColor = NamedGiver.isOfChosenColor(ability);
        int color = ofColor ? Filters.chosenColor(state, context) : GameState.NONE;
        // Before the color is chosen there is no such protection.
        if (ofColor && color < 0) return;
        add(state.prepared.granted(ability, context.source, color, NamedGiver::by, Compiler::granted));
    }

    /// CR 113.10: abilities that others have activated; what works elsewhere than on the battlefield is of no use here.
    private void borrow(GameState state, Modification.GainActivatedAbilities change, Context context) {
        var lenders = new IntList();
        References.find(state, change.of(), context, lenders);
        for (int i = 0; i < lenders.size(); i++)
            for (var own : Layers.of(state, lenders.get(i)).abilities)
                if (own.zone == Zone.BATTLEFIELD
                        && own.source instanceof Ability.Activated
                        && own.activation != Trigger.Activation.TURN_FACE_UP) add(new CompiledAbility[] {own});
    }

    private void add(CompiledAbility[] more) {
        if (more.length == 0) return;
        int size = abilities.length;
        abilities = Arrays.copyOf(abilities, size + more.length);
        System.arraycopy(more, 0, abilities, size, more.length);
    }

    private void add(CompiledAbility one) {
        for (var own : abilities) if (own == one) return;
        abilities = Arrays.copyOf(abilities, abilities.length + 1);
        abilities[abilities.length - 1] = one;
    }

    private void lose(Keyword keyword) {
        keywords = keywords.without(keyword);
        var meant = GrantedKeywords.abilities(keyword);
        if (meant.length == 0) return;
        int kept = 0;
        var left = new CompiledAbility[abilities.length];
        for (var own : abilities) if (!standsFor(meant, own)) left[kept++] = own;
        abilities = Arrays.copyOf(left, kept);
    }

    private static boolean standsFor(CompiledAbility[] meant, CompiledAbility own) {
        for (var one : meant) if (one.source.equals(own.source)) return true;
        return false;
    }

    private void lose(Ability ability) {
        int kept = 0;
        var left = new CompiledAbility[abilities.length];
        for (var own : abilities) if (!own.source.equals(ability)) left[kept++] = own;
        if (kept < abilities.length) abilities = Arrays.copyOf(left, kept);
    }

    private void loseLandwalk() {
        for (var landwalk : Evasion.LANDWALKS) lose(landwalk);
        int kept = 0;
        var left = new CompiledAbility[abilities.length];
        for (var own : abilities)
            if (!(own.source instanceof Ability.Parameterized(KeywordAbility.Landwalk _))) left[kept++] = own;
        if (kept < abilities.length) abilities = Arrays.copyOf(left, kept);
    }

    private void loseAll() {
        keywords = Keywords.NONE;
        abilities = manifested();
        rules = lasting();
    }

    /// What it can't have is no ability of its own.
    private Rule[] lasting() {
        int kept = 0;
        var left = new Rule[rules.length];
        for (var rule : rules) if (rule instanceof Rule.CantHaveKeyword) left[kept++] = rule;
        return kept == 0 ? NO_RULES : Arrays.copyOf(left, kept);
    }

    /// CR 701.40b: that a manifested creature card may be turned face up is no ability of it; by morph, it could not be
    /// (702.37e).
    private CompiledAbility[] manifested() {
        for (var own : abilities)
            if (own.source instanceof Ability.Activated turning
                    && own.activation == Trigger.Activation.TURN_FACE_UP
                    && turning.limits().onlyIf() != null) return new CompiledAbility[] {own};
        return NO_ABILITIES;
    }

    /// CR 707.9d: a copy with stated power and toughness does not copy the ability that defines them.
    void loseDefiningAbilities() {
        int kept = 0;
        var left = new CompiledAbility[abilities.length];
        for (var own : abilities) {
            boolean defines = own.source instanceof Ability.Static fixed
                    && fixed.effect() instanceof StaticEffect.DefinePowerToughness;
            if (!defines) left[kept++] = own;
        }
        if (kept < abilities.length) abilities = Arrays.copyOf(left, kept);
    }

    void obey(Rule rule) {
        rules = Arrays.copyOf(rules, rules.length + 1);
        rules[rules.length - 1] = rule;
    }

    // Text

    /// CR 612.2: of what is printed; what effects grant comes in a later layer (612.3).
    private void reword(GameState state, Modification.ReplaceWord change) {
        var rewording = new Rewording(change);
        keywords = rewording.keywords(keywords);
        rules = rewording.rules(rules);
        int before = Subtypes.BASIC_LAND_TYPES.indexOf(change.from());
        boolean land = before >= 0 && (types & CardType.LAND.bit()) != 0;
        int kept = 0;
        var changed = new CompiledAbility[abilities.length];
        for (var own : abilities) {
            // CR 305.6: the mana ability goes with the type.
            if (land && own == BasicLandTypes.mana(before)) continue;
            changed[kept++] = state.prepared.reworded(own, change, Rewording::compiled);
        }
        if (kept < abilities.length || !Arrays.equals(changed, abilities)) abilities = Arrays.copyOf(changed, kept);
        var renamed = rewording.subtypes(subtypes);
        if (renamed == subtypes) return;
        subtypes = renamed;
        if (land) add(BasicLandTypes.mana(Subtypes.BASIC_LAND_TYPES.indexOf(change.to())));
    }

    // Types

    private void changeTypes(Modification.ChangeTypes change) {
        supertypes |= change.supertypes();
        boolean gainsLandType = false;
        boolean gainsCreatureType = false;
        var gained = change.subtypes();
        for (int i = 0; i < gained.size(); i++) {
            String subtype = gained.get(i);
            if (Subtypes.isLandType(subtype)) gainsLandType |= BasicLandTypes.isBasicLandType(subtype);
            else gainsCreatureType |= Subtypes.isCreatureType(subtype);
        }
        if (change.manner() == Modification.Manner.ADD) {
            types |= change.types();
            allCreatureTypes |= change.allCreatureTypes();
        } else {
            int old = types;
            if (change.types() == ARTIFACT_CREATURE && change.manner() == Modification.Manner.REPLACE)
                types |= ARTIFACT_CREATURE;
            else if (change.types() != 0) types = change.types();
            boolean newCreatureTypes = gainsCreatureType || change.allCreatureTypes();
            keepSubtypes(old, change.types() == 0, newCreatureTypes, gainsLandType);
            if (newCreatureTypes || (types & CardType.CREATURE.bit()) == 0)
                allCreatureTypes = change.allCreatureTypes();
            // CR 305.7: it loses what its text and its old land types gave it; what other effects grant comes in a
            // later layer.
            if (gainsLandType && (types & CardType.LAND.bit()) != 0) loseAll();
        }
        for (int i = 0; i < gained.size(); i++) addSubtype(gained.get(i));
        // CR 305.6.
        if (gainsLandType && (types & CardType.LAND.bit()) != 0)
            for (int type = 0; type < 5; type++)
                if (BasicLandTypes.isOf(change.subtypes(), type)) add(BasicLandTypes.mana(type));
    }

    /// CR 205.1a: subtypes go with the card types they belong to, and give way to new ones of the same kind.
    private void keepSubtypes(int oldTypes, boolean sameTypes, boolean newCreatureTypes, boolean newLandTypes) {
        int kept = 0;
        var left = new String[subtypes.length];
        int others = CardType.ARTIFACT.bit()
                | CardType.ENCHANTMENT.bit()
                | CardType.PLANESWALKER.bit()
                | CardType.BATTLE.bit();
        for (String subtype : subtypes) {
            boolean keep;
            if (Subtypes.isLandType(subtype)) keep = !newLandTypes && (types & CardType.LAND.bit()) != 0;
            else if (Subtypes.isCreatureType(subtype))
                keep = !newCreatureTypes && (types & CardType.CREATURE.bit()) != 0;
            else keep = sameTypes || (types & oldTypes & others) != 0;
            if (keep) left[kept++] = subtype;
        }
        if (kept < subtypes.length) subtypes = Arrays.copyOf(left, kept);
    }

    private void addSubtype(String subtype) {
        for (String own : subtypes) if (own.equals(subtype)) return;
        subtypes = Arrays.copyOf(subtypes, subtypes.length + 1);
        subtypes[subtypes.length - 1] = subtype;
    }

    private void loseType(CardType type) {
        int old = types;
        types &= ~type.bit();
        keepSubtypes(old, true, false, false);
        if (type == CardType.CREATURE) allCreatureTypes = false;
    }
}
