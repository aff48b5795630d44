// An array of truth values: the primes below two million, several times.

public class Sieve {
    static int sieve(int limit) {
        boolean[] composite = new boolean[limit];
        int count = 0;
        for (int candidate = 2; candidate < limit; candidate++) {
            if (composite[candidate]) {
                continue;
            }
            count++;
            for (long multiple = (long) candidate * candidate; multiple < limit; multiple += candidate) {
                composite[(int) multiple] = true;
            }
        }
        return count;
    }

    public static void main(String[] args) {
        int total = 0;
        for (int round = 0; round < 4; round++) {
            total += sieve(2_000_000);
        }
        System.out.println(total);
    }
}
