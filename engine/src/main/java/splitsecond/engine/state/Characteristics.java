package splitsecond.engine.state;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.mana.ManaSource;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Shared;
import splitsecond.engine.view.Traits;

/// CR 109.3: what an object is at a moment. Never changed after it is made: effects make another, forks share it.
public final class Characteristics extends Shared implements Traits {

    public final String name;
    public final @Nullable ManaCost manaCost;
    public final int supertypes;
    public final int types;
    public final String[] subtypes;
    public final int colors;
    public final Keywords keywords;
    public final int power;
    public final int toughness;
    /// Before what adds to it, and what counters and switching do (CR 613.4a-b).
    public final int basePower;
    public final int baseToughness;
    public final int loyalty;
    public final CompiledAbility[] abilities;
    public final Rule[] rules;
    /// CR 702.73: every creature type.
    public final boolean allCreatureTypes;

    /// Which events its triggered abilities listen to, one bit per `GameEvent.Kind`.
    public final long listensTo;
    /// Whether any of its abilities is static.
    public final boolean hasStatics;
    /// Whether an ability may define its power and toughness (CR 604.3).
    public final boolean isDefined;
    public final boolean hasManaAbility;
    /// How much mana it brings at most, tapped once and perhaps sacrificed afterwards.
    public final int mostMana;
    /// Whether it brings none while it is tapped.
    public final boolean tapsForMana;
    /// What it is used for if its only mana ability is "{T}: Add" always the same; else null.
    public final @Nullable ManaSource plainSource;
    /// Which ability that is.
    public final int plainIndex;
    /// Whether somebody else than its controller may activate an ability of it.
    public final boolean isForOthers;
    /// Where its static abilities mean something, one bit per zone.
    private final int standsIn;
    /// Where its activated abilities that are no mana abilities work, one bit per zone.
    private final int activatedIn;
    /// Where it has abilities, and where such as trigger or are static, one bit per zone.
    private final int abilitiesIn;

    private final int atWorkIn;

    public Characteristics(
            String name,
            @Nullable ManaCost manaCost,
            int supertypes,
            int types,
            String[] subtypes,
            int colors,
            Keywords keywords,
            int power,
            int toughness,
            int loyalty,
            CompiledAbility[] abilities,
            Rule[] rules,
            boolean allCreatureTypes) {
        this(
                name,
                manaCost,
                supertypes,
                types,
                subtypes,
                colors,
                keywords,
                power,
                toughness,
                power,
                toughness,
                loyalty,
                abilities,
                rules,
                allCreatureTypes);
    }

    public Characteristics(
            String name,
            @Nullable ManaCost manaCost,
            int supertypes,
            int types,
            String[] subtypes,
            int colors,
            Keywords keywords,
            int power,
            int toughness,
            int basePower,
            int baseToughness,
            int loyalty,
            CompiledAbility[] abilities,
            Rule[] rules,
            boolean allCreatureTypes) {
        this.name = name;
        this.manaCost = manaCost;
        this.supertypes = supertypes;
        this.types = types;
        this.subtypes = subtypes;
        this.colors = colors;
        this.keywords = keywords;
        this.power = power;
        this.toughness = toughness;
        this.basePower = basePower;
        this.baseToughness = baseToughness;
        this.loyalty = loyalty;
        this.abilities = abilities;
        this.rules = rules;
        this.allCreatureTypes = allCreatureTypes;
        long events = 0;
        boolean statics = false;
        boolean defined = false;
        boolean mana = false;
        int activated = 0;
        int any = 0;
        int atWork = 0;
        int stands = 0;
        int most = 0;
        int mostByTapping = 0;
        boolean taps = true;
        boolean others = false;
        for (var ability : abilities) {
            events |= ability.listensTo;
            any |= 1 << ability.zone.ordinal();
            if (ability.listensTo != 0 || ability.isStatic()) atWork |= 1 << ability.zone.ordinal();
            statics |= ability.isStatic();
            defined |= ability.source instanceof Ability.Static fixed
                    && fixed.effect() instanceof StaticEffect.DefinePowerToughness;
            mana |= ability.isMana;
            if (ability.mana != null) {
                // It is tapped once, but may be sacrificed afterwards.
                if (ability.mana.taps) mostByTapping = Math.max(mostByTapping, ability.mana.most);
                else most = Math.min(most + ability.mana.most, ManaAbility.UNKNOWN);
                taps &= ability.mana.taps;
            }
            if (ability.standing != CompiledAbility.Standing.NONE) stands |= 1 << ability.zone.ordinal();
            if (!(ability.source instanceof Ability.Activated way)) continue;
            if (!ability.isMana) activated |= 1 << ability.zone.ordinal();
            others |= way.limits().activator() != Ability.Activator.CONTROLLER;
        }
        this.listensTo = events;
        this.hasStatics = statics;
        this.isDefined = defined;
        this.hasManaAbility = mana;
        this.activatedIn = activated;
        abilitiesIn = any;
        atWorkIn = atWork;
        this.standsIn = stands;
        this.mostMana = most + mostByTapping;
        this.tapsForMana = taps;
        isForOthers = others;
        plainIndex = plainIndex();
        plainSource = plainIndex < 0 ? null : plainSource(abilities[plainIndex]);
    }

