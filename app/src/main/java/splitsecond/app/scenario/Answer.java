package splitsecond.app.scenario;

import java.util.List;
import java.util.Locale;
import splitsecond.engine.intent.Meant;
import splitsecond.engine.intent.Said;

/// What a player answers to a question of the game, as it is written.
public sealed interface Answer {

    int line();

    record YesNo(int line, boolean yes) implements Answer {}

    record Number(int line, int value) implements Answer {}

    /// A card, a permanent, a player, a colour, a creature type…: the question decides.
    record Named(int line, ObjectName name) implements Answer {}

    record Several(int line, List<Answer> answers) implements Answer {}

    /// The order of triggers; numbers count them in printed order.
    record Order(int line, List<Answer> answers) implements Answer {}

    /// `{Hill Giant: 2, bob: 1}`, `{top: [Island], bottom: []}`.
    record Assigned(int line, List<Entry> entries) implements Answer {

        /// Whether it only says where a card goes, or in which order a single one lies.
        boolean isOneCardEach() {
            return entries.stream()
                    .allMatch(
                            entry -> entry.place() >= 0 && named(entry.answer()).size() <= 1);
        }
    }

    record Entry(ObjectName name, Answer answer) {

        private int place() {
            return Answer.place(name.text());
        }
    }

    /// The place of that name, as options of the kind `PLACE` count them, and others where cards are put that were
    /// looked at; or -1.
    static int place(String word) {
        return List.of("top", "bottom", "graveyard", "hand", "battlefield", "exile")
                .indexOf(word.toLowerCase(Locale.ROOT));
    }

    /// What it says to the rules.
    default Said said(Names names) {
        return switch (this) {
            case YesNo(var _, boolean yes) -> new Said.YesNo(yes);
            case Number(var _, int value) -> new Said.Number(value);
            case Named(var _, ObjectName name) -> new Said.Named(names.meant(name));
            case Several(var _, List<Answer> answers) -> new Said.Several(said(names, answers));
            case Order(var _, List<Answer> answers) -> new Said.Order(said(names, answers));
            case Assigned(var _, List<Entry> entries) ->
                entries.stream().anyMatch(entry -> entry.place() >= 0)
                        ? places(names, entries)
                        : shares(names, entries);
        };
    }

    private static List<Said> said(Names names, List<Answer> answers) {
        return answers.stream().map(answer -> answer.said(names)).toList();
    }

    private static Said places(Names names, List<Entry> entries) {
        return new Said.Places(entries.stream()
                .filter(entry -> entry.place() >= 0)
                .map(entry -> new Said.Pile(entry.place(), cards(names, entry.answer())))
                .toList());
    }

    private static List<Meant> cards(Names names, Answer answer) {
        return named(answer).stream().map(names::meant).toList();
    }

    private static Said shares(Names names, List<Entry> entries) {
        return new Said.Shares(entries.stream()
                .map(entry -> {
                    if (entry.answer() instanceof Number number)
                        return new Said.Share(names.meant(entry.name()), number.value());
                    throw new Refusal("How much " + entry.name() + " gets is a number.");
                })
                .toList());
    }

    /// The names in it of objects and players.
    static List<ObjectName> named(Answer answer) {
        return switch (answer) {
            case YesNo _, Number _ -> List.of();
            case Named named -> List.of(named.name());
            case Several several ->
                several.answers().stream().flatMap(one -> named(one).stream()).toList();
            case Order order ->
                order.answers().stream().flatMap(one -> named(one).stream()).toList();
            case Assigned assigned ->
                assigned.entries().stream()
                        .flatMap(entry ->
                                entry.place() >= 0 ? named(entry.answer()).stream() : List.of(entry.name()).stream())
                        .toList();
        };
    }
}
