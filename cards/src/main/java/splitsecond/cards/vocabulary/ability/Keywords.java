package splitsecond.cards.vocabulary.ability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.DIGITS;
import static splitsecond.cards.vocabulary.word.Words.MANA;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Name;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.KeywordAbility.CastAnotherWay;
import splitsecond.engine.ability.KeywordAbility.CostKind;
import splitsecond.engine.ability.KeywordAbility.Craft;
import splitsecond.engine.ability.KeywordAbility.Cycling;
import splitsecond.engine.ability.KeywordAbility.Enchant;
import splitsecond.engine.ability.KeywordAbility.Equip;
import splitsecond.engine.ability.KeywordAbility.HexproofFrom;
import splitsecond.engine.ability.KeywordAbility.Kicker;
import splitsecond.engine.ability.KeywordAbility.Kind;
import splitsecond.engine.ability.KeywordAbility.Landwalk;
import splitsecond.engine.ability.KeywordAbility.Numbered;
import splitsecond.engine.ability.KeywordAbility.Protection;
import splitsecond.engine.ability.KeywordAbility.Suspend;
import splitsecond.engine.ability.KeywordAbility.Ward;
import splitsecond.engine.ability.KeywordAbility.WithCost;
import splitsecond.engine.ability.Token;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.card.TypeLine;

/// CR 702: keyword abilities.
public final class Keywords {
    private Keywords() {}

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /// What one can have protection from, or be hexproof from.
    private static final Phrase<Filter> QUALITY = oneOf(
            "a quality",
            COLOR.map(Filter.IsColor::new, Filter.IsColor.class, Filter.IsColor::color),
            table(
                    "a quality",
                    Map.ofEntries(
                            Map.entry("everything", Nouns.ANY),
                            Map.entry("all colors", new Filter.ColorCount(1, 5)),
                            Map.entry("each color", new Filter.ColorCount(1, 5)),
                            Map.entry("multicolored", new Filter.ColorCount(2, 5)),
                            Map.entry("monocolored", new Filter.ColorCount(1, 1)),
                            Map.entry("colorless", new Filter.ColorCount(0, 0)),
                            Map.entry(
                                    "the chosen color",
                                    new Filter.IsChosen(splitsecond.engine.ability.Choice.Kind.COLOR)),
                            Map.entry(
                                    "the chosen player",
                                    new Filter.ControlledBy(new splitsecond.engine.ability.Reference.ChosenPlayer())),
                            Map.entry(
                                    "spells that are one or more colors",
                                    Nouns.and(Nouns.SPELL, new Filter.ColorCount(1, 5))),
                            Map.entry("instants", new Filter.IsType(CardType.INSTANT)),
                            Map.entry("sorceries", new Filter.IsType(CardType.SORCERY)))),
            Nouns.PERMANENT.many().where(f -> !f.equals(Nouns.ANY)));

    private static final Phrase<KeywordAbility> PROTECTION = oneOf(
            "protection",
            phrase("protection from {}", QUALITY)
                    .as(f -> new Protection(f, ""), Protection.class, p -> p.spares() == null ? p.from() : ""),
            phrase("protection from {} and from {}", QUALITY, QUALITY)
                    .as(
                            (x, y) -> new Protection(new Filter.Or(List.of(x, y)), "and"),
                            Protection.class,
                            p -> either(p.from(), 0),
                            p -> either(p.from(), 1)),
            phrase("hexproof from {}", QUALITY)
                    .as(f -> new HexproofFrom(f, ""), HexproofFrom.class, HexproofFrom::from));

    private static Object either(Filter filter, int which) {
        return filter instanceof Filter.Or(List<Filter> any) && any.size() == 2 ? any.get(which) : filter;
    }

    private static final Phrase<Amount> NUMBER =
            oneOf("a number", Amounts.NUMERAL, phrase("X").means(Words.X));

