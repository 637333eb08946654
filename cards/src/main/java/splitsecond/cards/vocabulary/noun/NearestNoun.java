package splitsecond.cards.vocabulary.noun;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
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

    /// Whether an adjective before these nouns would not be said of all of them.
    static boolean hasItsOwn(List<Filter> adjectives, List<Filter> nouns) {
        return ownAdjectives(nouns)
                || (nouns.size() == 1
                        && nouns.getFirst() instanceof Filter.Or(List<Filter> any)
                        && isOfFirstAlone(adjectives, any));
    }

    /// In "white artifacts or creatures" the adjective belongs to both nouns, in "white artifacts or green creatures"
    /// each noun has its own.
    private static boolean ownAdjectives(List<Filter> nouns) {
        return nouns.stream()
                .anyMatch(noun -> noun instanceof Filter.Or(List<Filter> any)
                        && any.stream()
                                .anyMatch(f ->
                                        Adjectives.isAdjective(Nouns.parts(f).getFirst())));
    }

    static boolean eachItsOwn(List<Filter> nouns) {
        if (isOfOneType(nouns)) return false;
        return !Adjectives.isAdjective(Nouns.parts(nouns.getFirst()).getFirst())
                || isOfFirstAlone(Nouns.adjectives(nouns.getFirst()), nouns)
                || nouns.subList(1, nouns.size()).stream()
                        .anyMatch(f -> Adjectives.isAdjective(Nouns.parts(f).getFirst()));
    }

    /// "Vampire or Wizard creature": both are creatures.
    private static boolean isOfOneType(List<Filter> nouns) {
        return nouns.subList(0, nouns.size() - 1).stream().allMatch(Nouns::isCreatureType)
                && nouns.getLast() instanceof Filter.And(List<Filter> all)
                && all.size() == 2
                && Nouns.isCreatureType(all.getFirst())
                && all.getLast().equals(Nouns.CREATURE);
    }

    /// What follows a noun belongs to the nearest noun: nothing can follow a suffix that itself ends in a noun.
    static boolean isNearest(List<Filter> suffixes) {
        return suffixes.subList(0, Math.max(0, suffixes.size() - 1)).stream().noneMatch(NearestNoun::endsInNoun);
    }

    private static boolean endsInNoun(Filter suffix) {
        return switch (suffix) {
            case Filter.Bears _, Filter.Targets _, Filter.Extreme _ -> true;
            case Filter.And(List<Filter> all) ->
                all.getLast() instanceof Filter.Bears
                        || all.getFirst() instanceof Filter.Targets
                        || all.getFirst() instanceof Filter.Not;
            case Filter.Not(Filter except) ->
                !(except instanceof Filter.Circumstance || except instanceof Filter.HasKeyword);
            case Filter.AttachedTo(Reference to) -> to instanceof Reference.Each;
            case Filter.Shares(var _, Reference with) -> with instanceof Reference.Each;
            case Filter.Stat(var _, var _, Amount amount) ->
                !(amount instanceof Amount.Number || amount instanceof Amount.X || amount instanceof Amount.StatOf);
            case Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.OfPlayers _,
                    Filter.Any _,
                    Filter.This _,
                    Filter.Other _,
                    Filter.OtherThan _,
                    Filter.AmongThose _,
                    Filter.Or _ -> false;
        };
    }
}
