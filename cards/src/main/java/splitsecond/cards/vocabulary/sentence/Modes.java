package splitsecond.cards.vocabulary.sentence;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.clause.DiceResults;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.If;
import splitsecond.engine.ability.Effect.Joint;
import splitsecond.engine.ability.Effect.Sequence;

/// CR 700.2: modal texts, spree and tables of results, and with them all that a text can tell.
public final class Modes {
    private Modes() {}

    private static final Phrase<Count> CHOOSE = oneOf(
            "how many modes",
            phrase("choose {}", Words.NUMBER_WORD).as(Count::exactly, Count.class, Modes::least),
            phrase("choose up to {}", Words.NUMBER_WORD).as(Count::upTo, Count.class, Modes::most),
            table(
                    "how many modes",
                    Map.of(
                            "choose up to X",
                            Count.upTo(Words.X),
                            "choose any number",
                            Count.ANY_NUMBER,
                            "choose one or both",
                            new Count(n(1), n(2)),
                            "choose one or more",
                            new Count(n(1), null))));

    private static Object least(Count count) {
        return Amounts.number(count.least());
    }

    private static Object most(Count count) {
        return count.most() == null ? "" : Amounts.number(count.most());
    }

    private static final Phrase<Ability.Mode> MODE = phrase("• {}", Sentences.SENTENCES)
            .as(e -> new Ability.Mode(e, null, ""), Ability.Mode.class, Ability.Mode::effect);

    static final Phrase<Effect> MODAL = phrase("{} —\n{}", CHOOSE, repeat(MODE, 2, "\n"))
            .as(
                    (choose, modes) -> new Effect.Modal(choose, modes, false, ""),
                    Effect.Modal.class,
                    Effect.Modal::choose,
                    Effect.Modal::modes);

    /// "Choose up to X, where X is …".
    private static final Phrase<Effect> MODAL_UP_TO = phrase(
                    "choose up to X, where X is {} —\n{}", Amounts.EXPRESSION, repeat(MODE, 2, "\n"))
            .as(
                    (most, modes) -> new Effect.Modal(Count.upTo(most), modes, false, "where X is"),
                    Effect.Modal.class,
                    m -> m.choose().most() == null ? "" : m.choose().most(),
                    Effect.Modal::modes);

    private static final Phrase<Effect> MODAL_AGAIN = phrase(
                    "{}. you may choose the same mode more than once.\n{}", CHOOSE, repeat(MODE, 2, "\n"))
            .as(
                    (choose, modes) -> new Effect.Modal(choose, modes, true, "again"),
                    Effect.Modal.class,
                    Effect.Modal::choose,
                    Effect.Modal::modes);

    /// At most so many modes are remembered for a turn.
    private static final int REMEMBERED = 4;

    private static Phrase<Effect> modalFresh(String words, Effect.Fresh fresh) {
        return phrase(words + "\n{}", repeat(MODE, 2, "\n"))
                .as(
                        modes -> modes.size() > REMEMBERED && fresh == Effect.Fresh.THIS_TURN
                                ? null
                                : new Effect.Modal(Count.ONE, modes, false, fresh, words),
                        Effect.Modal.class,
                        Effect.Modal::modes);
    }

    private static final Phrase<Effect> MODAL_FRESH = oneOf(
            "modes",
            modalFresh("choose one at random —", Effect.Fresh.AT_RANDOM),
            modalFresh("choose one that hasn't been chosen —", Effect.Fresh.EVER),
            modalFresh("choose one that hasn't been chosen this turn —", Effect.Fresh.THIS_TURN));

    private static final List<String> INSTEAD_OF_ONE = List.of(
            "choose both",
            "you may choose both",
            "choose two",
            "you may choose two",
            "choose one or more",
            "choose any number");

    private static Phrase<String> insteadOfOne() {
        Map<String, String> words = new LinkedHashMap<>();
        for (String said : INSTEAD_OF_ONE) words.put(said, said);
        return table("how many modes", words);
    }

    /// "Choose one. If …, choose both instead."
    private static Phrase<Effect> modalInstead(String words, String kept) {
        return phrase(words, Conditions.CONDITION, insteadOfOne(), repeat(MODE, 2, "\n"))
                .as(
                        (c, said, modes) ->
                                new Effect.Modal(insteadOfOne(c, said, modes.size()), modes, false, kept + said),
                        Effect.Modal.class,
                        m -> m.choose().most() instanceof Amount.Depending(Condition c, var _, var _) ? c : "",
                        m -> m.wording().startsWith(kept) ? m.wording().substring(kept.length()) : "",
                        Effect.Modal::modes);
    }

