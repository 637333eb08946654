package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;

import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Move;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// Its owner puts it on the top or bottom of their library.
final class OwnersChoice {
    private OwnersChoice() {}

    static final Phrase<Effect> MOVE = oneOf(
            "move",
            ownerPuts("the owner of {} puts it on their choice of the top or bottom of their library", "the owner of"),
            ownerPuts("the owner of {} puts it on the top or bottom of their library", "top or bottom"),
            phrase(
                            "the owner of {} puts it into their library second from the top or on the bottom",
                            Targets.TARGET.one())
                    .as(
                            what -> new Move(
                                    what,
                                    null,
                                    Zone.LIBRARY,
                                    TopOfLibrary.library(Placement.SECOND_OR_BOTTOM),
                                    null,
                                    "second or bottom"),
                            Move.class,
                            Move::what),
            phrase(
                            "{}'s owner puts it on their choice of the top or bottom of their library",
                            oneOf("an object", Targets.TARGET.one(), SpokenOf.THAT))
                    .as(
                            what -> new Move(
                                    what,
                                    null,
                                    Zone.LIBRARY,
                                    TopOfLibrary.library(Placement.TOP_OR_BOTTOM),
                                    null,
                                    "its owner's choice"),
                            Move.class,
                            Move::what),
            phrase("its owner puts it on their choice of the top or bottom of their library")
                    .means(new Move(
                            References.IT,
                            null,
                            Zone.LIBRARY,
                            TopOfLibrary.library(Placement.TOP_OR_BOTTOM),
                            null,
                            "their choice")),
            phrase(
                            "{} puts {} on the top or bottom of their library",
                            table("who", Map.of("its owner", new Reference.OwnerOf(References.IT, ""))),
                            Moved.MOVED)
                    .as(
                            (_, what) -> new Move(
                                    what,
                                    null,
                                    Zone.LIBRARY,
                                    TopOfLibrary.library(Placement.TOP_OR_BOTTOM),
                                    null,
                                    "owner's choice"),
                            Move.class,
                            _ -> new Reference.OwnerOf(References.IT, ""),
                            Move::what));

    private static Phrase<Effect> ownerPuts(String words, String wording) {
        return phrase(words, Targets.TARGET.one())
                .as(
                        what -> new Move(
                                what, null, Zone.LIBRARY, TopOfLibrary.library(Placement.TOP_OR_BOTTOM), null, wording),
                        Move.class,
                        Move::what);
    }
}
