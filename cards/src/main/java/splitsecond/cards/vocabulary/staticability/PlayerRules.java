package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.MANA;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.AbilityCost;
import splitsecond.engine.ability.StaticEffect.CantCast;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.card.ManaCost;

/// CR 101, 604: how much players may cast, draw, hold, untap, and what abilities cost them.
public final class PlayerRules {
    private PlayerRules() {}

    private static final Reference EACH_PLAYER = new Reference.Each(Nouns.PLAYER, "each");
    private static final Reference EACH_OPPONENT = new Reference.Each(Nouns.OPPONENT, "each");

    /// Whose turn it isn't.
    private static final Reference OTHERS = new Reference.Each(
            Nouns.and(Nouns.PLAYER, new Filter.OtherThan(new Reference.ActivePlayer(""))), "own turns");

    // Casting

    private static final Phrase<Filter> SPELLS_OF_A_KIND = Nouns.SPELLS.one().where(f -> !f.equals(Nouns.SPELL));

    static final Phrase<StaticEffect> CASTING = oneOf(
            "a rule for casting",
            phrase("each player can't cast more than one {} each turn", SPELLS_OF_A_KIND)
                    .as(f -> new CantCast(EACH_PLAYER, f, 1), CantCast.class, CantCast::spells),
            phrase("each opponent can't cast more than one {} each turn", SPELLS_OF_A_KIND)
                    .as(f -> new CantCast(EACH_OPPONENT, f, 1), CantCast.class, CantCast::spells),
            phrase("you can't cast more than one {} each turn", Nouns.SPELLS.one())
                    .as(f -> new CantCast(YOU, f, 1), CantCast.class, CantCast::spells),
            phrase("enchanted player can't cast more than one {} each turn", Nouns.SPELLS.one())
                    .as(
                            f -> new CantCast(new Reference.Host("enchanted player"), f, 1),
                            CantCast.class,
                            CantCast::spells),
            phrase(
                            "each player who has cast {} this turn can't cast additional {}",
                            a(Nouns.SPELLS.one()),
                            Nouns.SPELLS.many())
                    .as(
                            (f, same) -> f.equals(same)
                                    ? new CantCast(new Reference.Each(Nouns.PLAYER, "who has cast"), f, 1)
                                    : null,
                            CantCast.class,
                            CantCast::spells,
                            CantCast::spells),
            phrase("you can't cast {}", Nouns.SPELLS.many())
                    .as(f -> new CantCast(YOU, f, 0), CantCast.class, CantCast::spells),
            phrase("enchanted creature's controller can't cast {}", Nouns.SPELLS.many())
                    .as(
                            f -> new CantCast(
                                    new Reference.ControllerOf(new Reference.Host("enchanted creature"), ""), f, 0),
                            CantCast.class,
                            CantCast::spells),
            phrase("players can cast spells only during their own turns").means(new CantCast(OTHERS, Nouns.SPELL, 0)));

    // What is paid rather than mana costs (CR 118.9)

    private static final Phrase<Cost> PAID_INSTEAD = oneOf(
            "a cost",
            phrase("pay {}", MANA)
                    .as(
                            Cost::mana,
                            Cost.class,
                            c -> c.parts().size() == 1 && c.parts().getFirst() instanceof Cost.Mana(var mana)
                                    ? mana
                                    : ""),
            Costs.IN_SENTENCE);

    /// After "you cast", where that is said; else nothing.
    private static final Phrase<Filter> FROM_SOMEWHERE =
            Phrase.optional(Suffixes.OF_CAST_SPELLS.where(Filter.CastFrom.class::isInstance), Nouns.ANY);

    private static Filter from(Filter spells, Filter somewhere) {
        return somewhere.equals(Nouns.ANY) ? spells : Nouns.with(spells, somewhere);
    }

    private static boolean isFromSomewhere(Filter spells) {
        return Nouns.parts(spells).getLast() instanceof Filter.CastFrom;
    }

