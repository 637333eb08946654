package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.Change;
import splitsecond.engine.ability.Zone;

/// "Creatures you control are artifacts in addition to their other types. The same is true for creature spells you
/// control and creature cards you own that aren't on the battlefield": one change, in all zones (CR 109.2).
final class SameIsTrue {
    private SameIsTrue() {}

    private static final Phrase<Filter.Or> ELSEWHERE = table("objects elsewhere", elsewhere());

    private static Map<String, Filter.Or> elsewhere() {
        Filter nonland = new Filter.Not(Nouns.LAND);
        Map<String, Filter.Or> words = new LinkedHashMap<>();
        words.put(
                "creature spells you control and creature cards you own that aren't on the battlefield",
                elsewhere(Nouns.CREATURE));
        words.put("spells you control and nonland cards you own that aren't on the battlefield", elsewhere(nonland));
        words.put(
                "permanent spells you control and nonland permanent cards you own that aren't on the battlefield",
                elsewhere(Nouns.and(Nouns.PERMANENT_CARD, nonland)));
        return words;
    }

    private static Filter.Or elsewhere(Filter kind) {
        List<Filter> places = new ArrayList<>();
        places.add(new Filter.And(List.of(kind, new Filter.In(Zone.STACK, null), new Filter.ControlledBy(YOU))));
        for (Zone zone : List.of(Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE))
            places.add(new Filter.And(List.of(kind, new Filter.In(zone, null), new Filter.OwnedBy(YOU))));
        return new Filter.Or(places);
    }

    private static @Nullable Change everywhere(StaticEffect here, Filter.Or elsewhere) {
        if (!(here instanceof Change(Reference.Each(Filter what, String wording), var changes))) return null;
        List<Filter> all = new ArrayList<>();
        all.add(what);
        all.addAll(elsewhere.any());
        return new Change(new Reference.Each(new Filter.Or(all), wording), changes);
    }

    private static Object here(Change change) {
        return change.what() instanceof Reference.Each(Filter.Or(List<Filter> all), String wording)
                        && rest(all) instanceof Filter.Or
                ? new Change(new Reference.Each(all.getFirst(), wording), change.changes())
                : "";
    }

    private static Object rest(List<Filter> all) {
        Filter.Or rest = new Filter.Or(all.subList(1, all.size()));
        return elsewhere().containsValue(rest) ? rest : "";
    }

    private static Object there(Change change) {
        return change.what() instanceof Reference.Each(Filter.Or(List<Filter> all), String _) ? rest(all) : "";
    }

    static final Phrase<StaticEffect> CHANGE = phrase(
                    "{}. the same is true for {}", ContinuousChanges.CHANGE, ELSEWHERE)
            .as(SameIsTrue::everywhere, Change.class, SameIsTrue::here, SameIsTrue::there);
}
