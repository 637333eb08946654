package splitsecond.cards.vocabulary.noun;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.card.CardType;

/// "Artifact, enchantment, or creature with flying": what only creatures have is said of the creature alone, if it is
/// the noun it follows. "Creature or planeswalker with mana value 3 or less" says it of both.
final class NearestNoun {
    private NearestNoun() {}

    /// Only creatures are equipped (CR 301.5).
    private static final Filter EQUIPPED = new Filter.Is(Filter.Status.EQUIPPED);

    private static final Filter EQUIPMENT = new Filter.IsSubtype("Equipment");

    /// The parts of a described noun, with what only creatures have inside the last noun of the list.
    static Filter bound(List<Filter> adjectives, List<Filter> nouns, List<Filter> suffixes) {
        int own = 0;
        while (own < suffixes.size() && isOfCreatures(suffixes.get(own))) own++;
        if (own == 0 || nouns.size() != 1 || !(nouns.getFirst() instanceof Filter.Or(List<Filter> any)) || !ends(any))
            return Nouns.join(adjectives, nouns, suffixes);
        List<Filter> each = new ArrayList<>(any.subList(0, any.size() - 1));
        each.add(Nouns.join(Nouns.parts(any.getLast()), suffixes.subList(0, own)));
        return Nouns.join(adjectives, List.of(new Filter.Or(each)), suffixes.subList(own, suffixes.size()));
    }

    /// The inverse: the last noun without what follows it, which is then the first of the suffixes.
    static Filter loose(Filter filter) {
        List<Filter> parts = Nouns.parts(filter);
        for (int i = 0; i < parts.size(); i++) {
            if (!(parts.get(i) instanceof Filter.Or(List<Filter> any))
                    || any.size() < 2
                    || !(any.getLast() instanceof Filter.And(List<Filter> last))) continue;
            int noun = last.size();
            while (noun > 0 && isOfCreatures(last.get(noun - 1))) noun--;
            if (noun == 0 || noun == last.size()) continue;
            List<Filter> each = new ArrayList<>(any.subList(0, any.size() - 1));
            each.add(Nouns.all(last.subList(0, noun)));
            if (!ends(each)) continue;
            return Nouns.join(
                    parts.subList(0, i),
                    List.of(new Filter.Or(each)),
                    last.subList(noun, last.size()),
                    parts.subList(i + 1, parts.size()));
        }
        return filter;
    }

    /// Whether adjectives before several nouns are said of the first alone.
    static boolean isOfFirstAlone(List<Filter> adjectives, List<Filter> nouns) {
        return narrows(nouns) || (adjectives.contains(EQUIPPED) && nouns.contains(EQUIPMENT));
    }

    /// "Enchanted creature or enchantment creature": the second would say nothing if the adjective were said of both.
    private static boolean narrows(List<Filter> nouns) {
        List<Filter> first = Nouns.nouns(nouns.getFirst());
        for (Filter later : nouns.subList(1, nouns.size())) {
            List<Filter> words = Nouns.parts(later);
            if (words.size() > first.size() && words.containsAll(first)) return true;
        }
        return false;
    }

    private static boolean ends(List<Filter> nouns) {
        return Nouns.parts(nouns.getLast()).getLast() instanceof Filter.IsType(CardType type)
                && type == CardType.CREATURE;
    }

    private static boolean isOfCreatures(Filter suffix) {
        return suffix instanceof Filter.HasKeyword
                || suffix instanceof Filter.Not(Filter.HasKeyword _)
                || (suffix instanceof Filter.Stat(Characteristic what, var _, var _)
                        && (what == Characteristic.POWER || what == Characteristic.TOUGHNESS))
                || (suffix instanceof Filter.Or(List<Filter> any)
                        && any.stream().allMatch(NearestNoun::isOfCreatures));
    }
}