    private static Phrase<KeywordAbility> ways() {
        List<Phrase<KeywordAbility>> ways = new ArrayList<>();
        for (CastingWay way : CastingWay.values())
            if (way.isKeywordWithCost())
                ways.add(phrase(way.word() + " {}", Costs.OF_KEYWORD)
                        .as(c -> new CastAnotherWay(way, c), CastAnotherWay.class, CastAnotherWay::cost));
        for (CostKind kind : CostKind.values())
            ways.add(phrase(word(kind) + " {}", Costs.OF_KEYWORD)
                    .as(c -> new WithCost(kind, c), WithCost.class, WithCost::cost));
        for (Kind kind : Kind.values())
            ways.add(phrase(word(kind) + " {}", NUMBER)
                    .as(k -> new Numbered(kind, k), Numbered.class, Numbered::number));
        return oneOf("a keyword", ways);
    }

    /// CR 702.124.
    private static Phrase<KeywordAbility> deckRules() {
        List<Phrase<KeywordAbility>> rules = new ArrayList<>();
        for (String words : List.of(
                "choose a Background",
                "doctor's companion",
                "friends forever",
                "partner—Friends forever",
                "partner—Survivors",
                "partner—Character select",
                "partner—Father & son")) rules.add(phrase(words).means(new KeywordAbility.DeckRule(words)));
        for (String words : Companions.CONDITIONS)
            rules.add(phrase("companion — " + words + ".").means(new KeywordAbility.DeckRule(words)));
        return oneOf("a rule for decks", rules);
    }

    private static Phrase<KeywordAbility> gifts() {
        List<Phrase<KeywordAbility>> gifts = new ArrayList<>();
        for (var present : KeywordAbility.Present.values())
            gifts.add(phrase("gift " + present.words()).means(new KeywordAbility.Gift(present)));
        return oneOf("a gift", gifts);
    }

    private static Phrase<KeywordAbility> typecycling() {
        List<Phrase<KeywordAbility>> kinds = new ArrayList<>();
        kinds.add(typecycling("basic landcycling", Nouns.and(new Filter.IsSupertype(Supertype.BASIC), Nouns.LAND)));
        kinds.add(typecycling("landcycling", Nouns.LAND));
        kinds.add(typecycling("artifact landcycling", Nouns.and(new Filter.IsType(CardType.ARTIFACT), Nouns.LAND)));
        for (String subtype : List.of("Plains", "Island", "Swamp", "Mountain", "Forest", "Wizard", "Sliver", "Desert"))
            kinds.add(typecycling(subtype.toLowerCase(Locale.ROOT) + "cycling", new Filter.IsSubtype(subtype)));
        return oneOf("typecycling", kinds);
    }

    private static Phrase<KeywordAbility> typecycling(String word, Filter what) {
        return phrase(word + " {}", Costs.OF_KEYWORD).as(c -> new Cycling(c, what, ""), Cycling.class, Cycling::cost);
    }

    /// Keywords whose number is asked for as they do something.
    private static final Phrase<Kind> WITH_AMOUNT = table(
            "a keyword",
            List.of(
                    Kind.AFFLICT,
                    Kind.ANNIHILATOR,
                    Kind.BUSHIDO,
                    Kind.FIREBENDING,
                    Kind.FRENZY,
                    Kind.MOBILIZE,
                    Kind.TOXIC),
            Keywords::word);

    private static final Phrase<Filter> SPLICED_ONTO = table(
            "a kind of spell",
            Map.of(
                    "Arcane",
                    new Filter.IsSubtype("Arcane"),
                    "instant or sorcery",
                    new Filter.Or(List.of(new Filter.IsType(CardType.INSTANT), new Filter.IsType(CardType.SORCERY)))));

