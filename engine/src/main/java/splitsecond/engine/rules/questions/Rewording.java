package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Token;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.card.TypeLine;
import splitsecond.engine.state.CompiledAbility;

/// CR 612.2: one word for another where it is used as a color word, a basic land type or a creature type. Names and
/// mana symbols are none of these.
public final class Rewording extends AbilityMap {

    /// Keywords whose meaning speaks of colors or types that no card says.
    private static final Set<String> DEFINED =
            Set.of("living weapon", "job select", "for Mirrodin!", "mobilize", "soulshift");

    private final String from;
    private final String to;
    /// What the words are as colors, and as the keywords of their lands; null if they are not.
    private final @Nullable Color oldColor;

    private final @Nullable Color newColor;
    private final @Nullable Keyword oldWalk;
    private final @Nullable Keyword newWalk;

    public Rewording(Modification.ReplaceWord change) {
        from = change.from().intern();
        to = change.to().intern();
        boolean colors = change.kind() == Choice.Kind.COLOR;
        oldColor = colors ? color(from) : null;
        newColor = colors ? color(to) : null;
        boolean lands = change.kind() == Choice.Kind.BASIC_LAND_TYPE;
        oldWalk = lands ? walk(from) : null;
        newWalk = lands ? walk(to) : null;
    }

    private static @Nullable Color color(String word) {
        for (var color : Color.values()) if (color.word().equals(word)) return color;
        return null;
    }

    private static @Nullable Keyword walk(String type) {
        return Keyword.named(type.toLowerCase(Locale.ROOT) + "walk");
    }

    /// An ability of a permanent; the same if it does not have the word.
    static CompiledAbility compiled(CompiledAbility ability, Modification.ReplaceWord change) {
        if (isDefined(ability.source)) return ability;
        var changed = new Rewording(change).ability(ability.source);
        return changed.equals(ability.source) ? ability : Compiler.compile(changed, ability.index);
    }

    private static boolean isDefined(Ability ability) {
        return switch (ability) {
            case Ability.Activated activated -> DEFINED.contains(activated.name());
            case Ability.Triggered triggered -> DEFINED.contains(triggered.name());
            case Ability.Spell _, Ability.Static _, Ability.Keyword _, Ability.Parameterized _ -> false;
        };
    }

    Keywords keywords(Keywords keywords) {
        return oldWalk == null || newWalk == null || !keywords.has(oldWalk)
                ? keywords
                : keywords.without(oldWalk).with(newWalk);
    }

    Rule[] rules(Rule[] rules) {
        var changed = rules;
        for (int i = 0; i < rules.length; i++) {
            var rule = rule(rules[i]);
            if (rule.equals(rules[i])) continue;
            if (changed == rules) changed = rules.clone();
            changed[i] = rule;
        }
        return changed;
    }

    /// The same array if the word is not among them. A type that it has already is not there twice.
    String[] subtypes(String[] subtypes) {
        var changed = subtypes(List.of(subtypes));
        return changed.equals(List.of(subtypes)) ? subtypes : changed.toArray(new String[0]);
    }

    private List<String> subtypes(List<String> subtypes) {
        var changed = new ArrayList<String>(subtypes.size());
        for (String subtype : subtypes) {
            String word = subtype(subtype);
            if (!changed.contains(word)) changed.add(word);
        }
        return changed;
    }

    private String subtype(String subtype) {
        return oldColor == null && subtype.equals(from) ? to : subtype;
    }

    private int colors(int colors) {
        return oldColor == null || newColor == null || (colors & oldColor.bit()) == 0
                ? colors
                : colors & ~oldColor.bit() | newColor.bit();
    }

    private Color color(Color color) {
        return color == oldColor && newColor != null ? newColor : color;
    }

    private Keyword keyword(Keyword keyword) {
        return keyword == oldWalk && newWalk != null ? newWalk : keyword;
    }

    @Override
    protected String said(String words) {
        return words.contains(from)
                ? words.replace(from, to)
                : words.replace(from.toLowerCase(Locale.ROOT), to.toLowerCase(Locale.ROOT));
    }

    @Override
    public Ability ability(Ability ability) {
        return ability instanceof Ability.Keyword(var keyword)
                ? new Ability.Keyword(keyword(keyword))
                : super.ability(ability);
    }

    @Override
    public Filter filter(Filter filter) {
        if (filter instanceof Filter.IsColor(var color)) return new Filter.IsColor(color(color));
        if (filter instanceof Filter.IsSubtype(var subtype)) return new Filter.IsSubtype(subtype(subtype));
        if (filter instanceof Filter.HasKeyword(var keyword)) return new Filter.HasKeyword(keyword(keyword));
        return super.filter(filter);
    }

    @Override
    public Amount amount(Amount amount) {
        return amount instanceof Amount.Devotion(var colors)
                ? new Amount.Devotion(all(colors, this::color))
                : super.amount(amount);
    }

    @Override
    public Token token(Token token) {
        var mapped = super.token(token);
        var types = token.types();
        return new Token(
                mapped.name(),
                new TypeLine(types.supertypes(), types.types(), subtypes(types.subtypes())),
                colors(token.colors()),
                mapped.power(),
                mapped.toughness(),
                mapped.abilities(),
                mapped.predefined());
    }

    @Override
    public Modification modification(Modification change) {
        return switch (change) {
            case Modification.GainKeyword gain -> new Modification.GainKeyword(keyword(gain.keyword()));
            case Modification.LoseKeyword lose -> new Modification.LoseKeyword(keyword(lose.keyword()));
            case Modification.CantHaveKeyword barred -> new Modification.CantHaveKeyword(keyword(barred.keyword()));
            case Modification.ChangeColors(var colors, var manner) ->
                new Modification.ChangeColors(colors(colors), manner);
            case Modification.ChangeTypes(var supertypes, var types, var subtypes, var manner, var every) ->
                new Modification.ChangeTypes(supertypes, types, subtypes(subtypes), manner, every);
            default -> super.modification(change);
        };
    }

    @Override
    public StaticEffect staticEffect(StaticEffect effect) {
        if (!(effect instanceof StaticEffect.UnspentMana(int mana, int becomes))) return super.staticEffect(effect);
        int type = oldColor != null && newColor != null && becomes == oldColor.ordinal() ? newColor.ordinal() : becomes;
        return new StaticEffect.UnspentMana(colors(mana), type);
    }

    @Override
    public Effect effect(Effect effect) {
        if (effect instanceof Effect.ChangeText change && change.to() != null)
            return new Effect.ChangeText(
                    reference(change.what()),
                    change.kinds(),
                    subtype(change.to()),
                    change.never(),
                    duration(change.duration()));
        return super.effect(effect);
    }

    @Override
    protected Action action(Action action) {
        if (!action.armyType().equals(from)) return action;
        for (var other : Action.values()) if (other.armyType().equals(to)) return other;
        return action;
    }
}