    private static Count insteadOfOne(Condition when, String said, int modes) {
        int most = said.endsWith("both") || said.endsWith("two") ? 2 : modes;
        int least = said.equals("choose both") || said.equals("choose two") ? 2 : said.endsWith("number") ? 0 : 1;
        return new Count(new Amount.Depending(when, n(least), n(1)), new Amount.Depending(when, n(most), n(1)));
    }

    private static final Phrase<Effect> MODAL_INSTEAD = oneOf(
            "modes",
            modalInstead("choose one. if {}, {} instead.\n{}", "if "),
            modalInstead("choose one. if {} as you cast ~, {} instead.\n{}", "as "));

    /// CR 702.172: one or more modes, each for its cost.
    private static final Phrase<Ability.Mode> SPREE_MODE = phrase("+ {} — {}", Words.MANA, Sentences.SENTENCES)
            .as(
                    (mana, e) -> new Ability.Mode(e, Cost.mana(mana), "+"),
                    Ability.Mode.class,
                    m -> m.cost() != null && m.cost().parts().getFirst() instanceof Cost.Mana(var mana) ? mana : "",
                    Ability.Mode::effect);

    private static final Phrase<Effect> SPREE = phrase("Spree\n{}", repeat(SPREE_MODE, 2, "\n"))
            .as(
                    modes -> new Effect.Modal(new Count(n(1), null), modes, false, "spree"),
                    Effect.Modal.class,
                    Effect.Modal::modes);

    /// CR 702.183: one mode, for its cost.
    private static final Phrase<Ability.Mode> TIER = phrase("• {} — {}", Words.MANA, Sentences.SENTENCES)
            .as(
                    (mana, e) -> new Ability.Mode(e, Cost.mana(mana), "tier"),
                    Ability.Mode.class,
                    m -> m.cost() != null && m.cost().parts().getFirst() instanceof Cost.Mana(var mana) ? mana : "",
                    Ability.Mode::effect);

    private static final Phrase<Effect> TIERED = phrase("Tiered\n{}", repeat(TIER, 2, "\n"))
            .as(modes -> new Effect.Modal(Count.ONE, modes, false, "tiered"), Effect.Modal.class, Effect.Modal::modes);

    private static final String ROW = "row";

    /// CR 706.3a: at most one of the rows happens.
    private static final Phrase<Effect> TABLE = oneOf(
            "a results table",
            phrase("{} | {}", DiceResults.ROW, Sentences.SENTENCES)
                    .as(
                            (c, e) -> new If(c, e, null, ROW),
                            If.class,
                            i -> i.wording().equals(ROW) && i.otherwise() == null ? i.condition() : "",
                            If::then),
            phrase("{} | {}\n{}", DiceResults.ROW, Sentences.SENTENCES, lazy(() -> Modes.TABLE))
                    .as(
                            (c, e, rest) -> new If(c, e, rest, ROW),
                            If.class,
                            i -> i.wording().equals(ROW) ? i.condition() : "",
                            If::then,
                            i -> i.otherwise() == null ? "" : i.otherwise()));

    private static boolean isTable(Effect effect) {
        return effect instanceof If(var _, var _, var _, String wording) && wording.equals(ROW);
    }

    private static final Phrase<Effect> WITH_TABLE = phrase("{}\n{}", Sentences.SENTENCES, TABLE)
            .as(
                    (e, rows) -> new Sequence(List.of(e, rows), List.of(Joint.SENTENCE)),
                    Sequence.class,
                    s -> s.steps().size() == 2 && isTable(s.steps().getLast())
                            ? s.steps().getFirst()
                            : "",
                    s -> s.steps().getLast());

    /// What a whole ability does.
    public static final Phrase<Effect> EFFECT = oneOf(
            "an effect",
            Sentences.SENTENCES,
            MODAL,
            MODAL_UP_TO,
            Payments.reflexives(MODAL),
            MODAL_AGAIN,
            MODAL_FRESH,
            MODAL_INSTEAD,
            SPREE,
            TIERED,
            WITH_TABLE);
}
