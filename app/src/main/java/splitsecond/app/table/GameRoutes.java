package splitsecond.app.table;

import static splitsecond.app.table.Requests.id;
import static splitsecond.app.table.Requests.number;
import static splitsecond.app.table.Route.get;
import static splitsecond.app.table.Route.post;
import static splitsecond.app.table.Route.put;
import static splitsecond.app.table.TableSite.GAME;

import io.javalin.http.Context;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Refusal;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;

/// The calls about one game that has been started: what its seats see, ask and do.
record GameRoutes(Requests requests, Decks decks, Telling telling, Replays replays) {

    record Choice(int decision, int option) {}

    record CardCall(
            @Nullable Integer decision, long card, @Nullable List<Reference> targets) {}

    record AbilityCall(
            @Nullable Integer decision,
            long object,
            int ability,
            @Nullable List<Reference> targets) {}

    record Passing(
            @Nullable Integer decision,
            @Words("turn") @Nullable String until) {}

    record Attacks(@Nullable Integer decision, @Nullable List<Declaring.Pair> attackers) {}

    record Blocks(@Nullable Integer decision, @Nullable List<Declaring.Pair> blockers) {}

    /// @param piles where every card goes that is looked at
    /// @param modes those that are chosen, counted from 0
    /// @param name of any card, where one is named
    record Answers(
            @Nullable Integer decision,
            @Nullable List<Answering.Pile> piles,
            @Nullable List<Integer> modes,
            @Nullable String name) {}

    record Declaration(
            @Nullable Integer decision,
            @Nullable List<Declaring.Pair> attackers,
            @Nullable List<Declaring.Pair> blockers) {}

    record Plain(@Nullable Integer decision) {}

    record Spoken(@Nullable String words) {}

    record Consent(@Nullable Integer decision, boolean allow) {}

    record Log(List<View.LogEntry> log) {}

    List<Route<?, ?>> all() {
        return Stream.of(playing(), directCalls())
                .<Route<?, ?>>flatMap(List::stream)
                .toList();
    }

    private List<Route<?, ?>> playing() {
        return List.of(
                get(GAME, "The game as this seat sees it", View.class, context -> requests.at(context, Table::view)),
                get(GAME + "/log", "The log from a number on", Log.class, context -> {
                            int from = number(context.queryParam("from"), 0);
                            return new Log(requests.at(context, (table, seats) -> table.log(seats, from)));
                        })
                        .withNumbers("from"),
                call(
                        "/choices",
                        "Answer the open decision",
                        Choice.class,
                        (seated, choice) -> seated.choose(choice.decision(), choice.option())),
                put(
                        GAME + "/settings",
                        "How this seat likes to be asked",
                        Settings.Change.class,
                        View.class,
                        (context, change) -> requests.at(context, (table, seats) -> table.settings(seats, change))),
                get(GAME + "/why/{card}", "Whether a card could be played, and why not", Why.class, context -> {
                            long card = number(context.pathParam("card"));
                            return seated(context, seated -> seated.why(card));
                        })
                        .withNumbers("card"),
                get(
                                GAME + "/timing/{card}",
                                "Whether it is the time to cast a card, whatever else is missing",
                                Why.class,
                                context -> {
                                    long card = number(context.pathParam("card"));
                                    return seated(context, seated -> seated.timing(card));
                                })
                        .withNumbers("card"),
                get(GAME + "/record", "The whole game as text, once it is over", String.class, context -> {
                    int _ = requests.seats(context);
                    return telling.record(id(context));
                }),
                get(
                        GAME + "/scenario",
                        "The board that was set, and what was done since, as a scenario file",
                        String.class,
                        context -> seated(context, Seated::scenario)),
                post(
                                GAME + "/replay",
                                "Open the game as a replay, once it is over",
                                Route.Nothing.class,
                                Replays.Opened.class,
                                (context, _) -> {
                                    int _ = requests.seats(context);
                                    return replays.open(id(context), telling.story(id(context)));
                                })
                        .creating());
    }

