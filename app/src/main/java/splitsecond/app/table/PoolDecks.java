package splitsecond.app.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Bundled;
import splitsecond.cards.Compiled;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.cards.data.DeckList;
import splitsecond.cards.data.Format;
import splitsecond.engine.card.CardDefinition;
import splitsecond.timing.Problem;

/// The decks that come with the program, and a pool of cards for lists that are pasted. The pool is read when it is
/// first needed; bundled decks do not wait for it. Each card is compiled once.
public final class PoolDecks implements Decks {

    private static final String LIST = "list";

    private final CardPool bundled = Bundled.pool();
    private final Supplier<CardPool> source;
    private volatile FutureTask<CardPool> pool;
    private final List<String> own;
    private final Map<CardData, Compiled> compiled = new HashMap<>();
    private final Map<CardData, @Nullable CardDefinition> silent = new HashMap<>();
    private @Nullable List<Deck> all;

    /// @param pool reads the cards that lists may name; the bundled ones should be among them
    public PoolDecks(Supplier<CardPool> pool) {
        this(pool, List.of());
    }

    /// @param own deck lists that are offered before those that come with the program
    public PoolDecks(Supplier<CardPool> pool, List<String> own) {
        source = pool;
        this.pool = new FutureTask<>(pool::get);
        this.own = own;
    }

    /// The bundled cards alone.
    public static PoolDecks bundled() {
        return new PoolDecks(Bundled::pool);
    }

    /// Reads the pool, so that nobody has to wait for it later, and then compiles the decks while others go on.
    ///
    /// @throws Problem if the pool's file cannot be read
    public void prepare() {
        var _ = pool();
        Thread.ofPlatform().daemon().name("decks").start(this::all);
    }

    /// @throws Problem if the pool's file cannot be read
    @Override
    public CardPool pool() {
        var reading = pool;
        reading.run(); // does nothing from the second time on
        try {
            return reading.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof Problem problem) throw problem;
            throw new IllegalStateException(failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    @Override
    public void reload() {
        var anew = new FutureTask<CardPool>(source::get);
        anew.run();
        pool = anew;
    }

    @Override
    public Compiled compiled(CardData data) {
        return compile(data);
    }

    private synchronized Compiled compile(CardData card) {
        return compiled.computeIfAbsent(card.withoutLegalities(), Phrasebook::compile);
    }

    @Override
    public synchronized List<Deck> all() {
        if (all == null) {
            var decks = new ArrayList<Deck>();
            for (String list : own) if (read(list).deck() instanceof Deck deck) decks.add(deck);
            for (var deck : Bundled.decks()) {
                var whole = new DeckList.Read(deck.list(), List.of(), Map.of());
                var reading = read(deck.name(), deck.description(), whole, bundled, false);
                // A deck with a card whose text is not supported cannot be played.
                if (reading.deck() != null) decks.add(reading.deck());
            }
            all = List.copyOf(decks);
        }
        return all;
    }

    @Override
    public @Nullable CardDefinition card(String name) {
        var data = bundled.find(name);
        if (data == null) data = pool().find(name);
        return data == null ? null : card(data);
    }

    @Override
    public @Nullable CardData data(String name) {
        return pool().find(name);
    }

    @Override
    public @Nullable CardDefinition card(CardData data) {
        return compile(data) instanceof Compiled.Supported(var card) ? card : null;
    }

    @Override
    public @Nullable CardDefinition cardOrByHand(CardData data) {
        var card = card(data);
        return card == null ? byHand(data) : card;
    }

    private synchronized @Nullable CardDefinition byHand(CardData data) {
        return silent.computeIfAbsent(data.withoutLegalities(), Phrasebook::byHand);
    }

    @Override
    public @Nullable CardDefinition bundledCard(String name) {
        var data = bundled.find(name);
        return data == null ? null : card(data);
    }

    @Override
    public Reading read(String text) {
        return read(text, false);
    }

    @Override
    public Reading readForSandbox(String text) {
        return read(text, true);
    }

    private Reading read(String text, boolean sandbox) {
        var read = DeckList.readAll(LIST, text, pool());
        var name = read.list().name().equals(LIST) ? "Pasted deck" : read.list().name();
        return read(name, "", read, pool(), sandbox);
    }

    private Reading read(String name, String description, DeckList.Read read, CardPool from, boolean sandbox) {
        var cards = new ArrayList<CardDefinition>();
        var foreign = new LinkedHashMap<String, CardData>();
        var faults = new ArrayList<Fault>();
        for (var fault : read.faults()) faults.add(fault(fault, from));
        read.list().main().forEach((card, count) -> {
            var data = from.find(card);
            if (data == null) throw new IllegalStateException(card + " was found and is not there");
            var rules = data.withoutLegalities();
            switch (compile(data)) {
                case Compiled.Supported(var definition) -> {
                    for (int i = 0; i < count; i++) cards.add(definition);
                    if (!rules.equals(bundled.find(card))) foreign.put(data.name(), rules);
                }
                case Compiled.Unsupported unsupported -> {
                    var silent = sandbox ? byHand(data) : null;
                    if (silent != null) {
                        for (int i = 0; i < count; i++) cards.add(silent);
                        foreign.put(data.name(), rules);
                        return;
                    }
                    faults.add(new Fault(
                            read.lines().getOrDefault(card, 1),
                            Fault.NOT_UNDERSTOOD,
                            "The text of " + card + " is not supported: " + unsupported.reasons()));
                }
            }
        });
        faults.sort(Comparator.comparingInt(Fault::line));
        var sideboard = read.list().sideboard();
        var outside = outside(sideboard, from, foreign);
        var deck = faults.isEmpty()
                ? new Deck(name, description, cards, List.copyOf(foreign.values()), sideboard, outside)
                : null;
        return new Reading(deck, faults, sideboard, Format.judge(read.list(), from));
    }

    /// The cards of a sideboard that can be played, in the order of the list.
    private List<String> outside(Map<String, Integer> sideboard, CardPool from, Map<String, CardData> foreign) {
        var outside = new ArrayList<String>();
        sideboard.forEach((card, count) -> {
            var data = from.find(card);
            if (data == null || !(compile(data) instanceof Compiled.Supported(var definition))) return;
            outside.addAll(Collections.nCopies(count, definition.name()));
            var rules = data.withoutLegalities();
            if (!rules.equals(bundled.find(card))) foreign.put(data.name(), rules);
        });
        return outside;
    }

    /// Where only the bundled cards are known, a card that nobody knows may be one that was never imported.
    private Fault fault(DeckList.Fault fault, CardPool from) {
        if (fault.unknown() == null) return new Fault(fault.line(), Fault.MALFORMED, fault.sentence());
        boolean few = from.size() <= bundled.size();
        if (!few || fault.sentence().contains("did you mean"))
            return new Fault(fault.line(), Fault.UNKNOWN, fault.sentence());
        return new Fault(
                fault.line(),
                Fault.NOT_IMPORTED,
                "There is no card named \"" + fault.unknown()
                        + "\" among those that come with the program; import all cards.");
    }
}
