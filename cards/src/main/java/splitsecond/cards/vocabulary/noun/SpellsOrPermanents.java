package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;

import java.util.ArrayList;
import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Zone;

/// "Spell or nonland permanent an opponent controls": what follows the nouns is said of both.
final class SpellsOrPermanents {
    private SpellsOrPermanents() {}

    static final Phrase<Filter> NOUN = phrase("spell or {}", Nouns.PERMANENT.one())
            .as(
                    permanent -> new Filter.Or(List.of(spellLike(permanent), permanent)),
                    Filter.Or.class,
                    either -> either.any().size() == 2
                                    && either.any()
                                            .getFirst()
                                            .equals(spellLike(either.any().getLast()))
                            ? either.any().getLast()
                            : "");

    private static Filter spellLike(Filter permanent) {
        List<Filter> said = new ArrayList<>();
        said.add(Nouns.SPELL);
        List<Filter> parts = Nouns.parts(permanent);
        int noun = 0;
        for (int i = 0; i < parts.size(); i++) if (isNoun(parts.get(i))) noun = i;
        for (var part : parts.subList(noun + 1, parts.size())) said.add(anywhere(part));
        return said.size() == 1 ? Nouns.SPELL : Nouns.all(said);
    }

    /// "That's red" says of a permanent that it is on the battlefield, too; a spell is not.
    private static Filter anywhere(Filter part) {
        if (!(part instanceof Filter.And(List<Filter> all))) return part;
        var said = all.stream().filter(f -> !f.equals(ON_BATTLEFIELD)).toList();
        return said.size() == 1 ? said.getFirst() : Nouns.all(said);
    }

    private static final Filter ON_BATTLEFIELD = new Filter.In(Zone.BATTLEFIELD, null);

    private static boolean isNoun(Filter part) {
        return part instanceof Filter.Any || part instanceof Filter.IsType || part instanceof Filter.IsSubtype;
    }
}
