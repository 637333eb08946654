package splitsecond.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.data.CardData;
import splitsecond.cards.vocabulary.oneoff.OneOffs;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Production;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.card.CardDefinition;

/// Every record of the ability language and every one-off, how it is said, and how many supported cards use it.
public final class Inventory {

    private static final List<Class<?>> CHAPTERS = List.of(
            Ability.class,
            Effect.class,
            Trigger.class,
            StaticEffect.class,
            Replacement.class,
            Modification.class,
            Rule.class,
            KeywordAbility.class,
            Cost.Part.class,
            Condition.class,
            Filter.class,
            Reference.class,
            Amount.class,
            Production.class,
            Duration.class);

    private static final String ONE_OFF = "One-off";

    private final Map<Class<?>, Use> uses = new ConcurrentHashMap<>();
    /// The cards that have a text of their own, by that text.
    private final Map<String, String> oneOffs = new ConcurrentHashMap<>();

    private Inventory() {}

    /// How often a record is used, and the shortest ability that has it, in words.
    private record Use(int cards, String phrase) {}

    /// One record.
    ///
    /// @param chapter what it is one of, such as "Effect"; "One-off" for texts of single cards, by their names
    /// @param phrase the shortest ability with it, `~` for the object itself; empty if no supported card has it
    public record Entry(String chapter, String name, int cards, String phrase) {}

    public static List<Entry> of(Collection<CardData> cards, Runnable step) {
        var inventory = new Inventory();
        cards.parallelStream().forEach(card -> {
            if (Phrasebook.compile(card) instanceof Compiled.Supported(CardDefinition definition))
                inventory.count(definition);
            step.run();
        });
        return inventory.entries();
    }

    private void count(CardDefinition card) {
        Set<Class<?>> counted = new HashSet<>();
        for (var face : card.faces())
            for (var ability : face.abilities()) {
                Set<Class<?>> here = new HashSet<>();
                Parts.each(ability, part -> here.add(part.getClass()));
                String printed = Phrasebook.print(ability);
                if (OneOffs.has(ability) && printed != null) oneOffs.put(printed, card.name());
                for (Class<?> type : here) {
                    int one = counted.add(type) ? 1 : 0;
                    uses.merge(type, new Use(one, printed == null ? "" : printed), Inventory::join);
                }
            }
    }

    private static Use join(Use one, Use other) {
        boolean shorter = one.phrase.isEmpty()
                || !other.phrase.isEmpty()
                        && Comparator.comparingInt(String::length)
                                        .thenComparing(Comparator.naturalOrder())
                                        .compare(other.phrase, one.phrase)
                                < 0;
        return new Use(one.cards + other.cards, shorter ? other.phrase : one.phrase);
    }

    private List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        for (Class<?> chapter : CHAPTERS) {
            for (Class<?> type : records(chapter)) {
                Use use = uses.getOrDefault(type, new Use(0, ""));
                entries.add(new Entry(
                        chapter == Cost.Part.class ? "Cost" : chapter.getSimpleName(),
                        type.getSimpleName(),
                        use.cards,
                        use.phrase));
            }
        }
        new TreeMap<>(oneOffs).forEach((text, card) -> entries.add(new Entry(ONE_OFF, card, 1, text)));
        return entries;
    }

    /// Also those of the groups into which a kind is divided.
    private static List<Class<?>> records(Class<?> kind) {
        @Nullable Class<?>[] permitted = kind.getPermittedSubclasses();
        if (permitted == null) return List.of(kind);
        List<Class<?>> records = new ArrayList<>();
        for (Class<?> one : permitted)
            for (Class<?> type : records(one)) if (!records.contains(type)) records.add(type);
        return records;
    }
}
