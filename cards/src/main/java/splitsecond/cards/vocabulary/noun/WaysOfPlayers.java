package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.LinkedHashMap;
import java.util.Map;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;

/// "Cards they milled this way": what an instruction before was done to, by certain players of several.
final class WaysOfPlayers {
    private WaysOfPlayers() {}

    /// @param deed in the words of {@link Reference.DoneThisWay}
    /// @param whose whose it was: players do it only with their own
    record Way(String deed, Filter whose) {

        Reference.DoneThisWay to(Filter what) {
            return new Reference.DoneThisWay(Nouns.with(what, whose), deed);
        }
    }

    private static final Map<String, Reference> PLAYERS =
            Map.of("you", YOU, "they", Players.THEY, "that player", Players.THAT_PLAYER);

    private static final Map<String, String> TO_CARDS = Map.of(
            "milled", "milled", "discarded", "discarded", "exiled", "exiled", "revealed", "revealed", "drew", "drawn");

    private static final Map<String, String> TO_PERMANENTS = Map.of("sacrificed", "sacrificed");

    /// @param kind "card " where cards are counted, "" where permanents are
    static Map<String, Way> of(String kind) {
        Map<String, Way> words = new LinkedHashMap<>();
        PLAYERS.forEach((who, player) -> (kind.isEmpty() ? TO_PERMANENTS : TO_CARDS)
                .forEach((verb, deed) -> words.put(
                        who + " " + verb + " this way",
                        new Way(
                                kind + deed,
                                kind.isEmpty() ? new Filter.ControlledBy(player) : new Filter.OwnedBy(player)))));
        return words;
    }

    static Object what(Reference those) {
        return way(those) instanceof Way && those instanceof Reference.DoneThisWay(Filter what, String _)
                ? Nouns.butLast(what)
                : "";
    }

    static Object way(Reference those) {
        return those instanceof Reference.DoneThisWay(Filter what, String deed)
                        && what != null
                        && Nouns.parts(what).size() > 1
                ? new Way(deed, Nouns.parts(what).getLast())
                : "";
    }
}
