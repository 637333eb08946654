package splitsecond.engine.card;

import java.util.List;

/// CR 205: supertypes and card types as sets of bits, subtypes by name.
public record TypeLine(int supertypes, int types, List<String> subtypes) {

    public TypeLine {
        subtypes = subtypes.stream().map(String::intern).toList();
    }

    public boolean is(CardType type) {
        return (types & type.bit()) != 0;
    }

    public boolean is(Supertype supertype) {
        return (supertypes & supertype.bit()) != 0;
    }

    public boolean isPermanent() {
        return (types & CardType.PERMANENT) != 0;
    }

    /// Reads a printed type line such as `Legendary Creature — Elf Druid`.
    public static TypeLine parse(String line) {
        int supertypes = 0;
        int types = 0;
        String[] halves = line.split(" [—-] ", 2);
        words:
        for (String word : halves[0].trim().split("\\s+")) {
            for (var supertype : Supertype.values()) {
                if (supertype.word().equals(word)) {
                    supertypes |= supertype.bit();
                    continue words;
                }
            }
            for (var type : CardType.values()) {
                if (type.word().equals(word) || (type == CardType.KINDRED && word.equals("Tribal"))) {
                    types |= type.bit();
                    continue words;
                }
            }
            throw new IllegalArgumentException("type line \"" + line + "\": '" + word + "' is not a card type");
        }
        return new TypeLine(supertypes, types, halves.length == 1 ? List.of() : subtypes(halves[1].trim()));
    }

    /// Subtypes are single words, but for the one that is two (CR 205.3m).
    private static List<String> subtypes(String words) {
        return List.of(words.replace("Time Lord", "Time_Lord").split("\\s+")).stream()
                .map(word -> word.replace('_', ' '))
                .toList();
    }

    @Override
    public String toString() {
        var line = new StringBuilder();
        for (var supertype : Supertype.values())
            if (is(supertype)) line.append(supertype.word()).append(' ');
        // Printed order differs from the order of the enum.
        CardType[] printed = {
            CardType.KINDRED,
            CardType.ARTIFACT,
            CardType.ENCHANTMENT,
            CardType.LAND,
            CardType.CREATURE,
            CardType.PLANESWALKER,
            CardType.BATTLE,
            CardType.INSTANT,
            CardType.SORCERY
        };
        for (var type : printed) if (is(type)) line.append(type.word()).append(' ');
        if (!subtypes.isEmpty()) line.append("— ").append(String.join(" ", subtypes));
        return line.toString().trim();
    }
}
