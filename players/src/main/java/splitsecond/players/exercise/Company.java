package splitsecond.players.exercise;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import splitsecond.cards.Compiled;
import splitsecond.cards.Parts;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.cards.vocabulary.word.Subtypes;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Supertype;

/// Plain cards that another card speaks of: a Beast for what untaps Beasts, a Basri planeswalker, snow lands, a spell
/// of two colors.
final class Company {

    private static final int MOST = 8;
    private static final List<String> BASICS = List.of("Plains", "Island", "Swamp", "Mountain", "Forest");

    private final Set<String> types = new LinkedHashSet<>();
    private final Set<String> supertypes = new LinkedHashSet<>();
    private final Set<String> subtypes = new LinkedHashSet<>();
    private final Set<String> keywords = new LinkedHashSet<>();
    private String colors = "";
    private String name = "";
    private int manaValue = 2;
    private int power = 2;
    private boolean special;

    private Company() {}

    static List<CardDefinition> of(CardDefinition card) {
        Map<String, CardDefinition> company = new LinkedHashMap<>();
        for (var face : card.faces()) {
            for (var ability : face.abilities())
                Parts.each(ability, part -> {
                    if (part instanceof Filter filter) new Company().add(filter, company);
                });
            if (face.text().contains("{S}"))
                for (String basic : BASICS) put("Basic Snow Land — " + basic, "", "", 0, "Snow " + basic, company);
        }
        return company.values().stream().limit(MOST).toList();
    }

    private void add(Filter filter, Map<String, CardDefinition> company) {
        describe(filter);
        if (!special) return;
        if (types.isEmpty() || types.equals(Set.of("Permanent")))
            for (String subtype : subtypes)
                types.add(capital(Subtypes.kind(subtype).replace("spell", "instant")));
        if (types.isEmpty()) types.add("Creature");
        if (subtypes.contains("Aura") || types.contains("Battle")) return;
        String line = String.join(" ", supertypes)
                + (supertypes.isEmpty() ? "" : " ")
                + String.join(" ", types)
                + (subtypes.isEmpty() ? "" : " — " + String.join(" ", subtypes));
        boolean spell = types.contains("Instant") || types.contains("Sorcery");
        String text = spell ? "Draw a card." : String.join(", ", keywords);
        put(line, cost(), text, power, name.isEmpty() ? "Plain " + line + " " + cost() + text + power : name, company);
    }

    private String cost() {
        if (types.contains("Land")) return "";
        int generic = Math.max(0, manaValue - colors.length());
        return (generic == 0 ? "" : generic) + colors;
    }

    private static void put(
            String line, String cost, String text, int power, String name, Map<String, CardDefinition> company) {
        String size = line.contains("Creature") ? Integer.toString(power) : "";
        var data = CardData.of(name, cost, line, text, size, size);
        if (Phrasebook.compile(data) instanceof Compiled.Supported(CardDefinition card))
            company.putIfAbsent(line + cost + text + size + name, card);
    }

    private void describe(Filter filter) {
        switch (filter) {
            case Filter.And(List<Filter> all) -> all.forEach(this::describe);
            case Filter.Or(List<Filter> any) -> describe(any.getFirst());
            case Filter.IsType(CardType type) -> types.add(type.word());
            case Filter.IsSupertype(Supertype supertype) -> {
                supertypes.add(supertype.word());
                special = true;
            }
            case Filter.IsSubtype(String subtype) -> {
                subtypes.add(subtype);
                special = true;
            }
            case Filter.IsColor(var color) -> {
                if (colors.indexOf(color.letter()) < 0) colors += color.letter();
                special = true;
            }
            case Filter.ColorCount(int least, int _) -> {
                if (least > 1) colors = "WU";
                special |= least > 1;
            }
            case Filter.HasKeyword(var keyword) -> {
                keywords.add(keyword.word());
                special = true;
            }
            case Filter.Named(String named) -> {
                name = named.equals("~") ? "" : named;
                special |= !name.isEmpty();
            }
            case Filter.Stat(Characteristic what, var comparison, Amount.Number(int number)) ->
                size(what, number, comparison.holds(9, 8) ? 1 : 0);
            case Filter.Which _,
                    Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.OfPlayers _,
                    Filter.Joined _ -> {}
        }
    }

    private void size(Characteristic what, int number, int more) {
        if (number + more > 12) return;
        if (what == Characteristic.POWER || what == Characteristic.TOUGHNESS) power = Math.max(1, number + more);
        else if (what == Characteristic.MANA_VALUE) manaValue = number + more;
        else return;
        special = true;
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /// Several of each.
    static List<CardDefinition> times(List<CardDefinition> company, int copies) {
        List<CardDefinition> all = new ArrayList<>();
        for (int i = 0; i < copies; i++) all.addAll(company);
        return all;
    }
}