    /// Its only mana ability, or -1.
    private int plainIndex() {
        int only = -1;
        for (int i = 0; i < abilities.length; i++) {
            if (abilities[i].mana == null) continue;
            if (only >= 0) return -1;
            only = i;
        }
        return only;
    }

    private @Nullable ManaSource plainSource(CompiledAbility ability) {
        var mana = ability.mana;
        if (mana == null || !mana.plain || mana.adding == null || mana.adding.terms() != null) return null;
        if (rules.length > 0) return null;
        int kind = isCreature() ? ManaAbility.CREATURE : isLand() ? ManaAbility.LAND : ManaAbility.ARTIFACT;
        return mana.constantSource(kind, is(Supertype.SNOW));
    }

    private Characteristics(
            Characteristics of, Keywords keywords, int power, int toughness, int basePower, int baseToughness) {
        name = of.name;
        manaCost = of.manaCost;
        supertypes = of.supertypes;
        types = of.types;
        subtypes = of.subtypes;
        colors = of.colors;
        this.keywords = keywords;
        this.power = power;
        this.toughness = toughness;
        this.basePower = basePower;
        this.baseToughness = baseToughness;
        loyalty = of.loyalty;
        abilities = of.abilities;
        rules = of.rules;
        allCreatureTypes = of.allCreatureTypes;
        listensTo = of.listensTo;
        hasStatics = of.hasStatics;
        isDefined = of.isDefined;
        hasManaAbility = of.hasManaAbility;
        standsIn = of.standsIn;
        mostMana = of.mostMana;
        tapsForMana = of.tapsForMana;
        plainSource = of.plainSource;
        plainIndex = of.plainIndex;
        isForOthers = of.isForOthers;
        activatedIn = of.activatedIn;
        abilitiesIn = of.abilitiesIn;
        atWorkIn = of.atWorkIn;
    }

    /// The same with other power and toughness: the most frequent change by far.
    public Characteristics withPowerToughness(int newPower, int newToughness) {
        return with(keywords, newPower, newToughness, basePower, baseToughness);
    }

    public Characteristics withBasePowerToughness(int newPower, int newToughness) {
        return with(keywords, newPower, newToughness, newPower, newToughness);
    }

    /// Nothing that follows from its abilities, rules and types need be worked out again.
    public Characteristics with(
            Keywords newKeywords, int newPower, int newToughness, int newBasePower, int newBaseToughness) {
        return new Characteristics(this, newKeywords, newPower, newToughness, newBasePower, newBaseToughness);
    }

    // What others read of it.

    @Override
    public String name() {
        return name;
    }

    @Override
    public @Nullable ManaCost manaCost() {
        return manaCost;
    }

    @Override
    public int types() {
        return types;
    }

