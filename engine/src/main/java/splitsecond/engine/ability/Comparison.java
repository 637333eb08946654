package splitsecond.engine.ability;

/// How two numbers are compared.
public enum Comparison {
    EQUAL,
    NOT_EQUAL,
    AT_LEAST,
    AT_MOST,
    MORE,
    LESS,
    EVEN,
    ODD;

    public boolean holds(int left, int right) {
        return switch (this) {
            case EQUAL -> left == right;
            case NOT_EQUAL -> left != right;
            case AT_LEAST -> left >= right;
            case AT_MOST -> left <= right;
            case MORE -> left > right;
            case LESS -> left < right;
            case EVEN -> (left & 1) == 0;
            case ODD -> (left & 1) == 1;
        };
    }
}
