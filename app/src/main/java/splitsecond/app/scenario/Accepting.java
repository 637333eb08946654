package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// "You may cast it": who casts the card while that is asked accepts, and says at once what is announced with it
/// (CR 608.2g).
record Accepting(Table table) {

    /// Whether the open question is answered by this step.
    boolean isAsked(Step.Action action) {
        return switch (action) {
            case Step.Cast cast -> isAsked(cast.player(), called(cast));
            case Step.Play play -> isAsked(play.player(), play.card());
            default -> false;
        };
    }

    private boolean isAsked(String player, ObjectName card) {
        if (!table.isQuestionOpen() && isOnTop(player, card)) resolveTop();
        return table.isQuestionOpen()
                && !table.isDeclaration()
                && table.decision().player() == table.names.player(player)
                && (isAnnounced(card) || option(card) >= 0);
    }

    /// By the face that `as` names, if it does.
    private ObjectName called(Step.Cast cast) {
        var as = cast.choices().as();
        if (as == null) return cast.card();
        var face = new ObjectName(cast.line(), as, null, as, 0);
        return isAnyFace(face) ? face : cast.card();
    }

    private boolean isAnyFace(ObjectName name) {
        for (var option : table.decision().options())
            if (option.kind() == Option.Kind.ENTITY && isFace(table.all(), name, option)) return true;
        return false;
    }

    /// What lets a card be cast from elsewhere asks for it as it resolves (madness, suspend).
    private boolean isOnTop(String player, ObjectName card) {
        var all = table.all();
        if (all.stackSize() == 0 || table.decision().kind() != Decision.Kind.PRIORITY) return false;
        var top = all.stackItem(all.stackObject(all.stackSize() - 1));
        return top != null
                && top.isAbility()
                && all.controller(all.stackObject(all.stackSize() - 1)) == table.names.player(player)
                && all.exists(top.source())
                && all.isIn(top.source(), Zone.EXILE)
                && isCalled(all, card, top.source());
    }

    private void resolveTop() {
        int top = table.all().stackObject(table.all().stackSize() - 1);
        table.proceed(0, () -> !table.all().exists(top));
    }

    void answer(Step.Action action) {
        switch (action) {
            case Step.Cast cast -> accept(cast, called(cast), announcements(cast));
            case Step.Play play -> accept(play, play.card(), List.of());
            default -> throw new IllegalArgumentException(action.toString());
        }
    }

    private void accept(Step.Action action, ObjectName card, List<Answer> announcements) {
        int player = table.names.player(action.player());
        boolean accepted = isAnnounced(card);
        int option = accepted ? -1 : option(card);
        for (var announcement : announcements) table.keep(player, announcement);
        if (!accepted) table.choose(option);
        while (!table.game().isOver() && table.isQuestionOpen() && !isAnnounced(card) && option(card) >= 0)
            table.choose(option(card));
        table.settle();
        table.goOn();
    }

    /// The spell is on the stack already, and what is announced with it is asked.
    private boolean isAnnounced(ObjectName card) {
        var decision = table.decision();
        return decision.kind().occasion() == Decision.Occasion.ANNOUNCING
                && decision.subject() >= 0
                && GameView.isObject(decision.subject())
                && table.all().exists(decision.subject())
                && table.all().isIn(decision.subject(), Zone.STACK)
                && isCalled(table.all(), card, decision.subject());
    }

    /// What accepts: after it the card has been played.
    private int option(ObjectName card) {
        var view = table.all();
        int face = accepting(table.game(), card, option -> isFace(view, card, option));
        return face >= 0 ? face : accepting(table.game(), card, option -> isCalled(view, card, option.id()));
    }

    private int accepting(Game game, ObjectName card, Predicate<Option> fits) {
        var decision = game.decision();
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i);
            boolean accepts = option.kind() == Option.Kind.YES && decision.kind() == Decision.Kind.MAY
                    || option.kind() == Option.Kind.ENTITY && fits.test(option);
            if (accepts && isPlayed(game, card, i)) return i;
        }
        return -1;
    }

    /// At once, or when another question has been accepted: "you may copy it. If you do, you may cast the copy".
    private boolean isPlayed(Game game, ObjectName card, int option) {
        var trial = game.fork();
        trial.choose(option);
        if (trial.isOver()) return false;
        var view = trial.everything();
        for (var zone : List.of(Zone.STACK, Zone.BATTLEFIELD))
            for (int id : Names.objects(view, zone))
                if (!table.all().exists(id)
                        && (view.stackItem(id) == null) == (zone == Zone.BATTLEFIELD)
                        && isCalled(view, card, id)) return true;
        return trial.decision().kind().occasion() == Decision.Occasion.OTHERWISE
                && trial.decision().player() == game.decision().player()
                && trial.decision().subject() == game.decision().subject()
                && trial.decision().kind() != game.decision().kind()
                && accepting(trial, card, one -> isCalled(view, card, one.id())) >= 0;
    }

    /// The face of a card that can be chosen apart.
    private static boolean isFace(GameView view, ObjectName name, Option option) {
        if (!GameView.isObject(option.id())) return false;
        var faces = view.card(option.id()).definition().faces();
        return option.variant() < faces.size()
                && faces.get(option.variant()).name().equalsIgnoreCase(name.name());
    }

    /// By any of its faces.
    private boolean isCalled(GameView view, ObjectName name, int id) {
        return GameView.isObject(id)
                && (table.names.means(view, name, id)
                        || view.card(id).definition().faces().stream()
                                .anyMatch(face -> face.name().equalsIgnoreCase(name.name())));
    }

    /// In the order in which they are asked for (CR 601.2b-d).
    private static List<Answer> announcements(Step.Cast cast) {
        var said = cast.choices();
        int line = cast.line();
        var all = new ArrayList<Answer>();
        if (said.kicked() > 0) all.add(new Answer.YesNo(line, true));
        if (said.modes() != null) all.add(numbers(line, said.modes()));
        if (said.x() != null) all.add(new Answer.Number(line, said.x()));
        if (said.targets() != null) all.add(names(line, said.targets().flat()));
        if (said.divide() != null) all.add(numbers(line, said.divide()));
        for (var costs : costs(said)) all.add(names(line, costs));
        return all;
    }

    private static List<List<ObjectName>> costs(Step.Choices said) {
        var all = new ArrayList<List<ObjectName>>();
        add(all, said.sacrificing());
        add(all, said.discarding());
        add(all, said.exiling());
        add(all, said.tapping());
        return all;
    }

    private static void add(List<List<ObjectName>> all, @Nullable List<ObjectName> some) {
        if (some != null) all.add(some);
    }

    private static Answer numbers(int line, List<Integer> numbers) {
        return new Answer.Several(
                line,
                numbers.stream()
                        .map(number -> (Answer) new Answer.Number(line, number))
                        .toList());
    }

    private static Answer names(int line, List<ObjectName> names) {
        return new Answer.Several(
                line,
                names.stream()
                        .map(name -> (Answer) new Answer.Named(line, name))
                        .toList());
    }
}
