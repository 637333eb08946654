package splitsecond.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.ManaTerms;
import splitsecond.engine.ability.PlayedKeywords;
import splitsecond.engine.binding.ConditionalLeave;

/// What can be read but is not yet carried out by the rules engine. Cards that need it are not supported.
final class Unexecuted {
    private Unexecuted() {}

    /// The first such thing in these abilities, in words, or null.
    static @Nullable String in(List<Ability> abilities) {
        List<String> found = new ArrayList<>();
        for (Ability ability : abilities)
            Parts.each(ability, part -> {
                String what = name(part);
                if (what != null) found.add(what);
            });
        return found.isEmpty() ? null : found.getFirst();
    }

    private static @Nullable String name(Object part) {
        return switch (part) {
            case KeywordAbility.Numbered numbered when !PlayedKeywords.isPlayed(numbered) -> word(numbered.kind());
            case KeywordAbility.WithCost cost when !PlayedKeywords.isPlayed(cost) -> word(cost.kind());
            case KeywordAbility keyword
            when !PlayedKeywords.isPlayed(keyword) ->
                keyword.getClass().getSimpleName().toLowerCase(Locale.ROOT);
            case Effect.CreateToken create
            when !create.extras().isEmpty() ->
                "tokens with \"" + create.extras().getFirst() + "\"";
            // X is announced after the modes.
            case Ability.Spell spell
            when spell.effect().bare() instanceof Effect.Modal modal
                    && modal.choose().most() instanceof Amount.X -> "X modes of a spell";
            case Effect.If condition
            when ConditionalLeave.isMeant(condition) && ConditionalLeave.of(condition) == null ->
                "leave to play cards later on such a condition";
            case Effect.ChooseFromHand choose when choose.deed() == Effect.Deed.TAKE -> "taking a card from a hand";
            case ManaTerms.Cast(Filter spells, String _)
            when areKicked(spells) -> "mana that only pays for kicked spells";
            default -> null;
        };
    }

    /// Whether a spell will be kicked is announced before its mana is counted on (CR 601.2b).
    private static boolean areKicked(Filter spells) {
        if (spells instanceof Filter.And(List<Filter> all)) return all.stream().anyMatch(Unexecuted::areKicked);
        if (spells instanceof Filter.Or(List<Filter> any)) return any.stream().anyMatch(Unexecuted::areKicked);
        return spells instanceof Filter.Is(Filter.Status status) && status == Filter.Status.KICKED;
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
