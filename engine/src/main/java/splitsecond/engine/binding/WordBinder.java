package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;

/// CR 608.2c, 608.2h, 608.2k: "it", "that player", "this way": each gets the nearest that fits.
abstract class WordBinder extends TextSoFar {

    WordBinder(Nature nature, List<Unbound> unbound) {
        super(nature, unbound);
    }

    Reference object(Reference.It it) {
        var word = Word.of(it.wording());
        if (it.wording().isEmpty() && lastSubject != null) return meant(it, lastSubject);
        // Cards say "him" and "her" of nobody but whom they show.
        if (word.isOfPerson() && !nature.spell()) return meant(it, self);
        boolean told = inAmount == 0 && inNoun == 0 && !isStatic;
        discourse.counting = inAmount > 0;
        var thing = discourse.object(word, told && !it.wording().equals("itself"));
        discourse.counting = false;
        if (thing == null && word.number() != Word.Number.ONE) {
            var several = discourse.several(word);
            if (several.size() >= 2) {
                Reference all = several.getFirst().meaning(it, depth);
                for (var one : several.subList(1, several.size()))
                    all = new Reference.Both(all, one.meaning(it, depth));
                return new Reference.Again(all, it);
            }
        }
        if (thing == null || thing.oneOfThem && it.wording().equals("the other"))
            return missing(it, it.wording(), "Nothing was said before that \"" + it.wording() + "\" could mean.");
        // Nobody speaks of a spell that was not named: "Destroy it."
        if (thing.self && isSpell && !namesItself)
            return missing(it, it.wording(), "Nothing was said before that \"" + it.wording() + "\" could mean.");
        // "Target creature with mana value at most the number of cards in its controller's graveyard".
        if (inTarget && thing.self && nature.spell())
            return missing(it, it.wording(), "It would have to be asked of each that could be the target.");
        if (thing.rival != null
                && thing.rival.clause == thing.clause
                && thing.rival.noun.fit(word.noun()) > 0
                && (word.side() == null || word.side() == thing.rival.side))
            unbound.add(new Unbound(
                    Unbound.Kind.AMBIGUOUS, it.wording(), "\"" + it.wording() + "\" could mean either of two."));
        // "Each of those creatures doesn't untap for as long as it has a counter on it": said of them one by one.
        if (it.wording().startsWith("each of ")) thing.since = discourse.clause;
        return meant(it, thing);
    }

    Reference player(Reference.ThatPlayer that) {
        String words = that.wording();
        if (words.startsWith("that player or that ")) {
            // Whoever deals the damage is not the planeswalker that is meant.
            var excluded = discourse.excluded;
            discourse.excluded = self;
            var thing = discourse.object(Word.of("it"), false);
            discourse.excluded = excluded;
            if (thing != null) {
                if (inTarget) needed = needed.withEarlierTargets();
                discourse.add(new Said(
                        Noun.PLAYER,
                        Word.Number.ONE,
                        (said, deep) -> new Reference.Again(
                                new Reference.ControllerOf(thing.meaning(new Reference.It(""), deep), ""), said)));
                return new Reference.Again(new Reference.ControllerOf(thing.meaning(that, depth), ""), that);
            }
        }
        var number = switch (words) {
            case "that player", "that opponent" -> Word.Number.ONE;
            case "those players" -> Word.Number.MANY;
            default -> Word.Number.EITHER;
        };
        var thing = discourse.player(number, words.equals("that opponent"));
        // CR 607.2: the player whom another ability of the object has chosen.
        if (thing == null && nature.linked()) return new Reference.Again(new Reference.ChosenPlayer(), that);
        if (thing == null) return missing(that, words, "No player was spoken of before \"" + words + "\".");
        return meant(that, thing);
    }

    Reference meant(Reference word, Said thing) {
        discourse.touch(thing);
        saidBy.put(word, thing);
        var meaning = thing.meaning(word, depth);
        if (isAsLongAs && meaning instanceof Reference.Noted)
            return missing(word, text(word), "The condition would have to be asked of each of several.");
        // "Each player loses X life, where X is … their …": another X for each.
        if (defining != NONE
                && thing.number == Word.Number.MANY
                && meaning instanceof Reference.Noted
                && discourse.said.indexOf(thing) >= defining)
            return missing(word, text(word), "X would have to be worked out for each of several.");
        if (!inTarget) return meaning;
        if (isOfTarget(meaning)) needed = needed.withEarlierTargets();
        if (turn != null && turn.player() == thing && meaning instanceof Reference.Noted(int number, var _)) {
            needed = needed.withEach(new TargetSlot.PerPlayer(number, turn.players()));
        } else if (meaning instanceof Reference.Noted || meaning instanceof Reference.Result)
            return missing(
                    word, text(word), "Targets are chosen before it is known what \"" + text(word) + "\" means.");
        return meaning;
    }

