package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Phrasebook;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.view.AbilityView;
import splitsecond.engine.view.Traits;

/// What a permanent has by now that is not printed on it, and what it has no longer: "flying", "protection from red",
/// "no reach".
final class Gained {

    private final Traits now;
    private final Traits printed;
    private final String name;

    private Gained(Traits now, Traits printed, String name) {
        this.now = now;
        this.printed = printed;
        this.name = name;
    }

    /// Null if it is as it was printed.
    static @Nullable List<String> of(GameView all, int id) {
        if (!all.exists(id) || !all.isIn(id, Zone.BATTLEFIELD) || all.isFaceDown(id)) return null;
        var words = new Gained(all.traits(id), all.printed(id), all.name(id, "")).words();
        return words.isEmpty() ? null : words;
    }

    private List<String> words() {
        var words = new ArrayList<String>();
        for (var keyword : Keyword.values()) if (now.has(keyword) && !printed.has(keyword)) words.add(keyword.word());
        for (int i = 0; i < now.abilities(); i++) {
            String said = isNew(now.ability(i)) ? said(now.ability(i)) : "";
            if (!said.isEmpty() && !words.contains(said)) words.add(said);
        }
        if (printed.abilities() > 0 && now.abilities() == 0) words.add("no abilities");
        else
            for (var keyword : Keyword.values())
                if (printed.has(keyword) && !now.has(keyword)) words.add("no " + keyword.word());
        return words;
    }

    private boolean isNew(AbilityView ability) {
        // What a land type brings stands in the type line (CR 305.6).
        if (ability.isMana() && now.is(CardType.LAND)) return false;
        for (int i = 0; i < printed.abilities(); i++)
            if (printed.ability(i).source().equals(ability.source())) return false;
        return true;
    }

    /// Empty for what a keyword stands for, and for what no phrase says.
    private String said(AbilityView ability) {
        String words = switch (ability.source()) {
            case Ability.Keyword _ -> null;
            case Ability.Triggered triggered -> triggered.name().isEmpty() ? Phrasebook.print(triggered) : null;
            case Ability.Activated activated -> activated.name().isEmpty() ? Phrasebook.print(activated) : null;
            case Ability.Parameterized(KeywordAbility keyword) -> uncapitalized(Phrasebook.print(bare(keyword)));
            case Ability.Static effect -> Phrasebook.print(effect);
            case Ability.Spell _ -> null;
        };
        return words == null || words.contains("\n") ? "" : words.replace("~", name);
    }

    /// "The color of your choice" has been chosen.
    private static Ability bare(KeywordAbility keyword) {
        return new Ability.Parameterized(
                keyword instanceof KeywordAbility.Protection(var from, var _, var _)
                        ? new KeywordAbility.Protection(from, "")
                        : keyword);
    }

    private static @Nullable String uncapitalized(@Nullable String words) {
        return words == null ? null : Character.toLowerCase(words.charAt(0)) + words.substring(1);
    }
}
