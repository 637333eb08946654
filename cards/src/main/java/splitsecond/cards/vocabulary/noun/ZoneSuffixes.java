package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;

/// Where cards are: "in your graveyard", "from exile", "exiled with this artifact".
public final class ZoneSuffixes {
    private ZoneSuffixes() {}

    private static final Phrase<Zone> OPPONENTS_ZONES =
            table("zones", Map.of("graveyards", Zone.GRAVEYARD, "hands", Zone.HAND, "libraries", Zone.LIBRARY));

    private static final String EXILED_WITH_SELF = "exiled with ~";

    private static final String EXILED_WITH_IT = "exiled with it";

    /// CR 607.2a: "exiled with this artifact".
    public static final Phrase<Filter> EXILED_WITH = oneOf(
            "exiled with it",
            phrase(EXILED_WITH_SELF).means(exiledWith(EXILED_WITH_SELF)),
            phrase(EXILED_WITH_IT).means(exiledWith(EXILED_WITH_IT)));

    private static Filter exiledWith(String words) {
        return new Filter.And(
                List.of(new Filter.In(Zone.EXILE, null), new Filter.AmongThose(new Reference.Remembered(words))));
    }

    /// Whether a description is of cards, with where they are.
    public static boolean saysWhereCardsAre(Filter filter) {
        Filter last = Nouns.parts(filter).getLast();
        return last instanceof Filter.In(Zone zone, var _) && zone != Zone.STACK && zone != Zone.BATTLEFIELD
                || last instanceof Filter.And(List<Filter> all)
                        && all.getFirst().equals(new Filter.In(Zone.EXILE, null));
    }

    /// Where cards are: "in" and "from" mean the same here.
    public static final Phrase<Filter> ZONE = oneOf(
            "a zone",
            EXILED_WITH,
            zone("your", YOU),
            zone("a", null),
            zone("an opponent's", Players.AN_OPPONENT),
            phrase("in your opponents' {}", OPPONENTS_ZONES)
                    .as(z -> new Filter.In(z, Players.YOUR_OPPONENTS), Filter.In.class, Filter.In::zone),
            phrase("from your opponents' {}", OPPONENTS_ZONES)
                    .as(z -> new Filter.In(z, Players.YOUR_OPPONENTS), Filter.In.class, Filter.In::zone),
            targetsZone("in"),
            targetsZone("from"),
            zone("their", new Reference.ThatPlayer("their")),
            zone("its owner's", new Reference.OwnerOf(References.IT, "its owner")),
            playersZone("in"),
            playersZone("from"),
            zone("all", new Reference.Each(Nouns.PLAYER, "all")),
            phrase("total in all graveyards")
                    .means(new Filter.In(Zone.GRAVEYARD, new Reference.Each(Nouns.PLAYER, "all together"))),
            phrase("in each graveyard").means(new Filter.In(Zone.GRAVEYARD, new Reference.Each(Nouns.PLAYER, "each"))),
            phrase("from a single graveyard").means(new Filter.SingleGraveyard()),
            phrase("from your hand or graveyard")
                    .means(new Filter.Or(List.of(new Filter.In(Zone.HAND, YOU), new Filter.In(Zone.GRAVEYARD, YOU)))),
            phrase("from graveyards").means(new Filter.In(Zone.GRAVEYARD, null)),
            table("cards of a player in exile", ownedInExile()),
            phrase("in exile").means(new Filter.In(Zone.EXILE, null)),
            phrase("from exile").means(new Filter.In(Zone.EXILE, null)));

    static final Phrase<Filter> PLACE = oneOf(
            "a zone",
            phrase("in your graveyard").means(new Filter.In(Zone.GRAVEYARD, YOU)),
            phrase("in a graveyard").means(new Filter.In(Zone.GRAVEYARD, null)),
            phrase("in exile").means(new Filter.In(Zone.EXILE, null)));

    /// CR 406: exile is shared, so that its cards are told apart by their owners. Others are said with `OWN`.
    private static Map<String, Filter> ownedInExile() {
        Map<String, Filter> words = new LinkedHashMap<>();
        words.put("that player owns in exile", new Filter.In(Zone.EXILE, Players.THAT_PLAYER));
        words.put("they own in exile", new Filter.In(Zone.EXILE, Players.THEY));
        for (String graveyard : List.of("in exile and in your graveyard", "in your graveyard and in exile"))
            words.put(
                    "you own " + graveyard,
                    new Filter.Or(
                            graveyard.startsWith("in exile")
                                    ? List.of(new Filter.In(Zone.EXILE, YOU), new Filter.In(Zone.GRAVEYARD, YOU))
                                    : List.of(new Filter.In(Zone.GRAVEYARD, YOU), new Filter.In(Zone.EXILE, YOU))));
        return words;
    }

    private static Phrase<Filter> playersZone(String in) {
        return phrase(in + " {}'s {}", lazy(() -> References.CERTAIN_PLAYER), Words.ZONE_OF_CARDS)
                .as(
                        (who, z) -> new Filter.In(z, who),
                        Filter.In.class,
                        i -> i.whose() == null ? "" : i.whose(),
                        Filter.In::zone);
    }

    private static Phrase<Filter> targetsZone(String in) {
        return phrase(in + " target {}'s {}", Nouns.PLAYERS, Words.ZONE_OF_CARDS)
                .as(
                        (f, z) -> new Filter.In(z, new Reference.Target(TargetSlot.one(f))),
                        Filter.In.class,
                        i -> i.whose() instanceof Reference.Target(TargetSlot slot) ? slot.filter() : "",
                        Filter.In::zone);
    }

    private static Phrase<Filter> zone(String whose, @org.jspecify.annotations.Nullable Reference who) {
        String zone = whose.equals("all") ? "graveyards" : "";
        if (!zone.isEmpty())
            return oneOf(
                    "a zone",
                    phrase("in all " + zone).means(new Filter.In(Zone.GRAVEYARD, who)),
                    phrase("from all " + zone).means(new Filter.In(Zone.GRAVEYARD, who)));
        return oneOf(
                "a zone",
                phrase("in " + whose + " {}", Words.ZONE_OF_CARDS)
                        .as(z -> new Filter.In(z, who), Filter.In.class, Filter.In::zone),
                phrase("from " + whose + " {}", Words.ZONE_OF_CARDS)
                        .as(z -> new Filter.In(z, who), Filter.In.class, Filter.In::zone));
    }
}
