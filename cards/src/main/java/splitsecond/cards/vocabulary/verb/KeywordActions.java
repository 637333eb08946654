package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.noun.Amounts.VALUE;
import static splitsecond.cards.vocabulary.noun.References.OBJECT;
import static splitsecond.cards.vocabulary.noun.References.SUBJECT;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.KeywordAction;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;

/// CR 701: keyword actions.
public final class KeywordActions {
    private KeywordActions() {}

    private static Object number(KeywordAction action) {
        return action.number() == null ? "" : action.number();
    }

    private static Object what(KeywordAction action) {
        return action.what() == null ? "" : action.what();
    }

    /// CR 701.41: each of up to so many other target creatures gets a counter.
    private static KeywordAction support(Amount count) {
        TargetSlot slot = new TargetSlot(Nouns.and(Nouns.OTHER, Nouns.CREATURE), Count.upTo(count), false, null, "");
        return new KeywordAction(Action.SUPPORT, null, new Reference.Target(slot), "");
    }

    private static Object supported(KeywordAction action) {
        return action.what() instanceof Reference.Target(TargetSlot slot)
                        && slot.count().most() != null
                ? slot.count().most()
                : "";
    }

    /// CR 701.66a; a target of its own each time it is said (115.3).
    private static KeywordAction earthbend(Amount number) {
        var land = new Reference.Target(TargetSlot.one(Nouns.and(Nouns.LAND, new Filter.ControlledBy(YOU))));
        return new KeywordAction(Action.EARTHBEND, number, land, "");
    }

    private static Phrase<Effect> amass(String words, Action action, String kind) {
        return phrase(words, VALUE)
                .as(k -> new KeywordAction(action, k, null, kind), KeywordAction.class, KeywordActions::number);
    }

    /// Those of which nothing more is said.
    private static final Phrase<Effect> BARE = oneOf(
            "a keyword action",
            phrase("proliferate").means(new Effect.Proliferate()),
            phrase("investigate").means(new KeywordAction(Action.INVESTIGATE, null, null, "")),
            phrase("populate").means(new KeywordAction(Action.POPULATE, null, null, "")),
            phrase("learn").means(new KeywordAction(Action.LEARN, null, null, "")),
            phrase("recruit").means(new KeywordAction(Action.RECRUIT, null, null, "")));

    private static final Phrase<Reference> OTHER_PLAYER = References.PLAYER.one();

    private static final Phrase<Action> DONE = table(
            "what a player does",
            Map.of(
                    "investigates", Action.INVESTIGATE,
                    "manifests dread", Action.MANIFEST_DREAD,
                    "manifests the top card of their library", Action.MANIFEST,
                    "populates", Action.POPULATE,
                    "proliferates", Action.PROLIFERATE,
                    "learns", Action.LEARN));

    private static final Phrase<Action> DONE_SO_MUCH = table(
            "what a player does",
            Map.of(
                    "discovers", Action.DISCOVER,
                    "scries", Action.SCRY,
                    "surveils", Action.SURVEIL,
                    "blights", Action.BLIGHT));

    private static final String BY_PLAYER = "by a player";

    private static Object player(KeywordAction action) {
        return action.wording().equals(BY_PLAYER) ? what(action) : "";
    }

    /// What another player than you does: "its controller investigates", "that player discovers 3".
    private static final Phrase<Effect> BY_PLAYERS = oneOf(
            "a keyword action",
            phrase("{} {}", OTHER_PLAYER, DONE)
                    .as(
                            (who, action) -> new KeywordAction(action, null, who, BY_PLAYER),
                            KeywordAction.class,
                            k -> k.number() == null ? player(k) : "",
                            KeywordAction::action),
            phrase("{} {} {}", OTHER_PLAYER, DONE_SO_MUCH, VALUE)
                    .as(
                            (who, action, k) -> new KeywordAction(action, k, who, BY_PLAYER),
                            KeywordAction.class,
                            KeywordActions::player,
                            KeywordAction::action,
                            KeywordActions::number));

