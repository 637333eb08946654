package splitsecond.skirmish;

import java.util.List;
import java.util.stream.Collectors;

/// Which figures a card or an event speaks of.
public sealed interface Restriction {

    record Any() implements Restriction {}

    record Named(String name) implements Restriction {}

    record WithTrait(String trait) implements Restriction {}

    record OfSize(Figure.Size size) implements Restriction {}

    record Of(Figure.Affiliation affiliation) implements Restriction {}

    record Unique() implements Restriction {}

    record Ready() implements Restriction {}

    record CostAtMost(int cost) implements Restriction {}

    record Not(Restriction what) implements Restriction {}

    record AllOf(List<Restriction> parts) implements Restriction {}

    record AnyOf(List<Restriction> parts) implements Restriction {}

    /// Whether this one figure fulfils all of it; a defeated figure fulfils nothing.
    default boolean fits(Figure figure) {
        return !figure.defeated() && describes(figure);
    }

    /// As [#fits], but of a figure that may have been defeated.
    default boolean describes(Figure figure) {
        return switch (this) {
            case Any _ -> true;
            case Named(var name) -> name.equalsIgnoreCase(figure.name().strip());
            case WithTrait(var trait) -> figure.traits().contains(trait);
            case OfSize(var size) -> size == figure.size();
            case Of(var affiliation) -> affiliation == figure.affiliation();
            case Unique _ -> figure.unique();
            case Ready _ -> figure.ready();
            case CostAtMost(var cost) -> figure.cost() <= cost;
            case Not(var what) -> !what.describes(figure);
            case AllOf(var parts) -> parts.stream().allMatch(part -> part.describes(figure));
            case AnyOf(var parts) -> parts.stream().anyMatch(part -> part.describes(figure));
        };
    }

    /// In words, such as "large CREATURE" or "GUARDIAN or VEHICLE".
    default String words() {
        return switch (this) {
            case Any _ -> "any figure";
            case Named(var name) -> name;
            case WithTrait(var trait) -> trait;
            case OfSize(var size) -> size + " figure";
            case Of(var affiliation) -> affiliation + " figure";
            case Unique _ -> "unique figure";
            case Ready _ -> "ready figure";
            case CostAtMost(var cost) -> "figure of cost " + cost + " or less";
            case Not(var what) -> "not a " + what.words();
            case AllOf(var parts) -> parts.stream().map(Restriction::words).collect(Collectors.joining(" and "));
            case AnyOf(var parts) -> parts.stream().map(Restriction::words).collect(Collectors.joining(" or "));
        };
    }
}
