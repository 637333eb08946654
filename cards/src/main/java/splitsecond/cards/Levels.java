package splitsecond.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.vocabulary.ability.Abilities;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.ManaCost;

/// CR 711, 716: paragraphs that stand under a level of a leveler or a Class are had from that level on. The lines that
/// open a level are part of the card's frame, not of its text.
final class Levels {
    private static final Pattern BAND = Pattern.compile("LEVEL ([0-9]{1,4})(?:-([0-9]{1,4})|\\+)");
    private static final Pattern SIZE = Pattern.compile("([0-9]{1,4})/([0-9]{1,4})");
    private static final Pattern STATION = Pattern.compile("([0-9]{1,4})\\+ \\| ");
    private static final Pattern CLASS = Pattern.compile("((?:\\{[^}]+\\})+): Level ([0-9])");

    private static final String SOLVED = "Solved — ";

    private static final Reference THIS = new Reference.This("");

    private final List<Ability> abilities;
    private @Nullable Condition open;
    private boolean stations;
    private final List<Modification> gained = new ArrayList<>();

    Levels(List<Ability> abilities) {
        this.abilities = abilities;
    }

    /// CR 721.2, 719.3c: how long the symbol is with which a line begins that is had with that many charge counters, or
    /// the word before what a solved Case has; or 0.
    ///
    /// @param creature whether the last of them makes it a creature
    int stationSymbol(String line, boolean creature) {
        // CR 719.3c.
        if (line.startsWith(SOLVED)) {
            close();
            open = new Condition.Not(Abilities.UNSOLVED);
            return SOLVED.length();
        }
        Matcher symbol = STATION.matcher(line);
        if (!symbol.lookingAt()) return 0;
        close();
        stations = creature;
        open = new Condition.Matches(
                THIS,
                new Filter.HasCounter(CounterKind.CHARGE, Comparison.AT_LEAST, Integer.parseInt(symbol.group(1))),
                "");
        return symbol.end();
    }

    /// CR 721.2b: the last band has the power and toughness.
    void closeLast() {
        if (open != null && stations)
            gained.add(new Modification.ChangeTypes(
                    0, CardType.CREATURE.bit(), List.of(), Modification.Manner.ADD, false));
        close();
    }

    /// Whether the line opens a level, or says how large the creature is at one.
    boolean isOpenedBy(String line) {
        Matcher band = BAND.matcher(line);
        if (band.matches()) {
            close();
            open = counters(Integer.parseInt(band.group(1)), band.group(2));
            return true;
        }
        Matcher size = SIZE.matcher(line);
        if (open != null && size.matches()) {
            gained.add(new Modification.SetPowerToughness(number(size.group(1)), number(size.group(2))));
            return true;
        }
        Matcher level = CLASS.matcher(line);
        ManaCost cost = level.matches() ? Words.mana(level.group(1)) : null;
        if (cost == null) return false;
        close();
        int number = Integer.parseInt(level.group(2));
        abilities.add(levelUp(cost, number));
        open = level(Comparison.AT_LEAST, number);
        return true;
    }

    private static Amount number(String digits) {
        return new Amount.Number(Integer.parseInt(digits));
    }

    private static Condition counters(int least, @Nullable String most) {
        Condition from = has(Comparison.AT_LEAST, least);
        return most == null ? from : new Condition.And(List.of(from, has(Comparison.AT_MOST, Integer.parseInt(most))));
    }

    private static Condition has(Comparison comparison, int count) {
        return new Condition.Matches(THIS, new Filter.HasCounter(CounterKind.LEVEL, comparison, count), "");
    }

    /// A Class begins at level 1, which nothing has to note.
    private static Condition level(Comparison comparison, int number) {
        return new Condition.Compare(new Amount.ChosenNumber(), comparison, new Amount.Number(number), "level");
    }

    private static Ability levelUp(ManaCost cost, int number) {
        return new Ability.Activated(
                Cost.mana(cost),
                new Effect.KeywordAction(Action.BECOME_LEVEL, new Amount.Number(number), THIS, ""),
                new Ability.Limits(
                        Ability.Timing.SORCERY,
                        0,
                        level(Comparison.EQUAL, number == 2 ? 0 : number - 1),
                        Ability.Activator.CONTROLLER),
                Zone.BATTLEFIELD,
                "level " + number);
    }

    void add(List<Ability> read) {
        if (open == null) {
            abilities.addAll(read);
            return;
        }
        for (Ability ability : read)
            gained.add(
                    ability instanceof Ability.Keyword(var keyword)
                            ? new Modification.GainKeyword(keyword)
                            : new Modification.GainAbility(ability));
    }

    /// The level that is open has no more paragraphs.
    void close() {
        if (open != null && !gained.isEmpty())
            abilities.add(new Ability.Static(new StaticEffect.Change(THIS, gained), open, Zone.BATTLEFIELD));
        gained.clear();
        open = null;
    }
}
