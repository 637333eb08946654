package splitsecond.players.heuristic;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;

/// Whom the words of an effect mean, as far as it matters whose they are: which intents of a purpose an instruction
/// adds to.
final class Roles {

    private final Purpose purpose;
    /// What was spoken of last, for "it" and "that creature".
    private List<Intent> last = List.of();

    private final Map<Integer, List<Intent>> noted = new HashMap<>();

    Roles(Purpose purpose) {
        this.purpose = purpose;
    }

    void speakOf(Reference reference) {
        of(reference);
    }

    List<Intent> of(Reference reference) {
        var found = find(reference);
        if (!found.isEmpty()) last = found;
        return found;
    }

    private List<Intent> find(Reference reference) {
        return switch (reference) {
            case Reference.You _ -> List.of(you());
            case Reference.This _ -> List.of(self());
            case Reference.Host _ -> List.of(host());
            case Reference.Target target -> List.of(target(target.slot()));
            case Reference.Mention mention -> {
                var found = find(mention.what());
                noted.put(mention.number(), found);
                yield found;
            }
            case Reference.Noted word -> noted.getOrDefault(word.number(), List.of());
            case Reference.Again again -> find(again.meant());
            case Reference.Result _, Reference.EventPart _, Reference.ThisWay _ ->
                last.isEmpty() ? List.of(self()) : last;
            case Reference.Each each -> each(each.filter());
            case Reference.Chosen chosen -> each(chosen.filter());
            case Reference.Both both -> {
                var first = find(both.first());
                var second = find(both.second());
                yield first.isEmpty() || second.isEmpty() ? first : List.of(first.getFirst(), second.getFirst());
            }
            case Reference.DefendingPlayer _, Reference.Attacked _ -> List.of(opponents());
            case Reference.ControllerOf of -> {
                find(of.what());
                yield List.of();
            }
            case Reference.OwnerOf of -> {
                find(of.what());
                yield List.of();
            }
            case Reference.AsRead _,
                    Reference.Known _,
                    Reference.RestOf _,
                    Reference.AtRandom _,
                    Reference.TopCards _ -> List.of();
        };
    }

    private Intent you() {
        if (purpose.you == Intent.NOTHING) purpose.you = new Intent();
        return purpose.you;
    }

    private Intent opponents() {
        if (purpose.opponents == Intent.NOTHING) purpose.opponents = new Intent();
        return purpose.opponents;
    }

    private Intent self() {
        if (purpose.self == Intent.NOTHING) purpose.self = new Intent();
        return purpose.self;
    }

    private Intent host() {
        if (purpose.host == Intent.NOTHING) purpose.host = new Intent();
        return purpose.host;
    }

    private Intent mine() {
        if (purpose.mine == Intent.NOTHING) purpose.mine = new Intent();
        return purpose.mine;
    }

    private Intent theirs() {
        if (purpose.theirs == Intent.NOTHING) purpose.theirs = new Intent();
        return purpose.theirs;
    }

    private Intent target(TargetSlot slot) {
        for (int i = 0; i < purpose.slots.size(); i++)
            if (purpose.slots.get(i) == slot) return purpose.onTargets.get(i);
        var intent = new Intent();
        purpose.slots.add(slot);
        purpose.onTargets.add(intent);
        return intent;
    }

    private List<Intent> each(Filter filter) {
        if (names(filter, Filter.This.class)) return List.of(self());
        boolean player = isPlayer(filter);
        return switch (side(filter)) {
            case YOU -> List.of(player ? you() : mine());
            case OPPONENT -> List.of(player ? opponents() : theirs());
            case ANY -> player ? List.of(you(), opponents()) : List.of(mine(), theirs());
        };
    }

    /// Whose things a filter describes.
    static Filter.Relation side(Filter filter) {
        return switch (filter) {
            case Filter.IsPlayer player -> player.relation();
            case Filter.ControlledBy by ->
                by.who() instanceof Reference.You ? Filter.Relation.YOU : Filter.Relation.OPPONENT;
            case Filter.OwnedBy by ->
                by.who() instanceof Reference.You ? Filter.Relation.YOU : Filter.Relation.OPPONENT;
            case Filter.Not not ->
                switch (side(not.filter())) {
                    case YOU -> Filter.Relation.OPPONENT;
                    case OPPONENT -> Filter.Relation.YOU;
                    case ANY -> Filter.Relation.ANY;
                };
            case Filter.And and -> {
                for (var one : and.all()) {
                    var side = side(one);
                    if (side != Filter.Relation.ANY) yield side;
                }
                yield Filter.Relation.ANY;
            }
            case Filter.Which _,
                    Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.Most _,
                    Filter.Has _,
                    Filter.Or _ -> Filter.Relation.ANY;
        };
    }

    private static boolean isPlayer(Filter filter) {
        return names(filter, Filter.IsPlayer.class);
    }

    private static boolean names(Filter filter, Class<? extends Filter> kind) {
        if (kind.isInstance(filter)) return true;
        if (filter instanceof Filter.And and) {
            for (var one : and.all()) if (names(one, kind)) return true;
        }
        return false;
    }

    static boolean isInGraveyard(Reference reference) {
        return switch (reference) {
            case Reference.Target target -> isInGraveyard(target.slot().filter());
            case Reference.Each each -> isInGraveyard(each.filter());
            case Reference.Chosen chosen -> isInGraveyard(chosen.filter());
            case Reference.AsRead _,
                    Reference.Bound _,
                    Reference.Known _,
                    Reference.Through _,
                    Reference.Mention _,
                    Reference.AtRandom _,
                    Reference.TopCards _,
                    Reference.Both _ -> false;
        };
    }

    static boolean isInGraveyard(Filter filter) {
        return switch (filter) {
            case Filter.In in -> in.zone() == Zone.GRAVEYARD;
            case Filter.And and -> {
                for (var one : and.all()) if (isInGraveyard(one)) yield true;
                yield false;
            }
            case Filter.Which _,
                    Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.OfPlayers _,
                    Filter.Not _,
                    Filter.Or _ -> false;
        };
    }
}
