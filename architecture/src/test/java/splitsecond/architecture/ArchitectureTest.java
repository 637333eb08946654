package splitsecond.architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Random;
import splitsecond.engine.decision.OpenDecision;

@AnalyzeClasses(packages = "splitsecond", importOptions = WithoutTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule arrows_between_modules_point_one_way = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("timing")
            .definedBy("splitsecond.timing..")
            .layer("engine")
            .definedBy("splitsecond.engine..")
            .layer("cards")
            .definedBy("splitsecond.cards..")
            .layer("players")
            .definedBy("splitsecond.players..")
            .layer("skirmish")
            .definedBy("splitsecond.skirmish..")
            .layer("app")
            .definedBy("splitsecond.app..")
            .whereLayer("timing")
            .mayNotAccessAnyLayer()
            .whereLayer("engine")
            .mayOnlyAccessLayers("timing")
            .whereLayer("cards")
            .mayOnlyAccessLayers("engine", "timing")
            .whereLayer("players")
            .mayOnlyAccessLayers("cards", "engine", "timing")
            .whereLayer("skirmish")
            .mayOnlyAccessLayers("timing")
            .whereLayer("app")
            .mayNotBeAccessedByAnyLayer();

    @ArchTest
    static final ArchRule the_engine_needs_nothing_but_timing = classes()
            .that()
            .resideInAPackage("splitsecond.engine..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "splitsecond.engine..", "splitsecond.timing..", "java.lang..", "java.util..", "org.jspecify..");

    /// They read views and say choices; what is behind the door can then be built otherwise without them.
    @ArchTest
    static final ArchRule programs_and_players_stay_before_the_door = noClasses()
            .that()
            .resideInAnyPackage("splitsecond.app..", "splitsecond.players..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("splitsecond.engine.state..", "splitsecond.engine.rules..")
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(OpenDecision.class);

    /// They say what a text means; how it is played is the engine's affair.
    @ArchTest
    static final ArchRule cards_know_the_language_and_not_the_rules = noClasses()
            .that()
            .resideInAPackage("splitsecond.cards..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("splitsecond.engine.state..", "splitsecond.engine.rules..");

    @ArchTest
    static final ArchRule skirmish_knows_timing_and_nothing_of_magic = classes()
            .that()
            .resideInAPackage("splitsecond.skirmish..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "splitsecond.skirmish..", "splitsecond.timing..", "java..", "tools.jackson..", "org.jspecify..");

    /// The same setup and choices give the same game, bit for bit: no clock, no dice but the state's own.
    @ArchTest
    static final ArchRule the_engine_is_deterministic = noClasses()
            .that()
            .resideInAPackage("splitsecond.engine..")
            .should()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "identityHashCode", Object.class)
            .orShould()
            .callMethod(Math.class, "random")
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(Random.class)
            .orShould()
            .dependOnClassesThat()
            .resideInAPackage("java.lang.reflect..");

    @ArchTest
    static final ArchRule nothing_static_changes =
            fields().that().areStatic().should().beFinal();

    /// How a thing was said is kept for printing; what it means is in the other fields.
    @ArchTest
    static final ArchRule the_rules_read_no_wording = noClasses()
            .that()
            .resideInAPackage("splitsecond.engine.rules..")
            .should()
            .callMethodWhere(target(name("wording")));
}
