package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement.ChangeLife;
import splitsecond.engine.ability.StaticEffect;

/// CR 119.3, 614.1a: how much life is gained or lost instead.
final class LifeChanges {
    private LifeChanges() {}

    /// Who would gain or lose life.
    private record Would(Reference who, boolean lose) {}

    /// @param who said again: "you", "they", "that player"
    private record Does(String who, boolean lose) {}

    private record Much(Does does, int times, int plus) {}

    private static final Phrase<Would> WOULD = table("who would gain or lose life", would());
    private static final Phrase<Does> DOES = table("who gains or loses life", does());

    private static Map<String, Would> would() {
        Map<String, Would> words = new LinkedHashMap<>();
        Map<String, Reference> players = new LinkedHashMap<>();
        players.put("you", YOU);
        players.put("an opponent", Players.AN_OPPONENT);
        players.put("a player", new Reference.Each(Nouns.PLAYER, "a player"));
        players.forEach((who, player) -> {
            words.put(who + " would gain life", new Would(player, false));
            words.put(who + " would lose life", new Would(player, true));
        });
        return words;
    }

    private static Map<String, Does> does() {
        Map<String, Does> words = new LinkedHashMap<>();
        for (String who : new String[] {"you", "they", "that player"}) {
            String s = who.startsWith("that") ? "s" : "";
            words.put(who + " gain" + s, new Does(who, false));
            words.put(who + " lose" + s, new Does(who, true));
        }
        return words;
    }

    private static final Phrase<Much> MUCH = oneOf(
            "how much life instead",
            phrase("{} twice that much life", DOES)
                    .as(does -> new Much(does, 2, 0), Much.class, m -> m.times() == 2 ? m.does() : ""),
            phrase("{} that much life plus {}", DOES, Words.DIGITS)
                    .as((does, k) -> new Much(does, 1, k), Much.class, Much::does, Much::plus),
            phrase("{} that much life", DOES)
                    .as(does -> new Much(does, -1, 0), Much.class, m -> m.times() == -1 ? m.does() : ""));

    /// What is turned round is less than nothing of it.
    private static @Nullable ChangeLife change(Would would, Much much) {
        boolean turned = much.times() < 0;
        boolean yours = much.does().who().equals("you");
        if (turned == (would.lose() == much.does().lose())
                || yours != would.who().equals(YOU)) return null;
        return new ChangeLife(
                would.who(),
                would.lose(),
                much.times(),
                much.plus(),
                much.does().who());
    }

    private static Would would(ChangeLife change) {
        return new Would(change.who(), change.loss());
    }

    private static Much much(ChangeLife change) {
        boolean lose = change.loss() == change.times() > 0;
        return new Much(new Does(change.wording(), lose), change.times(), change.plus());
    }

    static final Phrase<ChangeLife> CHANGE = phrase("if {}, {} instead", WOULD, MUCH)
            .as(LifeChanges::change, ChangeLife.class, LifeChanges::would, LifeChanges::much);

    /// "If an opponent would lose life during your turn, they lose twice that much life instead."
    static final Phrase<Ability> DURING_YOUR_TURN = phrase("if {} during your turn, {} instead.", WOULD, MUCH)
            .as(
                    (would, much) -> {
                        var change = change(would, much);
                        return change == null ? null : Statics.duringYourTurn(new StaticEffect.Replace(change));
                    },
                    Ability.Static.class,
                    s -> said(s) instanceof ChangeLife change ? would(change) : "",
                    s -> said(s) instanceof ChangeLife change ? much(change) : "");

    private static Object said(Ability.Static ability) {
        return ability.effect() instanceof StaticEffect.Replace(var replacement) ? replacement : "";
    }
}
