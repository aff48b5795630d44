// covers: bit operations, arrays
#include <stdio.h>
#include <stdint.h>

int main(void) {
    enum { N = 500 };
    uint32_t sieve[N / 32 + 1] = {0};
    int count = 0, last = 0;
    for (int i = 2; i < N; i++) {
        if (sieve[i >> 5] >> (i & 31) & 1) continue;
        count++;
        last = i;
        for (int j = i * i; j < N; j += i) sieve[j >> 5] |= UINT32_C(1) << (j & 31);
    }
    printf("%d %d %08x\n", count, last, sieve[0]);
    return 0;
}
