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
        List<OneOff> all = new ArrayList<>(OfPermanents.ALL);
        all.addAll(OfSpells.ALL);
        return List.copyOf(all);
    }

    private static final Set<Ability> SAID = ALL.stream().map(OneOff::ability).collect(Collectors.toSet());

    /// Whether the ability, its words bound, was read as a one-off.
    public static boolean has(Ability ability) {
        return SAID.contains(Unbinding.asSaid(ability));
    }

    public static final Phrase<Ability> OF_PERMANENT = oneOf("a one-off", phrases(OfPermanents.ALL));

    public static final Phrase<Ability> OF_SPELL = oneOf("a one-off", phrases(OfSpells.ALL));

    private static List<Phrase<Ability>> phrases(List<OneOff> all) {
        List<Phrase<Ability>> phrases = new ArrayList<>();
        for (OneOff one : all) phrases.add(phrase(one.text()).means(one.ability()));
        return phrases;
    }
}