    @Override
    public int supertypes() {
        return supertypes;
    }

    @Override
    public List<String> subtypes() {
        return List.of(subtypes);
    }

    @Override
    public int colors() {
        return colors;
    }

    @Override
    public Keywords keywords() {
        return keywords;
    }

    @Override
    public int power() {
        return power;
    }

    @Override
    public int toughness() {
        return toughness;
    }

    @Override
    public int loyalty() {
        return loyalty;
    }

    @Override
    public int abilities() {
        return abilities.length;
    }

    @Override
    public CompiledAbility ability(int index) {
        return abilities[index];
    }

    @Override
    public boolean hasStatics() {
        return hasStatics;
    }

    @Override
    public boolean hasManaAbility() {
        return hasManaAbility;
    }

    @Override
    public int rules() {
        return rules.length;
    }

    @Override
    public Rule rule(int index) {
        return rules[index];
    }

    @Override
    public boolean is(CardType type) {
        return (types & type.bit()) != 0;
    }

    @Override
    public boolean is(Supertype supertype) {
        return (supertypes & supertype.bit()) != 0;
    }

    @Override
    public boolean isCreature() {
        return (types & CardType.CREATURE.bit()) != 0;
    }

    @Override
    public boolean isLand() {
        return (types & CardType.LAND.bit()) != 0;
    }

    @Override
    public boolean isPermanentCard() {
        return (types & CardType.PERMANENT) != 0;
    }

    /// Whether it has a static ability that means something while it is in that zone.
    public boolean standsIn(Zone zone) {
        return (standsIn >>> zone.ordinal() & 1) != 0;
    }

    /// Whether it has an activated ability that works in that zone and is no mana ability.
    public boolean isActivatedIn(Zone zone) {
        return (activatedIn >>> zone.ordinal() & 1) != 0;
    }

    /// Whether it has an ability of any kind that works in that zone.
    public boolean hasAbilityIn(Zone zone) {
        return (abilitiesIn >>> zone.ordinal() & 1) != 0;
    }

    /// Whether it has a triggered or static ability that works in that zone.
    public boolean isAtWorkIn(Zone zone) {
        return (atWorkIn >>> zone.ordinal() & 1) != 0;
    }

    @Override
    public boolean has(Keyword keyword) {
        return keywords.has(keyword);
    }

    @Override
    public boolean hasSubtype(String subtype) {
        for (String own : subtypes) if (own.equals(subtype)) return true;
        return allCreatureTypes && Subtypes.isCreatureType(subtype);
    }

    public boolean hasRule(Rule.Kind kind) {
        for (var rule : rules) if (rule instanceof Rule.Simple simple && simple.kind() == kind) return true;
        return false;
    }

    @Override
    public int manaValue() {
        return manaCost == null ? 0 : manaCost.manaValue();
    }

    /// Equal in everything a player could tell apart: a cache that equals a fresh computation.
    public boolean sameAs(Characteristics other) {
        return name.equals(other.name)
                && supertypes == other.supertypes
                && types == other.types
                && java.util.Arrays.equals(subtypes, other.subtypes)
                && colors == other.colors
                && keywords.equals(other.keywords)
                && power == other.power
                && toughness == other.toughness
                && basePower == other.basePower
                && baseToughness == other.baseToughness
                && java.util.Arrays.equals(abilities, other.abilities)
                && java.util.Arrays.equals(rules, other.rules)
                && allCreatureTypes == other.allCreatureTypes;
    }

    @Override
    public void fields(Fields fields) {
        // The rest follows from these.
        fields.value(name);
        fields.value(manaCost);
        fields.number(supertypes);
        fields.number(types);
        fields.values(subtypes);
        fields.number(colors);
        fields.value(keywords);
        fields.number(power);
        fields.number(toughness);
        fields.number(basePower);
        fields.number(baseToughness);
        fields.number(loyalty);
        fields.parts(abilities);
        fields.values(rules);
        fields.flag(allCreatureTypes);
    }
}