    private static Object spells(StaticEffect.ManaCostInstead instead) {
        return isFromSomewhere(instead.spells()) ? Nouns.butLast(instead.spells()) : instead.spells();
    }

    private static Object somewhere(StaticEffect.ManaCostInstead instead) {
        return isFromSomewhere(instead.spells()) ? Nouns.parts(instead.spells()).getLast() : Nouns.ANY;
    }

    private static final Phrase<StaticEffect> COSTS_INSTEAD = oneOf(
            "a rule for casting",
            phrase(
                            "you may {} rather than pay the mana cost for {} you cast {}",
                            PAID_INSTEAD,
                            Nouns.SPELLS.many().where(f -> !isFromSomewhere(f)),
                            FROM_SOMEWHERE)
                    .as(
                            (cost, f, from) -> new StaticEffect.ManaCostInstead(
                                    from(f, from), YOU, cost, StaticEffect.PlayFrom.Often.ALWAYS),
                            StaticEffect.ManaCostInstead.class,
                            StaticEffect.ManaCostInstead::cost,
                            PlayerRules::spells,
                            PlayerRules::somewhere),
            phrase(
                            "{}, you may {} rather than pay the mana cost for {} you cast {}",
                            CastingFromZones.ONCE,
                            PAID_INSTEAD,
                            a(Nouns.SPELLS.one().where(f -> !isFromSomewhere(f))),
                            FROM_SOMEWHERE)
                    .as(
                            (often, cost, f, from) -> new StaticEffect.ManaCostInstead(from(f, from), YOU, cost, often),
                            StaticEffect.ManaCostInstead.class,
                            i -> i.often() == StaticEffect.PlayFrom.Often.ALWAYS ? "" : i.often(),
                            StaticEffect.ManaCostInstead::cost,
                            PlayerRules::spells,
                            PlayerRules::somewhere));

    // Hands, draws, lands, life