    public static final Phrase<Effect> VERB = oneOf(
            "a keyword action",
            BARE,
            BY_PLAYERS,
            amass("amass Zombies {}", Action.AMASS_ZOMBIES, "Zombies"),
            amass("amass Orcs {}", Action.AMASS_ORCS, "Orcs"),
            amass("amass Goblins {}", Action.AMASS_GOBLINS, "Goblins"),
            amass("amass {}", Action.AMASS_ZOMBIES, "Zombie"),
            phrase("support {}", VALUE).as(KeywordActions::support, KeywordAction.class, KeywordActions::supported),
            phrase("earthbend {}", VALUE).as(KeywordActions::earthbend, KeywordAction.class, KeywordActions::number),
            phrase("airbend {}", OBJECT)
                    .as(w -> new KeywordAction(Action.AIRBEND, null, w, ""), KeywordAction.class, KeywordActions::what),
            phrase("manifest dread").means(new KeywordAction(Action.MANIFEST_DREAD, null, null, "")),
            phrase("manifest the top card of your library")
                    .means(new KeywordAction(Action.MANIFEST, n(1), null, "top")),
            phrase("manifest the top {} cards of your library", Amounts.SEVERAL)
                    .as(
                            k -> new KeywordAction(Action.MANIFEST, k, null, "top"),
                            KeywordAction.class,
                            KeywordActions::number),
            phrase("you incubate {}", VALUE)
                    .as(
                            k -> new KeywordAction(Action.INCUBATE, k, YOU, "you"),
                            KeywordAction.class,
                            KeywordActions::number),
            phrase("{} incubates {}", References.PLAYER.one(), VALUE)
                    .as(
                            (who, k) -> new KeywordAction(Action.INCUBATE, k, who, ""),
                            KeywordAction.class,
                            KeywordActions::what,
                            KeywordActions::number),
            phrase("venture into the dungeon").means(new KeywordAction(Action.VENTURE, null, null, "")),
            phrase("you take the initiative").means(new KeywordAction(Action.TAKE_THE_INITIATIVE, null, null, "")),
            phrase("clash with an opponent")
                    .means(new KeywordAction(
                            Action.CLASH, null, new Reference.Chosen(Nouns.OPPONENT, Count.ONE, YOU), "")),
            phrase("blight {}", VALUE)
                    .as(
                            k -> new KeywordAction(Action.BLIGHT, k, null, ""),
                            KeywordAction.class,
                            KeywordActions::number),
            phrase("{} (endures|endure) {}", SUBJECT, VALUE)
                    .as(
                            (w, k) -> new KeywordAction(Action.ENDURE, k, w, ""),
                            KeywordAction.class,
                            KeywordActions::what,
                            KeywordActions::number),
            phrase("{} (connives|connive) {}", SUBJECT, VALUE)
                    .as(
                            (w, k) -> new KeywordAction(Action.CONNIVE, k, w, "n"),
                            KeywordAction.class,
                            KeywordActions::what,
                            KeywordActions::number),
            phrase("you may pay any amount of {E}").means(new KeywordAction(Action.PAY_ENERGY, n(0), null, "any")),
            phrase("you may pay one or more {E}").means(new KeywordAction(Action.PAY_ENERGY, n(1), null, "some")),
            phrase("unlock a locked door of {}", OBJECT)
                    .as(
                            w -> new KeywordAction(Action.UNLOCK_A_DOOR, null, w, ""),
                            KeywordAction.class,
                            k -> k.action() == Action.UNLOCK_A_DOOR ? KeywordActions.what(k) : ""),
            phrase("lock or unlock a door of {}", OBJECT)
                    .as(
                            w -> new KeywordAction(Action.LOCK_OR_UNLOCK_A_DOOR, null, w, ""),
                            KeywordAction.class,
                            k -> k.action() == Action.LOCK_OR_UNLOCK_A_DOOR ? KeywordActions.what(k) : ""),
            phrase("flip {}", OBJECT)
                    .as(w -> new KeywordAction(Action.FLIP, null, w, ""), KeywordAction.class, KeywordActions::what),
            phrase("turn {} face up", OBJECT)
                    .as(
                            w -> new KeywordAction(Action.TURN_FACE_UP, null, w, ""),
                            KeywordAction.class,
                            KeywordActions::what),
            phrase("{} becomes saddled until end of turn", SUBJECT.one())
                    .as(
                            what -> new Effect.KeywordAction(Action.SADDLE, null, what, "becomes saddled"),
                            Effect.KeywordAction.class,
                            Effect.KeywordAction::what),
            phrase("turn {} face down", OBJECT)
                    .as(
                            w -> new KeywordAction(Action.TURN_FACE_DOWN, null, w, ""),
                            KeywordAction.class,
                            KeywordActions::what));
}