    public static final Phrase<KeywordAbility> PARAMETERIZED = oneOf(
            "a keyword",
            phrase(
                            "enchant {}",
                            oneOf(
                                    "what it can enchant",
                                    Nouns.PERMANENT.one(),
                                    Nouns.PLAYERS,
                                    Nouns.CARDS_IN_ZONE.one()))
                    .as(Enchant::new, Enchant.class, Enchant::what),
            phrase("equip {}", Costs.OF_KEYWORD).as(c -> new Equip(c, null), Equip.class, Equip::cost),
            phrase("equip {} {}", Nouns.PERMANENT.one(), Costs.OF_KEYWORD)
                    .as((f, c) -> new Equip(c, f), Equip.class, e -> e.only() == null ? e : e.only(), Equip::cost),
            phrase("partner").means(new KeywordAbility.Partner("")),
            phrase("partner with {}", new Name())
                    .as(
                            KeywordAbility.Partner::new,
                            KeywordAbility.Partner.class,
                            p -> p.with().equals("commander") ? "" : p.with()),
            deckRules(),
            gifts(),
            phrase("aftermath").means(new CastAnotherWay(CastingWay.AFTERMATH, Cost.NONE)),
            PROTECTION,
            phrase("ward {}", Costs.OF_KEYWORD).as(Ward::new, Ward.class, Ward::cost),
            phrase("cycling {}", Costs.OF_KEYWORD).as(c -> new Cycling(c, null, ""), Cycling.class, Cycling::cost),
            typecycling(),
            phrase("kicker {}", Costs.OF_KEYWORD)
                    .as(
                            c -> new Kicker(List.of(c), false),
                            Kicker.class,
                            k -> k.costs().getFirst()),
            phrase("kicker {} and/or {}", MANA, MANA)
                    .as(
                            (x, y) -> new Kicker(List.of(Cost.mana(x), Cost.mana(y)), false),
                            Kicker.class,
                            k -> mana(k.costs().getFirst()),
                            k -> mana(k.costs().getLast())),
            phrase("multikicker {}", Costs.OF_KEYWORD)
                    .as(
                            c -> new Kicker(List.of(c), true),
                            Kicker.class,
                            k -> k.costs().getFirst()),
            phrase("splice onto {} {}", SPLICED_ONTO, Costs.OF_KEYWORD)
                    .as(
                            KeywordAbility.Splice::new,
                            KeywordAbility.Splice.class,
                            KeywordAbility.Splice::onto,
                            KeywordAbility.Splice::cost),
            phrase("buyback {}", Costs.OF_KEYWORD)
                    .as(KeywordAbility.Buyback::new, KeywordAbility.Buyback.class, KeywordAbility.Buyback::cost),
            phrase("entwine {}", Costs.OF_KEYWORD)
                    .as(KeywordAbility.Entwine::new, KeywordAbility.Entwine.class, KeywordAbility.Entwine::cost),
            phrase("escalate {}", Costs.OF_KEYWORD)
                    .as(KeywordAbility.Escalate::new, KeywordAbility.Escalate.class, KeywordAbility.Escalate::cost),
            phrase("replicate {}", Costs.OF_KEYWORD)
                    .as(KeywordAbility.Replicate::new, KeywordAbility.Replicate.class, KeywordAbility.Replicate::cost),
            ways(),
            phrase("{} X, where X is {}.", WITH_AMOUNT, Amounts.EXPRESSION)
                    .as(
                            (kind, x) ->
                                    x instanceof Amount.Number || x instanceof Amount.X ? null : new Numbered(kind, x),
                            Numbered.class,
                            Numbered::kind,
                            Numbered::number),
            phrase("affinity for {}", Nouns.PERMANENT.many())
                    .as(KeywordAbility.Affinity::new, KeywordAbility.Affinity.class, KeywordAbility.Affinity::what),
            phrase("suspend {}—{}", NUMBER, MANA).as(Suspend::new, Suspend.class, Suspend::time, Suspend::cost),
            phrase("impending {}—{}", NUMBER, MANA)
                    .as(
                            (k, cost) -> new KeywordAbility.Impending(k, Cost.mana(cost)),
                            KeywordAbility.Impending.class,
                            KeywordAbility.Impending::time,
                            i -> mana(i.cost())),
            phrase("prototype {} — {}", MANA, Words.SIZE)
                    .as(
                            Keywords::prototype,
                            KeywordAbility.Prototype.class,
                            KeywordAbility.Prototype::cost,
                            p -> new Words.PowerToughness(Words.n(p.power()), Words.n(p.toughness()))),
            phrase("reinforce {}—{}", NUMBER, MANA)
                    .as(
                            (k, cost) -> new KeywordAbility.Reinforce(k, Cost.mana(cost)),
                            KeywordAbility.Reinforce.class,
                            KeywordAbility.Reinforce::counters,
                            r -> mana(r.cost())),
            phrase("awaken {}—{}", NUMBER, MANA)
                    .as(
                            (k, cost) -> new KeywordAbility.Awaken(k, Cost.mana(cost)),
                            KeywordAbility.Awaken.class,
                            KeywordAbility.Awaken::counters,
                            r -> mana(r.cost())),
            phrase("crew {}", DIGITS)
                    .as(KeywordAbility.Crew::new, KeywordAbility.Crew.class, KeywordAbility.Crew::power),
            phrase("craft with {} {}", Nouns.PERMANENT.one(), Costs.OF_KEYWORD)
                    .as((f, c) -> new Craft(f, Count.ONE, c, ""), Craft.class, Craft::materials, Craft::cost),
            phrase("craft with one or more {} {}", Nouns.PERMANENT.many(), Costs.OF_KEYWORD)
                    .as(
                            (f, c) -> new Craft(f, new Count(Words.n(1), null), c, "one or more"),
                            Craft.class,
                            Craft::materials,
                            Craft::cost),
            phrase("craft with {} {} {}", Words.NUMBER_WORD.where(k -> k > 1), Nouns.PERMANENT.many(), Costs.OF_KEYWORD)
                    .as(
                            (k, f, c) -> new Craft(f, Count.exactly(Words.n(k)), c, "several"),
                            Craft.class,
                            k -> k.count().least() instanceof Amount.Number(int number) ? number : "",
                            Craft::materials,
                            Craft::cost),
            phrase("champion {}", Nouns.one(Nouns.PERMANENT.one()))
                    .as(KeywordAbility.Champion::new, KeywordAbility.Champion.class, KeywordAbility.Champion::what),
            table(
                    "landwalk",
                    Map.of(
                            "nonbasic landwalk",
                                    new Landwalk(
                                            Nouns.and(
                                                    new Filter.Not(new Filter.IsSupertype(Supertype.BASIC)),
                                                    Nouns.LAND),
                                            ""),
                            "legendary landwalk",
                                    new Landwalk(
                                            Nouns.and(new Filter.IsSupertype(Supertype.LEGENDARY), Nouns.LAND), ""),
                            "snow landwalk",
                                    new Landwalk(Nouns.and(new Filter.IsSupertype(Supertype.SNOW), Nouns.LAND), ""),
                            "desertwalk", new Landwalk(new Filter.IsSubtype("Desert"), ""))));

