package splitsecond.cluster.sim;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkConf;
import splitsecond.timing.Problem;

/// How Spark is set up: quiet, without a web page of its own, and with the program's classes on every executor.
final class Sessions {

    private Sessions() {}

    /// @param options as `key=value`, over what is set here
    static SparkConf configuration(String master, List<String> options) {
        var conf = new SparkConf()
                .setAppName("splitsecond")
                .setMaster(master)
                .set("spark.ui.enabled", "false")
                .set("spark.executor.extraJavaOptions", "-XX:+UseSerialGC --sun-misc-unsafe-memory-access=allow")
                // The output is closed by hand, also while the program is being ended.
                .set("spark.hadoop.fs.automatic.close", "false");
        var local = Masters.LOCAL_CLUSTER.matcher(master);
        if (local.matches()) conf.set("spark.executor.memory", local.group(3) + "m");
        if (!master.startsWith("local[") && !master.equals("local")) ship(conf);
        for (String option : options) {
            int equals = option.indexOf('=');
            if (equals < 1) throw new Problem("--conf " + option + ": expected KEY=VALUE.");
            conf.set(option.substring(0, equals), option.substring(equals + 1));
        }
        return conf;
    }

    /// Jars travel with the job. What is not in a jar, because it is being worked on, can only be read where it lies.
    private static void ship(SparkConf conf) {
        String home = System.getenv("SPARK_HOME");
        var jars = new ArrayList<String>();
        var folders = new ArrayList<String>();
        for (String place : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (place.isEmpty() || home != null && Path.of(place).startsWith(Path.of(home))) continue;
            (place.endsWith(".jar") ? jars : folders).add(place);
        }
        if (folders.isEmpty()) conf.set("spark.jars", String.join(",", jars));
        else {
            folders.addAll(jars);
            conf.set("spark.executor.extraClassPath", String.join(File.pathSeparator, folders));
        }
    }
}