    private static boolean isOfTarget(Reference meaning) {
        return switch (meaning) {
            case Reference.Target _ -> true;
            case Reference.Again again -> isOfTarget(again.meant());
            case Reference.ControllerOf of -> isOfTarget(of.what());
            case Reference.OwnerOf of -> isOfTarget(of.what());
            case Reference.Both both -> isOfTarget(both.first()) || isOfTarget(both.second());
            case Reference.AsRead _,
                    Reference.Known _,
                    Reference.Mention _,
                    Reference.Noted _,
                    Reference.Result _,
                    Reference.ThisWay _,
                    Reference.RestOf _,
                    Reference.Each _,
                    Reference.Chosen _,
                    Reference.AtRandom _,
                    Reference.TopCards _ -> false;
        };
    }

    private static String text(Reference word) {
        return switch (word) {
            case Reference.It it -> it.wording();
            case Reference.ThatPlayer player -> player.wording();
            case Reference.PaidWith paid -> paid.wording();
            case Reference.Remembered remembered -> remembered.wording();
            case Reference.Bound _,
                    Reference.Described _,
                    Reference.Known _,
                    Reference.Through _,
                    Reference.Mention _,
                    Reference.DoneThisWay _,
                    Reference.TheRest _,
                    Reference.Both _ -> "";
        };
    }

    Reference missing(Reference word, String text, String reason) {
        unbound.add(new Unbound(Unbound.Kind.UNBOUND, text, reason));
        return word;
    }

    Reference thisWay(Reference.DoneThisWay way) {
        String deed = way.wording();
        for (String prefix : List.of("card ", "that ", "is ", "are ", "was ", "were "))
            if (deed.startsWith(prefix)) deed = deed.substring(prefix.length());
        if (deed.equals("put into exile")) deed = "exiled";
        var numbers = new ArrayList<Integer>();
        for (int number = 0; number < next; number++)
            if (deeds.getOrDefault(number, List.of()).contains(deed)) numbers.add(number);
        // "Each player who does": whoever has done something to an object of theirs.
        if (numbers.isEmpty()
                && deed.isEmpty()
                && lastDone != NONE
                && !deeds.getOrDefault(lastDone, List.of()).isEmpty()) numbers.add(lastDone);
        boolean buries = deed.startsWith("put into") && deed.endsWith("graveyard");
        if (numbers.isEmpty() && buried != NONE && buries) {
            var rest = new Filter.And(List.of(
                    new Filter.AmongThose(new Reference.RestOf(buried, way)), new Filter.In(Zone.GRAVEYARD, null)));
            var fitting = isAnyCard(way.filter())
                    ? rest
                    : new Filter.And(List.of(rest, filter(Objects.requireNonNull(way.filter()))));
            return new Reference.Again(new Reference.Each(fitting, ""), way);
        }
        var paid = numbers.isEmpty() ? Deeds.paid(deed, doneTo) : null;
        if (paid == null && numbers.isEmpty() && deed.equals(heardDeed)) paid = heard;
        if (paid != null) {
            var those = paid.meaning(way, depth);
            if (way.filter() == null) return new Reference.Again(those, way);
            var fitting = new Filter.And(List.of(new Filter.AmongThose(those), filter(way.filter())));
            return new Reference.Again(new Reference.Each(fitting, ""), way);
        }
        if (numbers.isEmpty()) return missing(way, "this way", "Nothing was " + deed + " before \"this way\".");
        var those = new Reference.ThisWay(
                numbers,
                orNull(way.filter(), this::filter),
                buries || deed.equals("died") ? Zone.GRAVEYARD : null,
                way);
        // What came before the card that was looked for was revealed, too.
        boolean allRevealed = deed.equals("revealed") && numbers.contains(lastUntil) && isAnyCard(way.filter());
        if (allRevealed && lastTogether == lastUntil)
            return new Reference.Again(new Reference.RestOf(lastUntil, way), way);
        return allRevealed
                ? new Reference.Again(new Reference.Both(those, new Reference.RestOf(lastUntil, way)), way)
                : those;
    }

    private static boolean isAnyCard(@Nullable Filter filter) {
        return filter == null || filter instanceof Filter.Any;
    }
}
