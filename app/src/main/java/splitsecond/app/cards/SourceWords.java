package splitsecond.app.cards;

import java.util.Set;
import java.util.TreeSet;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.card.CardDefinition;

/// Words such as "that creature" that are bound to nothing but the card itself. Texts call a card "this creature" or by
/// its name, so that such a word is suspicious.
final class SourceWords extends AbilityMap {

    private final Set<String> words = new TreeSet<>();

    private SourceWords() {}

    static Set<String> of(CardDefinition card) {
        var found = new SourceWords();
        for (var face : card.faces()) for (var ability : face.abilities()) found.ability(ability);
        return found.words;
    }

    @Override
    public Reference reference(Reference reference) {
        if (reference instanceof Reference.Again(Reference meant, Reference.It(String said))
                && meant.plain() instanceof Reference.This
                && (said.startsWith("that ") || said.startsWith("those ") || said.equals("them"))) words.add(said);
        return super.reference(reference);
    }
}
