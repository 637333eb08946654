package splitsecond.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import splitsecond.engine.Position;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.card.Face;
import splitsecond.engine.rules.turn.LawCheck;
import splitsecond.engine.rules.turn.Starting;
import splitsecond.players.Players;
import splitsecond.players.Workloads;

/// The packages inside the modules, and in which direction they know each other. What is ignored here is named, with
/// its reason, in docs/architecture.md.
@AnalyzeClasses(packages = "splitsecond", importOptions = WithoutTests.class)
class PackagesTest {

    @ArchTest
    static final ArchRule chapters_of_the_rules_call_only_those_below = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("keyword")
            .definedBy("splitsecond.engine.rules.keyword")
            .layer("questions")
            .definedBy("splitsecond.engine.rules.questions")
            .layer("changes")
            .definedBy("splitsecond.engine.rules.changes")
            .layer("resolving")
            .definedBy("splitsecond.engine.rules.resolving")
            .layer("playing")
            .definedBy("splitsecond.engine.rules.playing")
            .layer("turn")
            .definedBy("splitsecond.engine.rules.turn")
            .whereLayer("keyword")
            .mayNotAccessAnyLayer()
            .whereLayer("questions")
            .mayOnlyAccessLayers("keyword")
            .whereLayer("changes")
            .mayOnlyAccessLayers("questions", "keyword")
            .whereLayer("resolving")
            .mayOnlyAccessLayers("changes", "questions", "keyword")
            .whereLayer("playing")
            .mayOnlyAccessLayers("resolving", "changes", "questions", "keyword")
            .whereLayer("turn")
            .mayNotBeAccessedByAnyLayer();

    @ArchTest
    static final ArchRule the_engine_is_printed_things_then_state_then_rules_then_the_door = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("printed")
            .definedBy("splitsecond.engine.card", "splitsecond.engine.ability")
            .layer("mana")
            .definedBy("splitsecond.engine.mana")
            .layer("decision")
            .definedBy("splitsecond.engine.decision")
            .layer("event")
            .definedBy("splitsecond.engine.event")
            .layer("view")
            .definedBy("splitsecond.engine.view")
            .layer("state")
            .definedBy("splitsecond.engine.state")
            .layer("rules")
            .definedBy("splitsecond.engine.rules..")
            .layer("door")
            .definedBy("splitsecond.engine", "splitsecond.engine.intent")
            .whereLayer("printed")
            .mayNotAccessAnyLayer()
            .whereLayer("mana")
            .mayOnlyAccessLayers("printed")
            .whereLayer("decision")
            .mayOnlyAccessLayers("printed")
            .whereLayer("event")
            .mayOnlyAccessLayers("printed")
            .whereLayer("view")
            .mayOnlyAccessLayers("printed")
            .whereLayer("state")
            .mayOnlyAccessLayers("printed", "mana", "decision", "event", "view")
            .whereLayer("rules")
            .mayOnlyAccessLayers("printed", "mana", "decision", "event", "view", "state")
            .whereLayer("door")
            .mayNotBeAccessedByAnyLayer()
            .ignoreDependency(in(Starting.class, LawCheck.class), in(Setup.class, Position.class));

    @ArchTest
    static final ArchRule packages_know_each_other_in_one_direction = slices().assignedFrom(new ByPackage())
            .should()
            .beFreeOfCycles()
            .ignoreDependency(Face.class, Ability.class)
            .ignoreDependency(in(Starting.class, LawCheck.class), in(Setup.class, Position.class))
            .ignoreDependency(in(Players.class, Workloads.class), alwaysTrue());

    private static DescribedPredicate<JavaClass> in(Class<?>... types) {
        return DescribedPredicate.describe("is one of them", found -> {
            for (var type : types)
                if (found.getName().equals(type.getName()) || found.getName().startsWith(type.getName() + "$"))
                    return true;
            return false;
        });
    }

    private static final class ByPackage implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass found) {
            String name = found.getPackageName();
            return SliceIdentifier.of(
                    switch (name) {
                        case "splitsecond.engine.intent" -> "splitsecond.engine";
                        case "splitsecond.cards.vocabulary.verb",
                                "splitsecond.cards.vocabulary.staticability",
                                "splitsecond.cards.vocabulary.ability" -> "splitsecond.cards.vocabulary.sentence";
                        default -> name;
                    });
        }

        @Override
        public String getDescription() {
            return "packages";
        }
    }
}
