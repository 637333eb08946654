package splitsecond.cards.vocabulary.oneoff;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.binding.Unbinding;

/// True one-offs, in the ability language like everything else: what they mean is bound, printed back, carried out and
/// proven by a scenario each, as if a rule had read it. At most 150; whatever two cards say is a rule's.
public final class OneOffs {
    private OneOffs() {}

    public static final int MOST = 150;

    public static final List<OneOff> ALL = all();

    private static List<OneOff> all() {
        return both(ofPermanents(), ofSpells());
    }

    private static List<OneOff> ofPermanents() {
        return both(
                both(OfPermanents.ALL, OfMana.OF_PERMANENTS),
                both(OfCards.OF_PERMANENTS, both(OfOldCards.OF_PERMANENTS, OfChosenPlayers.OF_PERMANENTS)));
    }

    private static List<OneOff> ofSpells() {
        return both(
                both(OfSpells.ALL, OfMana.OF_SPELLS),
                both(OfCards.OF_SPELLS, both(OfOldCards.OF_SPELLS, OfChosenPlayers.OF_SPELLS)));
    }

    private static List<OneOff> both(List<OneOff> some, List<OneOff> others) {
        List<OneOff> all = new ArrayList<>(some);
        all.addAll(others);
        return List.copyOf(all);
    }

    private static final Set<Ability> SAID = ALL.stream().map(OneOff::ability).collect(Collectors.toSet());

    /// Whether the ability, its words bound, was read as a one-off.
    public static boolean has(Ability ability) {
        return SAID.contains(Unbinding.asSaid(ability));
    }

    public static final Phrase<Ability> OF_PERMANENT = oneOf("a one-off", phrases(ofPermanents()));

    public static final Phrase<Ability> OF_SPELL = oneOf("a one-off", phrases(ofSpells()));

    private static List<Phrase<Ability>> phrases(List<OneOff> all) {
        List<Phrase<Ability>> phrases = new ArrayList<>();
        for (OneOff one : all) phrases.add(phrase(one.text()).means(one.ability()));
        return phrases;
    }
}
