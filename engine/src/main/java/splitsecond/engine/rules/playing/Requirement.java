package splitsecond.engine.rules.playing;

/// What a play needs besides the right time (`Timing`): the lines of the checklist behind a refusal.
enum Requirement {
    SUPPORTED("its text is understood", false),
    /// CR 702.61.
    SPLIT_SECOND("no spell with split second is on the stack", false),
    /// "Cast this spell only if …", "activate only if …", an alternative cost with an "if".
    CONDITION("what its text asks for is so", false),
    PROHIBITED("nothing forbids it", false),
    /// CR 601.2f-h: the total cost.
    MANA("you can pay its cost", true),
    /// CR 601.2c, 700.2a.
    TARGETS("there are legal targets", true),
    ZONE("it is where it can be used from", false),
    /// CR 602.2.
    ACTIVATOR("you may activate it", false),
    /// CR 602.5b, 606.3.
    LIMIT("it has not been activated too often", false),
    /// With automatic payment, mana abilities are used only to pay for something.
    PAID_AUTOMATICALLY("it makes mana when something is paid for", false);

    private final String label;
    private final boolean always;

    Requirement(String label, boolean always) {
        this.label = label;
        this.always = always;
    }

    /// Whether a line of the checklist, this or one of the right time, says when something may be done, not what else
    /// is
    /// missing.
    static boolean isAboutTime(String code) {
        for (var requirement : values())
            if (requirement.name().equals(code)) return requirement == SPLIT_SECOND || requirement == CONDITION;
        return true;
    }

    String label() {
        return label;
    }

    /// Whether a checklist shows it also where it holds.
    boolean isAlwaysShown() {
        return always;
    }
}
