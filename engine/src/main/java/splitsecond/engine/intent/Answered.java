package splitsecond.engine.intent;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.GameState;
import splitsecond.timing.Verdict;

/// One answer to a question of any kind, and to what belongs to it: the game asks card by card and number by number.
final class Answered extends Pursuit {

    private static final int FEW_WORDS = 6;

    private final Said said;
    /// What has not been said yet: the parts of a list in order.
    private final List<Said> left = new ArrayList<>();
    /// What was chosen, in order, for a question that asks again in which order.
    private final List<Integer> chosen = new ArrayList<>();
    /// Of cards that are placed: those already placed or ordered.
    private final List<Integer> placed = new ArrayList<>();
    /// Where they were placed.
    private final List<Integer> placedAt = new ArrayList<>();

    private final List<Integer> ordered = new ArrayList<>();
    /// Of cards that are looked at: those that were taken from among them.
    private final List<Integer> taken = new ArrayList<>();
    /// Permanents of the name that accepted a "you may".
    private final List<Integer> accepted = new ArrayList<>();
    /// A word that accepted a "you may" and is no name of anything: the next question must have it.
    private @Nullable Said word;
    /// What the name that says which of several costs is paid could mean: one of them must have been used.
    private final List<Integer> payers = new ArrayList<>();

    /// What the first question offered.
    private List<Option> offered = List.of();
    /// Of an amount that is divided: what was given, and what is left for the others.
    private int given;

    private int shares;
    private int rest;
    private int least;
    private boolean begun;
    private Decision.Kind kind = Decision.Kind.NONE;
    private int player = GameState.NONE;
    private int subject;
    private int detail;

    Answered(Intent.Answer intent) {
        said = intent.said();
        add(said);
    }

    private Answered(Answered other) {
        said = other.said;
        left.addAll(other.left);
        chosen.addAll(other.chosen);
        placed.addAll(other.placed);
        placedAt.addAll(other.placedAt);
        ordered.addAll(other.ordered);
        taken.addAll(other.taken);
        accepted.addAll(other.accepted);
        payers.addAll(other.payers);
        word = other.word;
        offered = other.offered;
        given = other.given;
        rest = other.rest;
        shares = other.shares;
        least = other.least;
        begun = other.begun;
        kind = other.kind;
        player = other.player;
        subject = other.subject;
        detail = other.detail;
    }

    @Override
    Pursuit copy() {
        return new Answered(this);
    }

    /// Of cards that are separated into two piles the first says it all (CR 700.3).
    private void forgetSecondPile(Decision decision) {
        if (kind != Decision.Kind.CHOOSE || !(said instanceof Said.Several(var piles)) || piles.size() != 2) return;
        if (!(piles.getFirst() instanceof Said.Several(var first))
                || !(piles.getLast() instanceof Said.Several(var second))) return;
        long cards = decision.options().stream()
                .filter(option -> option.kind() == Option.Kind.ENTITY)
                .count();
        if (cards == first.size() + second.size())
            left.subList(first.size(), left.size()).clear();
    }

    /// Groups of targets follow each other.
    private void add(Said one) {
        switch (one) {
            case Said.Several several -> several.parts().forEach(this::add);
            case Said.Order order -> left.addAll(order.parts());
            case Said.YesNo _, Said.Done _, Said.Number _, Said.Named _, Said.Nth _ -> left.add(one);
            case Said.Shares _, Said.Places _ -> {}
        }
    }

    @Override
    public boolean isAbout(GameView view, Decision decision) {
        if (!begun) return true;
        boolean same = decision.kind() == kind && decision.subject() == subject;
        if (decision.kind() == Decision.Kind.PRIORITY) return false;
        // What names the only target has been said when the spell is paid for.
        if (decision.kind() == Decision.Kind.PAY && kind != Decision.Kind.PAY) return false;
        if (decision.kind() == Decision.Kind.DIVIDE)
            return said instanceof Said.Shares && isDividedNext(decision)
                    || same && decision.detail() > detail && (said instanceof Said.Shares || !left.isEmpty());
        return switch (said) {
            case Said.Shares _ -> same && kind == Decision.Kind.TARGET && detail == decision.detail();
            case Said.Order _ -> same && !left.isEmpty();
            case Said.Places places ->
                decision.kind() == Decision.Kind.PLACE
                        || isOrdering(decision) && nextInOrder(view, decision, places) >= 0
                        || same && kind != Decision.Kind.PLACE && nextTaken(view, decision, places) >= 0;
            case Said.YesNo _, Said.Done _, Said.Number _, Said.Named _, Said.Nth _, Said.Several _ ->
                left.isEmpty()
                        ? isRest(decision, same)
                        : !isUsed(view, decision)
                                && (same
                                        || kind == Decision.Kind.MAY
                                        || kind == Decision.Kind.PLACE && decision.kind() == kind
                                        || isEntity(view, decision, left.getFirst()));
        };
    }

