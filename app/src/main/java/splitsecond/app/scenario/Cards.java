package splitsecond.app.scenario;

import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Compiled;
import splitsecond.cards.Definitions;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardName;
import splitsecond.timing.Problem;

/// The cards that scenarios may name. Only those that are used are compiled, each once.
public final class Cards {

    private final Definitions definitions;
    private final Set<CardData> named = new LinkedHashSet<>();

    /// Takes the place of the card of its name, or null.
    private final @Nullable CardDefinition instead;

    public Cards(Definitions definitions) {
        this(definitions, null);
    }

    Cards(Definitions definitions, @Nullable CardDefinition instead) {
        this.definitions = definitions;
        this.instead = instead;
    }

    boolean knows(String name) {
        return look(name) != null;
    }

    /// CR 111.4: whether a card that was looked up speaks of that name, as of a token's.
    boolean mention(String name) {
        return named.stream().anyMatch(card -> speaksOf(card, name));
    }

    private static boolean speaksOf(CardData card, String name) {
        return card.oracleText().contains(name) || card.faces().stream().anyMatch(face -> speaksOf(face, name));
    }

    /// The cards that were looked up and found so far.
    public Set<CardData> named() {
        return named;
    }

    private @Nullable CardData look(String name) {
        var card = definitions.pool().find(name);
        if (card != null) named.add(card);
        return card;
    }

    /// A name that a card has, half of it if it is split; or null.
    @Nullable
    CardName cardName(String name) {
        return look(name) == null ? null : definitions.pool().named(name);
    }

    /// The card of that name; an unknown one is a problem of the file, at that line.
    CardDefinition card(String file, int line, String name) {
        look(name);
        return switch (definitions.find(name)) {
            case Compiled.Supported(var card) ->
                instead != null && instead.name().equals(card.name()) ? instead : card;
            case Compiled.Unsupported not -> throw new UnsupportedCard(not.name() + ": " + not.reasons());
            case null ->
                throw new Problem(file + ":" + line + ": there is no card named '" + name + "'"
                        + hint(definitions.pool().nearest(name)));
        };
    }

    /// A token described in words, as an effect would that creates it.
    CardDefinition token(String file, int line, String words) {
        var probe = CardData.of("Probe", "{0}", "Sorcery", "Create " + article(words) + ".", "", "");
        if (Phrasebook.compile(probe) instanceof Compiled.Supported(var card)
                && card.front().abilities().getFirst() instanceof Ability.Spell(var effect)
                && effect.bare() instanceof Effect.CreateToken create) return Setup.token(create.token());
        throw new Problem(file + ":" + line + ": '" + words
                + "' is no token; expected words such as '1/1 white Soldier creature token' or 'Treasure token'.");
    }

    private static String article(String words) {
        return words.matches("(?i)an? .*") ? words : (words.matches("(?i)[aeiou8].*") ? "an " : "a ") + words;
    }

    private static String hint(@Nullable String nearest) {
        return nearest == null ? "; give a card database with --cards." : "; did you mean '" + nearest + "'?";
    }
}