    private static Map<String, StaticEffect> players() {
        Map<String, StaticEffect> rules = new LinkedHashMap<>();
        rules.put("you can't play lands", new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.CANT_PLAY_LANDS));
        rules.put(
                "players can't play lands",
                new StaticEffect.PlayerRule(new Reference.Each(Nouns.PLAYER, ""), StaticEffect.Kind.CANT_PLAY_LANDS));
        rules.put(
                "each player can't draw more than one card each turn",
                new StaticEffect.PlayerRule(EACH_PLAYER, StaticEffect.Kind.CANT_DRAW_MORE_THAN_ONE));
        rules.put(
                "each opponent can't draw more than one card each turn",
                new StaticEffect.PlayerRule(EACH_OPPONENT, StaticEffect.Kind.CANT_DRAW_MORE_THAN_ONE));
        rules.put(
                "if an opponent would search a library, that player searches the top four cards of that library"
                        + " instead",
                new StaticEffect.PlayerRule(EACH_OPPONENT, StaticEffect.Kind.SEARCHES_TOP_FOUR));
        rules.put("your life total can't change", new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.LIFE_CANT_CHANGE));
        rules.put(
                "spells and abilities your opponents control can't cause you to sacrifice permanents",
                new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.SACRIFICES_FOR_NO_OPPONENT));
        return rules;
    }

    public static final Phrase<StaticEffect> PLAYERS = table("a rule for players", players());

    private static final Map<String, Reference> HOLDERS = Map.of(
            "your", YOU,
            "each opponent's", EACH_OPPONENT,
            "the chosen player's", new Reference.ChosenPlayer());

    private static final Phrase<StaticEffect> HAND_SIZES = oneOf(
            "a hand size",
            phrase("{} maximum hand size is {}", table("whose", HOLDERS), NUMBER_WORD)
                    .as(
                            (who, k) -> new StaticEffect.MaximumHandSize(who, n(k)),
                            StaticEffect.MaximumHandSize.class,
                            StaticEffect.MaximumHandSize::who,
                            m -> m.size() instanceof Amount.Number(int value) ? value : ""),
            phrase("{} maximum hand size is reduced by {}", table("whose", HOLDERS), NUMBER_WORD)
                    .as(
                            (who, k) -> new StaticEffect.HandSizeChange(who, -k),
                            StaticEffect.HandSizeChange.class,
                            StaticEffect.HandSizeChange::who,
                            c -> -c.by()),
            phrase("{} maximum hand size is increased by {}", table("whose", HOLDERS), NUMBER_WORD)
                    .as(
                            StaticEffect.HandSizeChange::new,
                            StaticEffect.HandSizeChange.class,
                            StaticEffect.HandSizeChange::who,
                            StaticEffect.HandSizeChange::by));

    // Costs of abilities

    private static final Phrase<Filter> SOURCES = oneOf(
            "what has abilities",
            Nouns.PERMANENT.many(),
            phrase("enchanted creature").means(new Filter.AmongThose(new Reference.Host("enchanted creature"))),
            phrase("sources with the chosen name")
                    .means(new Filter.IsChosen(splitsecond.engine.ability.Choice.Kind.CARD_NAME)));

    private static final String NOT_LESS = ". this effect can't reduce the mana in that cost to less than one mana";

    private static AbilityCost cost(
            Filter of, boolean more, ManaCost by, boolean exceptMana, boolean leavesOne, String wording) {
        return new AbilityCost(of, more, by, n(1), exceptMana, leavesOne, Trigger.Activation.ANY, wording);
    }

    private static Phrase<StaticEffect> abilities(String end, boolean more, boolean exceptMana, boolean leavesOne) {
        return phrase("activated abilities of {} cost {} " + end, SOURCES, MANA)
                .as(
                        (of, by) -> cost(of, more, by, exceptMana, leavesOne, ""),
                        AbilityCost.class,
                        AbilityCost::of,
                        AbilityCost::by);
    }

    private static final Phrase<Trigger.Activation> NAMED = table(
            "a kind of ability",
            Map.of(
                    "equip", Trigger.Activation.EQUIP,
                    "cycling", Trigger.Activation.CYCLING,
                    "ninjutsu", Trigger.Activation.NINJUTSU,
                    "exhaust", Trigger.Activation.EXHAUST,
                    "boast", Trigger.Activation.BOAST,
                    "power-up", Trigger.Activation.POWER_UP));

    private static final Filter YOURS = Nouns.and(Nouns.ANY, new Filter.ControlledBy(YOU));

    /// "Equip abilities you activate cost {1} less to activate".
    private static final Phrase<StaticEffect> NAMED_ABILITY_COSTS = oneOf(
            "a change of costs",
            phrase("{} abilities you activate cost {} less to activate", NAMED, MANA)
                    .as(
                            (which, by) -> less(which, YOURS, by, n(1), "you activate"),
                            AbilityCost.class,
                            AbilityCost::which,
                            AbilityCost::by),
            phrase("{} abilities you activate cost {} less to activate for each {}", NAMED, MANA, Counted.UNIT)
                    .as(
                            (which, by, times) -> less(which, YOURS, by, times, "for each"),
                            AbilityCost.class,
                            AbilityCost::which,
                            AbilityCost::by,
                            AbilityCost::times),
            phrase("{} abilities you activate of {} cost {} less to activate", NAMED, Nouns.PERMANENT.many(), MANA)
                    .as(
                            (which, of, by) -> less(
                                    which, Nouns.with(of, new Filter.ControlledBy(YOU)), by, n(1), "you activate of"),
                            AbilityCost.class,
                            AbilityCost::which,
                            c -> Nouns.butLast(c.of()),
                            AbilityCost::by),
            phrase("{} abilities of {} cost {} less to activate", NAMED, Nouns.PERMANENT.many(), MANA)
                    .as(
                            (which, of, by) -> less(which, of, by, n(1), "of"),
                            AbilityCost.class,
                            AbilityCost::which,
                            AbilityCost::of,
                            AbilityCost::by));

    private static AbilityCost less(Trigger.Activation which, Filter of, ManaCost by, Amount times, String wording) {
        return new AbilityCost(of, false, by, times, false, false, which, wording);
    }

    private static final Phrase<StaticEffect> ABILITY_COSTS = oneOf(
            "a change of costs",
            NAMED_ABILITY_COSTS,
            abilities("more to activate", true, false, false),
            abilities("more to activate unless they're mana abilities", true, true, false),
            abilities("less to activate", false, false, false),
            abilities("less to activate" + NOT_LESS, false, false, true),
            phrase("abilities you activate that aren't mana abilities cost {} less to activate" + NOT_LESS, MANA)
                    .as(
                            by -> cost(new Filter.ControlledBy(YOU), false, by, true, true, "yours"),
                            AbilityCost.class,
                            c -> c.wording().equals("yours") ? c.by() : ""),
            phrase("activated abilities cost {} more to activate unless they're mana abilities", MANA)
                    .as(by -> cost(Nouns.ANY, true, by, true, false, "all"), AbilityCost.class, AbilityCost::by),
            phrase("{}'s activated abilities cost {} less to activate" + NOT_LESS, SpokenOf.HOST, MANA)
                    .as(
                            (host, by) -> cost(new Filter.AmongThose(host), false, by, false, true, "host"),
                            AbilityCost.class,
                            c -> c.of() instanceof Filter.AmongThose(Reference host) ? host : "",
                            AbilityCost::by));

    // Untapping (CR 502.3)

    private static final Map<String, Reference> UNTAPPING =
            Map.of("players", new Reference.Each(Nouns.PLAYER, ""), "your opponents", Players.YOUR_OPPONENTS);

    private static final Phrase<StaticEffect> UNTAP_STEPS = oneOf(
            "a rule for untapping",
            phrase(
                            "{} can't untap more than one {} during their untap steps",
                            table("who", UNTAPPING),
                            Nouns.PERMANENT.one())
                    .as(
                            (who, f) -> new StaticEffect.UntapLimit(who, f, 1),
                            StaticEffect.UntapLimit.class,
                            StaticEffect.UntapLimit::who,
                            StaticEffect.UntapLimit::what),
            phrase(
                            "{} can't untap more than {} {} during their untap steps",
                            table("who", UNTAPPING),
                            NUMBER_WORD,
                            Nouns.PERMANENT.many())
                    .as(
                            (who, k, f) -> new StaticEffect.UntapLimit(who, f, k),
                            StaticEffect.UntapLimit.class,
                            StaticEffect.UntapLimit::who,
                            StaticEffect.UntapLimit::most,
                            StaticEffect.UntapLimit::what),
            phrase("you can't untap more than one {} during your untap step", Nouns.PERMANENT.one())
                    .as(
                            f -> new StaticEffect.UntapLimit(YOU, f, 1),
                            StaticEffect.UntapLimit.class,
                            StaticEffect.UntapLimit::what),
            phrase(
                            "untap {} during each other player's untap step",
                            oneOf(
                                    "permanents",
                                    phrase("~").means(References.SELF),
                                    phrase("all {}", Nouns.PERMANENT.many())
                                            .as(
                                                    f -> new Reference.Each(f, "all"),
                                                    Reference.Each.class,
                                                    Reference.Each::filter),
                                    phrase("each {}", Nouns.PERMANENT.one())
                                            .as(
                                                    f -> new Reference.Each(f, "each"),
                                                    Reference.Each.class,
                                                    Reference.Each::filter)))
                    .as(
                            StaticEffect.UntapsWithOthers::new,
                            StaticEffect.UntapsWithOthers.class,
                            StaticEffect.UntapsWithOthers::what));

    static final Phrase<StaticEffect> RULE = oneOf(
            "a rule",
            CASTING,
            FromExile.RULE,
            ManaSpending.RULE,
            CastingFromZones.RULE,
            COSTS_INSTEAD,
            PLAYERS,
            HAND_SIZES,
            ABILITY_COSTS,
            UNTAP_STEPS);
}