    private static @Nullable KeywordAbility prototype(ManaCost cost, Words.PowerToughness size) {
        return size.power() instanceof Amount.Number(int power) && size.toughness() instanceof Amount.Number(int tough)
                ? new KeywordAbility.Prototype(cost, power, tough)
                : null;
    }

    private static Object mana(Cost cost) {
        return cost.parts().size() == 1 && cost.parts().getFirst() instanceof Cost.Mana(var mana) ? mana : cost;
    }

    static final Phrase<Ability> KEYWORD = oneOf(
            "a keyword",
            Words.KEYWORD.map(Ability.Keyword::new, Ability.Keyword.class, Ability.Keyword::keyword),
            PARAMETERIZED.map(Ability.Parameterized::new, Ability.Parameterized.class, Ability.Parameterized::keyword),
            Phrase.<Ability>lazy(() -> Keywords.AFTERLIFE));

    private static final Phrase<Ability> AFTERLIFE = phrase("afterlife {}", Amounts.NUMERAL)
            .as(
                    Keywords::afterlife,
                    Ability.Triggered.class,
                    t -> t.effect() instanceof Effect.CreateToken create ? create.count() : "");

    /// CR 702.135: "When this permanent is put into a graveyard from the battlefield, create N 1/1 white and black
    /// Spirit creature tokens with flying."
    private static Ability afterlife(Amount count) {
        Token spirit = new Token(
                null,
                new TypeLine(0, CardType.CREATURE.bit(), List.of("Spirit")),
                Color.WHITE.bit() | Color.BLACK.bit(),
                Words.n(1),
                Words.n(1),
                List.of(new Ability.Keyword(splitsecond.engine.card.Keyword.FLYING)),
                false);
        return new Ability.Triggered(
                new Trigger.ZoneChange(Nouns.THIS, Zone.BATTLEFIELD, Zone.GRAVEYARD, false, "afterlife"),
                null,
                new Effect.CreateToken(Words.YOU, count, spirit, false, false, List.of(), "afterlife"),
                0,
                Zone.BATTLEFIELD,
                "afterlife");
    }

