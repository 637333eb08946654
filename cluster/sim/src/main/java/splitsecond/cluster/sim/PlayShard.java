package splitsecond.cluster.sim;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import org.jspecify.annotations.Nullable;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;
import splitsecond.app.sim.DecisionLog;
import splitsecond.engine.Game;
import splitsecond.engine.event.GameEvent;
import splitsecond.players.Policy;
import splitsecond.players.sim.Draws;
import splitsecond.players.sim.Played;
import splitsecond.players.sim.Referee;
import splitsecond.players.sim.Summary;
import splitsecond.players.sim.Witness;
import splitsecond.timing.Problem;

/// Plays one shard, on an executor. A shard that is played again, because an executor was lost, is the same games; of
/// what its attempts have written only the files of the one that was counted are kept.
final class PlayShard extends AbstractFunction1<Iterator<Shard>, ShardResult> implements Serializable {

    private final Broadcast<Job> job;

    PlayShard(Broadcast<Job> job) {
        this.job = job;
    }

    @Override
    public ShardResult apply(Iterator<Shard> shards) {
        var shard = shards.next();
        var task = TaskContext.get();
        long before = allocated();
        try {
            var files = new ShardFiles(job.value(), shard, task.taskAttemptId());
            Summary summary;
            try (files) {
                summary = play(shard, task, files);
            }
            return new ShardResult(summary, allocated() - before, files.names(), null);
        } catch (Problem problem) {
            return new ShardResult(
                    Summary.none(job.value().plan()), 0, List.of(), String.valueOf(problem.getMessage()));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private Summary play(Shard shard, TaskContext task, ShardFiles files) throws IOException {
        var playing = job.value();
        var plan = playing.plan();
        var draws = playing.writing().draws() ? new Draws(plan) : null;
        var decisions = playing.writing().decisions() ? new DecisionLog(plan) : null;
        var referee = new Referee(plan, playing::player, task::isInterrupted, new Both(draws, decisions));
        var adding = new Summary.Adding(plan);
        for (int round = shard.from(); round < shard.to(); round++) {
            var played = referee.play(shard.game(plan, round));
            if (played == null || task.isInterrupted()) throw new IllegalStateException("stopped");
            adding.add(played);
            count(played, referee.game(), draws, decisions, files);
        }
        var summary = adding.summary();
        return draws == null ? summary : summary.withDrawn(draws.sums());
    }

    private static void count(
            Played played,
            @Nullable Game game,
            @Nullable Draws draws,
            @Nullable DecisionLog decisions,
            ShardFiles files)
            throws IOException {
        files.game(played);
        if (game == null) return;
        files.record(played, game);
        if (draws != null) draws.count(played);
        if (decisions != null) files.decisions(played, decisions);
    }

    /// Two witnesses, each of whom may be missing.
    private record Both(@Nullable Draws draws, @Nullable DecisionLog decisions) implements Witness {

        @Override
        public GameEvent.@Nullable Listener listener() {
            return draws == null ? null : draws.listener();
        }

        @Override
        public Policy beside(int seat, Policy player) {
            return decisions == null ? player : decisions.beside(seat, player);
        }

        @Override
        public void begins(int number, Game game) {
            if (draws != null) draws.begins(number, game);
            if (decisions != null) decisions.begins(number, game);
        }
    }

    private static long allocated() {
        return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
                ? threads.getCurrentThreadAllocatedBytes()
                : 0;
    }
}