    /// CR 601.2c–d: who gets a share is a target, and is asked for before how much.
    private boolean isDividedNext(Decision decision) {
        return kind == Decision.Kind.TARGET && decision.subject() == subject;
    }

    /// The next target among those that get a share; no more when all were named.
    private Reply recipient(GameView view, Decision decision, Said.Shares shares) {
        for (var share : shares.shares()) {
            int option = entity(view, decision, share.to());
            if (option < 0) continue;
            chosen.add(decision.option(option).id());
            return take(option);
        }
        return takeOrMisfit(view, chosen.size() < shares.shares().size() ? -1 : done(decision));
    }

    /// What a name accepted may have been chosen by itself, as the only one: then it has become another object, and the
    /// next "you may" is another matter.
    private boolean isUsed(GameView view, Decision decision) {
        return accepted.stream().anyMatch(id -> !view.exists(id)) && decision.kind() == Decision.Kind.MAY;
    }

    /// A question without a subject asks for an order.
    private static boolean isOrdering(Decision decision) {
        return decision.kind() == Decision.Kind.CHOOSE && decision.subject() == GameState.NONE;
    }

    /// Whether it asks for nothing but the end, or the order, of what has been said.
    private boolean isRest(Decision decision, boolean same) {
        if (isOrdering(decision) && !chosen.isEmpty())
            return decision.options().stream().allMatch(option -> chosen.contains(option.id()));
        if (!same || done(decision) < 0 || said instanceof Said.YesNo && isOfPlayers(decision)) return false;
        return switch (kind) {
            case TARGET -> detail == decision.detail();
            // Fewer are left to choose; as many are another question.
            case CHOOSE, COST -> decision.detail() < detail;
            default -> true;
        };
    }

    private static boolean isEntity(GameView view, Decision decision, Said one) {
        int option = one instanceof Said.Named(Meant what) ? what.option(view, decision) : -1;
        return option >= 0 && decision.option(option).kind() == Option.Kind.ENTITY;
    }

    @Override
    public boolean hasMoreToSay() {
        return !left.isEmpty();
    }

    @Override
    public Reply next(GameView view, Decision decision) {
        boolean first = !begun;
        begun = true;
        kind = decision.kind();
        player = decision.player();
        subject = decision.subject();
        detail = decision.detail();
        if (first) {
            offered = decision.options();
            forgetSecondPile(decision);
        }
        if (kind == Decision.Kind.DIVIDE && !(nextSaid() instanceof Said.Nth)) return share(view, decision);
        return switch (said) {
            case Said.Shares shares -> kind == Decision.Kind.TARGET ? recipient(view, decision, shares) : misfit(view);
            case Said.Places places -> place(view, decision, places);
            case Said.Order _ -> order(view, decision);
            case Said.YesNo _, Said.Done _, Said.Number _, Said.Named _, Said.Nth _, Said.Several _ ->
                left.isEmpty() ? rest(decision, first) : say(view, decision, left.removeFirst());
        };
    }

    private @Nullable Said nextSaid() {
        return left.isEmpty() ? null : left.getFirst();
    }

    private Reply say(GameView view, Decision decision, Said one) {
        return switch (one) {
            case Said.YesNo(boolean yes)
            when kind == Decision.Kind.PLACE -> takeOrMisfit(view, placeOrStay(decision, yes));
            case Said.YesNo(boolean yes) -> yes ? yes(view, decision) : takeOrMisfit(view, no(decision));
            case Said.Done _ -> takeOrMisfit(view, done(decision));
            case Said.Number number -> number(view, decision, number);
            case Said.Nth(int index) -> takeOrMisfit(view, index < decision.size() ? index : -1);
            case Said.Named named ->
                kind == Decision.Kind.NUMBER && decision.isAboutPiles()
                        ? pile(view, decision, named.what())
                        : named(view, decision, named);
            case Said.Several _, Said.Order _, Said.Shares _, Said.Places _ -> misfit(view);
        };
    }

