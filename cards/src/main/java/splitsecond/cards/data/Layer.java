package splitsecond.cards.data;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Cards of one origin in a pool: those of a file, or those that come with the program. Names are asked for as keys
/// (`CardPool.key`).
sealed interface Layer permits Layer.Held, Layer.Later, IndexedCards {

    /// The card of that name.
    @Nullable
    CardData whole(String key);

    /// The first card with a face of that name.
    @Nullable
    CardData face(String key);

    /// All of them.
    Held held();

    /// Cards whose names are all known.
    final class Held implements Layer {
        final Map<String, Supplier<CardData>> byName = new LinkedHashMap<>();
        final Map<String, CardData> byFace = new HashMap<>();

        void add(CardData card) {
            byName.put(CardPool.key(card.name()), () -> card);
            for (CardData face : card.faces()) byFace.putIfAbsent(CardPool.key(face.name()), card);
        }

        /// One that is read when it is asked for.
        void add(String name, Supplier<CardData> card) {
            byName.put(CardPool.key(name), card);
        }

        @Override
        public @Nullable CardData whole(String key) {
            Supplier<CardData> card = byName.get(key);
            return card == null ? null : card.get();
        }

        @Override
        public @Nullable CardData face(String key) {
            return byFace.get(key);
        }

        @Override
        public Held held() {
            return this;
        }
    }

    /// Cards that nobody has asked for yet.
    final class Later implements Layer {
        private final Supplier<List<CardData>> cards;
        private volatile @Nullable Held held;

        Later(Supplier<List<CardData>> cards) {
            this.cards = cards;
        }

        @Override
        public @Nullable CardData whole(String key) {
            return held().whole(key);
        }

        @Override
        public @Nullable CardData face(String key) {
            return held().face(key);
        }

        @Override
        public Held held() {
            Held known = held;
            if (known == null) {
                known = new Held();
                cards.get().forEach(known::add);
                held = known;
            }
            return known;
        }
    }
}
