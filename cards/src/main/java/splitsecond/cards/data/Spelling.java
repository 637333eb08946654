package splitsecond.cards.data;

/// How far two words are apart for somebody who types.
public final class Spelling {
    private Spelling() {}

    public static final int EDIT = 2;

    /// Two letters in the wrong order are the likeliest slip.
    private static final int SWAP = 1;

    /// Edit distance with swaps of neighbours, given up at the limit.
    public static int distance(String a, String b, int limit) {
        if (Math.abs(a.length() - b.length()) * EDIT >= limit) return limit;
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) row[j] = j * EDIT;
        for (int i = 1; i <= a.length(); i++) {
            int[] free = beforeLast;
            beforeLast = last;
            last = row;
            row = free;
            row[0] = i * EDIT;
            int least = row[0];
            for (int j = 1; j <= b.length(); j++) {
                int change = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : EDIT);
                row[j] = Math.min(change, Math.min(last[j], row[j - 1]) + EDIT);
                if (swapped(a, i, b, j)) row[j] = Math.min(row[j], beforeLast[j - 2] + SWAP);
                least = Math.min(least, row[j]);
            }
            if (least > limit) return limit;
        }
        return row[b.length()];
    }

    private static boolean swapped(String a, int i, String b, int j) {
        return i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    }
}
