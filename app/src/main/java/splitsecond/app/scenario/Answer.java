package splitsecond.app.scenario;

import java.util.List;

/// What a player answers to a question of the game.
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
    record Assigned(int line, List<Entry> entries) implements Answer {}

    record Entry(ObjectName name, Answer answer) {}
}
