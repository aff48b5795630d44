// covers: arrays, loops
#include <stdio.h>
#include <string.h>
#define LIMIT 1000

static char composite[LIMIT + 1];

int main(void) {
    int count = 0;
    memset(composite, 0, sizeof composite);
    for (int i = 2; i <= LIMIT; i++) {
        if (composite[i]) continue;
        count++;
        for (int j = i * i; j <= LIMIT; j += i) composite[j] = 1;
    }
    printf("%d primes up to %d\n", count, LIMIT);
    return 0;
}