    /// All is said: no more of them, or the order in which they were said.
    private Reply rest(Decision decision, boolean first) {
        int end = first ? none(decision) : done(decision);
        if (end >= 0) return take(end);
        for (int id : chosen) {
            int option = entity(decision, id);
            if (option >= 0) return take(option);
        }
        return refuse("TOO_SHORT", "The answer is too short.");
    }

    private static int no(Decision decision) {
        return decision.kind() == Decision.Kind.OPTIONAL_COST ? 0 : none(decision);
    }

    /// "You may put that card into your graveyard": of two places, yes is the other than the top.
    private static int placeOrStay(Decision decision, boolean yes) {
        int top = decision.indexOf(Option.pack(Option.Kind.PLACE, 0));
        if (decision.size() != 2 || top < 0) return -1;
        return yes ? 1 - top : top;
    }

    /// It accepts the only thing there is to accept; of several one has to be named.
    private Reply yes(GameView view, Decision decision) {
        if (kind == Decision.Kind.OPTIONAL_COST) return take(decision.size() > 1 ? 1 : 0);
        int yes = decision.indexOf(Option.pack(Option.Kind.YES, 0));
        if (yes >= 0) return take(yes);
        int only = -1;
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i).kind();
            if (option == Option.Kind.NO || option == Option.Kind.DONE) continue;
            if (only >= 0 && !isAllThereIs(decision) && !isOfPlayers(decision)) return OPEN;
            if (only < 0) only = i;
        }
        return takeOrMisfit(view, only);
    }

    /// "You may tap three creatures": of three, yes means these.
    private static boolean isAllThereIs(Decision decision) {
        boolean mayDecline = decision.indexOf(Option.pack(Option.Kind.NO, 0)) >= 0;
        return decision.kind() == Decision.Kind.CHOOSE && mayDecline && decision.detail() == decision.size() - 1;
    }

    /// "For each other opponent, you may …": each is accepted in turn order.
    private static boolean isOfPlayers(Decision decision) {
        return done(decision) >= 0
                && decision.options().stream()
                        .allMatch(option -> option.kind() == Option.Kind.DONE
                                || option.kind() == Option.Kind.ENTITY && !GameView.isObject(option.id()));
    }

    /// The pile in which a card lies that is named; the others of it may be named, too.
    private Reply pile(GameView view, Decision decision, Meant card) {
        for (int i = 0; i < decision.shown(); i++) {
            if (!card.isCalled(view, decision.shown(i))) continue;
            left.clear();
            return takeOrMisfit(
                    view, decision.indexOf(Option.pack(Option.Kind.NUMBER, i < decision.firstPile() ? 1 : 2)));
        }
        return misfit(view, card);
    }

    /// "You may pay {X}": a number accepts, and is asked for next.
    private Reply number(GameView view, Decision decision, Said.Number number) {
        int option = decision.indexOf(Option.pack(Option.Kind.NUMBER, number.value()));
        if (option < 0) option = decision.indexOf(Option.pack(Option.Kind.MODE, number.value() - 1));
        // One of a few printed words ("Khans or Dragons") may be counted.
        if (option < 0 && kind == Decision.Kind.WORD && decision.size() <= FEW_WORDS)
            option = decision.indexOf(Option.pack(Option.Kind.WORD, number.value() - 1));
        int yes = decision.indexOf(Option.pack(Option.Kind.YES, 0));
        if (option >= 0 || yes < 0 || kind != Decision.Kind.MAY) return takeOrMisfit(view, option);
        left.addFirst(number);
        return take(yes);
    }

    private Reply named(GameView view, Decision decision, Said.Named named) {
        var what = named.what();
        int option = what.option(view, decision);
        if (option >= 0) {
            if (decision.option(option).kind() == Option.Kind.ENTITY)
                chosen.add(decision.option(option).id());
            return take(option);
        }
        if (isOfSeveralCosts(decision)) return costPaidWith(view, decision, named);
        if (keepsTarget(view, decision, what)) return take(none(decision));
        int yes = decision.indexOf(Option.pack(Option.Kind.YES, 0));
        if (yes < 0 && what.mayBeSaidAhead()) yes = onlyOneToAccept(decision);
        boolean isThere = what.isSeen(view);
        if (yes < 0 || !isThere && !what.mayBeSaidAhead()) return misfit(view, what);
        // A name or a word accepts; what it says is asked for next.
        left.addFirst(named);
        if (!isThere || kind == Decision.Kind.CHOOSE) word = named;
        for (int i = 0; i < view.permanents(); i++) {
            int id = view.permanent(i);
            if (what.is(view, id)) accepted.add(id);
        }
        return take(yes);
    }

    /// "You may cast the copy": who names its target accepts.
    private static int onlyOneToAccept(Decision decision) {
        boolean mayDecline = decision.indexOf(Option.pack(Option.Kind.NO, 0)) >= 0;
        if (decision.kind() != Decision.Kind.CHOOSE || !mayDecline || decision.size() != 2) return -1;
        return decision.option(0).kind() == Option.Kind.ENTITY ? 0 : 1;
    }

    /// CR 115.7d: who names what is the target already leaves it unchanged.
    private static boolean keepsTarget(GameView view, Decision decision, Meant what) {
        if (decision.kind() != Decision.Kind.TARGET || decision.indexOf(Option.pack(Option.Kind.NO, 0)) < 0)
            return false;
        var item = view.stackItem(decision.subject());
        return item != null && item.targets().stream().anyMatch(id -> what.is(view, id));
    }

    private static boolean isOfSeveralCosts(Decision decision) {
        return decision.kind() == Decision.Kind.COST && decision.option(0).kind() == Option.Kind.MODE;
    }

    /// "Unless that player sacrifices a permanent or discards a card": what is named says which.
    private Reply costPaidWith(GameView view, Decision decision, Said.Named named) {
        left.addFirst(named);
        for (int i = 0; i < view.permanents(); i++) addPayer(view, named, view.permanent(i));
        for (int id : view.objects(Zone.HAND, player)) addPayer(view, named, id);
        for (int id : view.objects(Zone.GRAVEYARD, player)) addPayer(view, named, id);
        if (payers.isEmpty()) return misfit(view, named.what());
        return new Reply.Take(IntStream.range(0, decision.size()).toArray());
    }

    private void addPayer(GameView view, Said.Named named, int id) {
        if (named.what().is(view, id)) payers.add(id);
    }

    private Reply order(GameView view, Decision decision) {
        if (kind != Decision.Kind.ORDER_TRIGGERS || left.isEmpty()) return misfit(view);
        int option = switch (left.removeFirst()) {
            case Said.Number(int nth)
            when nth >= 1 && nth <= offered.size() -> {
                var meant = offered.get(nth - 1);
                yield decision.indexOf(Option.pack(meant.kind(), meant.id(), meant.variant()));
            }
            case Said.Named(Meant what) -> what.option(view, decision);
            default -> -1;
        };
        return option >= 0 ? take(option) : refuse("ORDER", "There is no such trigger to put on the stack now.");
    }

    /// One part of a divided amount; the game works out the last one.
    private Reply share(GameView view, Decision decision) {
        int share;
        if (said instanceof Said.Shares shares) share = of(view, shares, Aiming.recipient(view, decision));
        else if (nextSaid() instanceof Said.Number(int value)) share = value;
        else return misfit(view);
        if (!(said instanceof Said.Shares)) left.removeFirst();
        given += share;
        shares++;
        rest = decision.option(decision.size() - 1).id() - share;
        // What each of the others gets at least is not among the options.
        least = decision.option(0).id();
        return takeOrMisfit(view, decision.indexOf(Option.pack(Option.Kind.NUMBER, share)));
    }

    private boolean isRest(int amount, int recipients) {
        return amount == rest || least > 0 && amount == rest + least * recipients;
    }

    private static int of(GameView view, Said.Shares shares, int recipient) {
        for (var share : shares.shares()) if (share.to().is(view, recipient)) return share.amount();
        return 0;
    }

    private Reply place(GameView view, Decision decision, Said.Places places) {
        if (kind != Decision.Kind.PLACE && !isOrdering(decision)) {
            int next = nextTaken(view, decision, places);
            if (next >= 0 && decision.option(next).kind() == Option.Kind.ENTITY)
                taken.add(decision.option(next).id());
            return takeOrMisfit(view, next);
        }
        if (kind != Decision.Kind.PLACE) {
            int next = nextInOrder(view, decision, places);
            if (next >= 0) ordered.add(decision.option(next).id());
            return takeOrMisfit(view, next);
        }
        for (var pile : places.piles()) {
            int option = decision.indexOf(Option.pack(Option.Kind.PLACE, pile.place()));
            if (!has(view, pile, subject)) continue;
            placed.add(subject);
            placedAt.add(pile.place());
            return takeOrMisfit(view, option);
        }
        return takeOrMisfit(view, placeOfTheRest(decision, places));
    }

    /// What is not named stays on top; if only that was said what does, it goes to the other place.
    private static int placeOfTheRest(Decision decision, Said.Places places) {
        int top = decision.indexOf(Option.pack(Option.Kind.PLACE, 0));
        boolean said = places.piles().stream().anyMatch(pile -> pile.place() == 0);
        if (!said) return top;
        return top >= 0 && decision.size() == 2 && places.piles().size() == 1 ? 1 - top : -1;
    }

    /// Whether a pile has this card, and no other card that is called the same has taken its place.
    private boolean has(GameView view, Said.Pile pile, int card) {
        int left = 0;
        var others = new ArrayList<Integer>();
        for (int i = 0; i < placed.size(); i++) if (placedAt.get(i) == pile.place()) others.add(placed.get(i));
        for (var named : pile.cards()) {
            if (!named.isCalled(view, card)) continue;
            int taken = indexOf(view, named, others);
            if (taken < 0) left++;
            else others.remove(taken);
        }
        return left > 0;
    }

    private static int named(Said.Places places) {
        return places.piles().stream().mapToInt(pile -> pile.cards().size()).sum();
    }

    private static int indexOf(GameView view, Meant named, List<Integer> cards) {
        for (int i = 0; i < cards.size(); i++) if (named.isCalled(view, cards.get(i))) return i;
        return -1;
    }

    /// Of cards that are looked at, those that are taken from among them: what is said to go elsewhere than the rest.
    private int nextTaken(GameView view, Decision decision, Said.Places places) {
        int farthest =
                places.piles().stream().mapToInt(Said.Pile::distance).max().orElse(0);
        for (var pile : places.piles()) {
            if (pile.distance() < farthest) continue;
            for (var card : pile.cards()) {
                for (int i = 0; i < decision.size(); i++) {
                    int id = decision.option(i).id();
                    boolean isCard = decision.option(i).kind() == Option.Kind.ENTITY;
                    if (isCard && !taken.contains(id) && card.isCalled(view, id)) return i;
                }
            }
        }
        if (begun && !taken.isEmpty()) return done(decision);
        boolean any = places.piles().stream()
                .anyMatch(pile -> pile.distance() == farthest && !pile.cards().isEmpty());
        return farthest > 0 && any ? decision.indexOf(Option.pack(Option.Kind.YES, 0)) : none(decision);
    }

    private int nextInOrder(GameView view, Decision decision, Said.Places places) {
        for (var pile : places.piles()) {
            for (var card : pile.cards()) {
                for (int i = 0; i < decision.size(); i++) {
                    int id = decision.option(i).id();
                    if (!ordered.contains(id) && card.isCalled(view, id)) return i;
                }
            }
        }
        return -1;
    }

    private Reply takeOrMisfit(GameView view, int option) {
        return option < 0 ? misfit(view) : take(option);
    }

    private Reply.Refused misfit(GameView view) {
        return misfit(view, null);
    }

    private Reply.Refused misfit(GameView view, @Nullable Meant about) {
        String question = kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        String sentence = "That is no answer to what " + view.playerName(player) + " is asked (" + question + ").";
        return new Reply.Refused(Verdict.no("NO_ANSWER", sentence), about);
    }

    /// What the game has worked out itself must be what was said; a single share leaves the rest to the game.
    @Override
    public Reply.@Nullable Refused verify(GameView view) {
        if (!begun) return refuse("NOT_ASKED", "Nothing is asked now.");
        if (word != null && left.contains(word)) return misfit(view);
        if (said instanceof Said.Places places && !placed.isEmpty() && placed.size() < named(places))
            return misfit(view);
        if (!payers.isEmpty() && payers.stream().allMatch(view::exists)) return misfit(view);
        if (kind == Decision.Kind.TARGET && said instanceof Said.Shares all) {
            int object = Aiming.object(view, subject);
            var item = object < 0 ? null : view.stackItem(object);
            int divided = item == null
                    ? all.sum()
                    : item.division().stream().mapToInt(share -> share).sum();
            return divided == all.sum() ? null : misfit(view);
        }
        if (kind != Decision.Kind.DIVIDE) return null;
        if (said instanceof Said.Shares all)
            return isRest(all.sum() - given, all.shares().size() - shares) ? null : misfit(view);
        int others = 0;
        for (var one : left) if (one instanceof Said.Number(int value)) others += value;
        return left.isEmpty() || isRest(others, left.size()) ? null : misfit(view);
    }
}
