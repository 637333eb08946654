package splitsecond.cards.vocabulary.noun;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Action;

/// CR 701: what players do by a name that needs no object, as an event and as history: "you investigate", "an opponent
/// proliferates", "you committed a crime this turn".
public record NamedActions(Action action, String base, String third, String past) {

    public static final List<NamedActions> ALL = List.of(
            new NamedActions(Action.SCRY, "scry", "scries", "scried"),
            new NamedActions(Action.SURVEIL, "surveil", "surveils", "surveilled"),
            new NamedActions(Action.SCRY_OR_SURVEIL, "scry or surveil", "scries or surveils", "scried or surveilled"),
            new NamedActions(Action.INVESTIGATE, "investigate", "investigates", "investigated"),
            new NamedActions(Action.PROLIFERATE, "proliferate", "proliferates", "proliferated"),
            new NamedActions(Action.POPULATE, "populate", "populates", "populated"),
            new NamedActions(Action.LEARN, "learn", "learns", "learned"),
            new NamedActions(Action.DISCOVER, "discover", "discovers", "discovered"),
            new NamedActions(Action.MANIFEST_DREAD, "manifest dread", "manifests dread", "manifested dread"),
            new NamedActions(Action.BLIGHT, "blight", "blights", "blighted"),
            new NamedActions(Action.EARTHBEND, "earthbend", "earthbends", "earthbent"),
            new NamedActions(Action.AIRBEND, "airbend", "airbends", "airbent"),
            of(Action.COMMIT_A_CRIME, "commit", "committed", "a crime"),
            of(Action.COLLECT_EVIDENCE, "collect", "collected", "evidence"),
            of(Action.COMPLETE_A_DUNGEON, "complete", "completed", "a dungeon"),
            of(Action.ROLL_DICE, "roll", "rolled", "one or more dice"),
            of(Action.EXPEND_4, "expend", "expended", "4"),
            of(Action.EXPEND_6, "expend", "expended", "6"),
            of(Action.EXPEND_8, "expend", "expended", "8"),
            of(Action.WIN_A_COIN_FLIP, "win", "won", "a coin flip"),
            of(Action.LOSE_A_COIN_FLIP, "lose", "lost", "a coin flip"),
            of(Action.FULLY_UNLOCK_A_ROOM, "fully unlock", "fully unlocked", "a Room"),
            of(Action.BECOME_THE_MONARCH, "become", "became", "the monarch"),
            of(Action.TAKE_THE_INITIATIVE, "take", "took", "the initiative"));

    private static NamedActions of(Action action, String verb, String past, String rest) {
        return new NamedActions(action, verb + " " + rest, verb + "s " + rest, past + " " + rest);
    }

    /// "investigates", "investigate".
    public static final Numbered<Action> VERB = Numbered.of(table(NamedActions::third), table(NamedActions::base));

    private static Phrase<Action> table(Function<NamedActions, String> form) {
        Map<String, Action> words = new LinkedHashMap<>();
        for (NamedActions one : ALL) words.put(form.apply(one), one.action());
        return Phrase.table("what a player does", words);
    }
}
