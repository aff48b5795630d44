// covers: undefined behaviour, bad_shift
#include <stdint.h>
#include <stdio.h>

/* Eight bytes, the lowest first. A byte becomes an int, which has only 32 bits to be shifted by. */
static uint64_t word_of(const uint8_t *bytes) {
    uint64_t word = 0;
    for (int i = 0; i < 8; i++) {
#ifdef FIXED
        word |= (uint64_t)bytes[i] << (8 * i);
#else
        word |= bytes[i] << (8 * i); // UB
#endif
    }
    return word;
}

int main(void) {
    const uint8_t bytes[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    uint64_t word = word_of(bytes);
    printf("%d\n", word != 0);
    return 0;
}