    /// A line of keywords: "Flying, vigilance", "Flying; banding".
    static final Phrase<List<Ability>> LINE = oneOf(
            "keywords",
            Phrase.repeat(oneOf("a keyword", KEYWORD, KEYWORD.capital()), 1, ", "),
            Phrase.repeat(KEYWORD, 2, "; "));

    /// A keyword that something has or gains.
    public static final Phrase<Ability> ONE_OF_LIST = oneOf(
            "a keyword",
            Words.KEYWORD.map(Ability.Keyword::new, Ability.Keyword.class, Ability.Keyword::keyword),
            AFTERLIFE,
            oneOf(
                            "a keyword",
                            PROTECTION,
                            phrase("ward {}", Costs.OF_KEYWORD).as(Ward::new, Ward.class, Ward::cost),
                            phrase("equip {}", Costs.OF_KEYWORD)
                                    .as(c -> new Equip(c, null), Equip.class, e -> e.only() == null ? e.cost() : ""),
                            phrase("crew {}", DIGITS)
                                    .as(
                                            KeywordAbility.Crew::new,
                                            KeywordAbility.Crew.class,
                                            KeywordAbility.Crew::power),
                            grantedNumbers())
                    .map(Ability.Parameterized::new, Ability.Parameterized.class, Ability.Parameterized::keyword));

    /// Keywords that something has or gains: "flying", "flying and trample", "flying, vigilance, and trample".
    public static final Phrase<List<Ability>> LIST = list(ONE_OF_LIST, "and");

    /// The same before a last ability: "flying, trample, and …".
    public static final Phrase<List<Ability>> BEFORE_THE_LAST = Phrase.repeat(ONE_OF_LIST, 2, ", ");

    private static Phrase<KeywordAbility> grantedNumbers() {
        List<Phrase<KeywordAbility>> kinds = new ArrayList<>();
        for (Kind kind : List.of(
                Kind.ANNIHILATOR,
                Kind.BUSHIDO,
                Kind.TOXIC,
                Kind.AFFLICT,
                Kind.RAMPAGE,
                Kind.FIREBENDING,
                Kind.FRENZY,
                Kind.MOBILIZE))
            kinds.add(phrase(word(kind) + " {}", NUMBER)
                    .as(k -> new Numbered(kind, k), Numbered.class, Numbered::number));
        for (Kind kind : List.of(Kind.ABSORB, Kind.FABRICATE, Kind.POISONOUS, Kind.RENOWN, Kind.SOULSHIFT))
            kinds.add(phrase(word(kind) + " {}", Amounts.NUMERAL)
                    .as(k -> new Numbered(kind, k), Numbered.class, Numbered::number));
        kinds.add(phrase("outlast {}", Costs.OF_KEYWORD)
                .as(c -> new WithCost(CostKind.OUTLAST, c), WithCost.class, WithCost::cost));
        return oneOf("a keyword", kinds);
    }
}
