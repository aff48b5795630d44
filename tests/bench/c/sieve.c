/* Memory by the byte: the primes below half a million, twice. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int sieve(int limit) {
    char *composite = malloc(limit);
    int count = 0;
    memset(composite, 0, limit);
    for (int candidate = 2; candidate < limit; candidate++) {
        if (composite[candidate])
            continue;
        count++;
        for (long multiple = (long)candidate * candidate; multiple < limit; multiple += candidate)
            composite[multiple] = 1;
    }
    free(composite);
    return count;
}

int main(void) {
    int total = 0;
    for (int round = 0; round < 2; round++)
        total += sieve(500000);
    printf("%d\n", total);
    return 0;
}