    private List<Route<?, ?>> directCalls() {
        return List.of(
                call(
                        "/cast",
                        "Cast a spell",
                        CardCall.class,
                        (seated, call) -> seated.call(
                                call.decision(),
                                (game, player, ids) ->
                                        game.castSpell(player, ids.find(call.card()), targets(ids, call.targets())))),
                call(
                        "/play-land",
                        "Play a land",
                        CardCall.class,
                        (seated, call) -> seated.call(
                                call.decision(), (game, player, ids) -> game.playLand(player, ids.find(call.card())))),
                call(
                        "/activate",
                        "Activate an ability",
                        AbilityCall.class,
                        (seated, call) -> seated.call(
                                call.decision(),
                                (game, player, ids) -> game.activate(
                                        player,
                                        ids.find(call.object()),
                                        call.ability(),
                                        targets(ids, call.targets())))),
                call("/pass", "Pass priority", Passing.class, GameRoutes::pass),
                call(
                        "/attacks",
                        "Declare attackers",
                        Attacks.class,
                        (seated, call) ->
                                seated.declare(call.decision(), Decision.Kind.ATTACK, pairs(call.attackers()))),
                call(
                        "/blocks",
                        "Declare blockers",
                        Blocks.class,
                        (seated, call) -> seated.declare(call.decision(), Decision.Kind.BLOCK, pairs(call.blockers()))),
                call(
                        "/answers",
                        "Say at once where cards go that are looked at, which modes are chosen, or which card is named",
                        Answers.class,
                        (seated, said) -> seated.answer(said, decks.pool())),
                post(
                        GAME + "/combat-preview",
                        "What would come of a declaration",
                        Declaration.class,
                        Preview.class,
                        (context, call) -> seated(
                                context,
                                seated -> seated.preview(
                                        call.decision(),
                                        pairs(call.attackers() == null ? call.blockers() : call.attackers())))),
                call(
                        "/undo",
                        "Take back a cast that is still on the stack",
                        Plain.class,
                        (seated, call) -> seated.undo(call.decision())),
                call(
                        "/cancel",
                        "Give up what is being cast or activated",
                        Plain.class,
                        (seated, call) -> seated.cancel(call.decision())),
                call(
                        "/take-back",
                        "Take back the last decision, or ask the other player for it",
                        Plain.class,
                        (seated, call) -> seated.takeBack(call.decision())),
                call(
                        "/take-back/answer",
                        "Allow another player to take something back, or not",
                        Consent.class,
                        (seated, call) -> seated.allowTakingBack(call.decision(), call.allow())),
                post(
                        GAME + "/chat",
                        "Say something to the other players",
                        Spoken.class,
                        View.class,
                        (context, call) ->
                                requests.at(context, (table, seats) -> table.say(seats, Limits.words(call.words())))),
                call("/concede", "Give up the game", Plain.class, (seated, call) -> seated.concede(call.decision())));
    }

    private static View pass(Seated seated, Passing call) {
        if (call.until() == null) return seated.call(call.decision(), (game, player, _) -> game.passPriority(player));
        if (!call.until().equals("turn"))
            throw new Refusal(400, "\"until\" is \"turn\" or left out.", List.of("UNTIL"));
        return seated.passTurn(call.decision());
    }

    /// Something that a seat does at its game, and is answered with the new view.
    private <Q> Route<Q, View> call(String path, String summary, Class<Q> request, Doing<Q> doing) {
        return post(
                GAME + path,
                summary,
                request,
                View.class,
                (context, call) -> seated(context, seated -> doing.at(seated, call)));
    }

    private interface Doing<Q> {
        View at(Seated seated, Q call);
    }

    private <A> A seated(Context context, Function<Seated, A> what) {
        return requests.at(context, (table, seats) -> table.seated(seats, what));
    }

    private static int[] targets(Ids ids, @Nullable List<Reference> references) {
        if (references == null) return new int[0];
        var targets = new int[references.size()];
        for (int i = 0; i < targets.length; i++) {
            var reference = references.get(i);
            targets[i] = reference == null ? GameView.NONE : ids.find(reference);
            if (targets[i] < 0)
                throw new Refusal(400, "A target is {\"object\": id} or {\"player\": number}.", List.of("TARGETS"));
        }
        return targets;
    }

    private static List<Declaring.Pair> pairs(@Nullable List<Declaring.Pair> given) {
        return given == null ? List.of() : given;
    }
}
