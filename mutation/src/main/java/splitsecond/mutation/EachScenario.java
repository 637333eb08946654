package splitsecond.mutation;

/// Names the scenarios to PIT, which asks for tests class by class.
public final class EachScenario {

    private EachScenario() {}
}
