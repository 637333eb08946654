package splitsecond.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import splitsecond.cards.Compiled.Kind;
import splitsecond.cards.Compiled.Problem;
import splitsecond.cards.data.CardData;
import splitsecond.cards.vocabulary.oneoff.OneOffs;
import splitsecond.engine.card.CardDefinition;

/// How much of a set of cards the phrasebook supports, and what is in the way of the rest.
///
/// @param groups of these cards, those without cards left out
/// @param unproven how many are not counted because no scenario proves a rule that many cards use
/// @param oneOffs how many of the supported cards have a text that is defined for that card alone
/// @param alone for each missing thing, how many cards it alone keeps from being supported
public record Coverage(
        int cards,
        int supported,
        List<Group> groups,
        int ambiguous,
        int misprinted,
        int notExecuted,
        int unproven,
        int oneOffs,
        List<Blocker> blockers,
        List<String> supportedNames,
        List<Compiled.Unsupported> unsupported) {

    /// A missing phrase or an instruction that is not carried out.
    public record Blocker(Kind kind, String place, int alone, int cards, String example) {}

    /// Cards that are counted apart.
    public record Group(String name, int cards, int supported) {
        public double share() {
            return cards == 0 ? 0 : (double) supported / cards;
        }
    }

    public static Coverage of(Collection<CardData> cards) {
        return of(cards, () -> {});
    }

    /// On all processors; the result is in the order of the cards.
    ///
    /// @param step run after each card, by any thread
    public static Coverage of(Collection<CardData> cards, Runnable step) {
        return of(cards, step, Unproven.bundled());
    }

    /// What is read by a rule that is unproven though many cards use it does not count.
    static Coverage of(Collection<CardData> cards, Runnable step, Unproven unproven) {
        List<Compiled> compiled = cards.parallelStream()
                .map(card -> {
                    Compiled result = unproven.without(Phrasebook.compile(card), card);
                    step.run();
                    return result;
                })
                .toList();
        List<String> supported = new ArrayList<>();
        List<Compiled.Unsupported> unsupported = new ArrayList<>();
        int oneOffs = 0;
        int[] size = new int[Counted.values().length];
        int[] supportedOf = new int[size.length];
        Iterator<CardData> card = cards.iterator();
        for (Compiled result : compiled) {
            CardData data = card.next();
            switch (result) {
                case Compiled.Supported(var definition) -> {
                    supported.add(definition.name());
                    if (hasOneOff(definition)) oneOffs++;
                }
                case Compiled.Unsupported not -> unsupported.add(not);
            }
            for (Counted group : Counted.values())
                if (group.has(data)) {
                    size[group.ordinal()]++;
                    if (result instanceof Compiled.Supported) supportedOf[group.ordinal()]++;
                }
        }
        return new Coverage(
                supported.size() + unsupported.size(),
                supported.size(),
                Arrays.stream(Counted.values())
                        .filter(group -> size[group.ordinal()] > 0)
                        .map(group -> new Group(group.title, size[group.ordinal()], supportedOf[group.ordinal()]))
                        .toList(),
                with(unsupported, Kind.AMBIGUOUS),
                with(unsupported, Kind.MISPRINTED),
                with(unsupported, Kind.NOT_EXECUTED),
                with(unsupported, Kind.UNPROVEN),
                oneOffs,
                blockers(unsupported),
                supported,
                unsupported);
    }

    private static boolean hasOneOff(CardDefinition card) {
        return card.faces().stream().anyMatch(face -> face.abilities().stream().anyMatch(OneOffs::has));
    }

    /// Which cards are counted apart.
    private enum Counted {
        SPELLS("instants and sorceries"),
        PLANESWALKERS("planeswalkers"),
        SAGAS("Sagas"),
        NEW("first printed since " + NEW_SINCE);

        private final String title;

        Counted(String title) {
            this.title = title;
        }

        boolean has(CardData card) {
            return switch (this) {
                case SPELLS -> isOf(card, "Instant") || isOf(card, "Sorcery");
                case PLANESWALKERS -> isOf(card, "Planeswalker");
                case SAGAS -> isOf(card, "Saga");
                case NEW -> card.firstPrinted().compareTo(NEW_SINCE) >= 0;
            };
        }

        /// By its front face.
        private static boolean isOf(CardData card, String type) {
            CardData front = card.faces().isEmpty() ? card : card.faces().getFirst();
            return List.of(front.typeLine().split(" ")).contains(type);
        }
    }

    /// Cards of the last years are harder to read than old ones.
    private static final String NEW_SINCE = "2021";

    private static int with(List<Compiled.Unsupported> unsupported, Kind kind) {
        return (int) unsupported.stream()
                .filter(card -> card.problems().stream().anyMatch(p -> p.kind() == kind))
                .count();
    }

    private static List<Blocker> blockers(List<Compiled.Unsupported> unsupported) {
        Map<String, int[]> counts = new TreeMap<>();
        Map<String, Problem> first = new TreeMap<>();
        Map<String, String> example = new TreeMap<>();
        for (Compiled.Unsupported card : unsupported) {
            long places = card.problems().stream()
                    .map(p -> p.kind() + p.place())
                    .distinct()
                    .count();
            card.problems().stream().map(p -> p.kind() + p.place()).distinct().forEach(key -> {
                int[] count = counts.computeIfAbsent(key, _ -> new int[2]);
                count[1]++;
                if (places == 1) count[0]++;
            });
            for (Problem problem : card.problems()) {
                first.putIfAbsent(problem.kind() + problem.place(), problem);
                example.putIfAbsent(problem.kind() + problem.place(), card.name());
            }
        }
        List<Blocker> blockers = new ArrayList<>();
        first.forEach((key, problem) -> {
            int[] count = counts.getOrDefault(key, new int[2]);
            blockers.add(
                    new Blocker(problem.kind(), problem.place(), count[0], count[1], example.getOrDefault(key, "")));
        });
        blockers.sort(Comparator.comparingInt(Blocker::alone)
                .thenComparingInt(Blocker::cards)
                .reversed()
                .thenComparing(Blocker::place));
        return blockers;
    }
}
