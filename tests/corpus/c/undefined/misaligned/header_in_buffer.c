// covers: undefined behaviour, misaligned
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    _Alignas(8) unsigned char packet[16] = {7, 1, 0, 0, 0};
#ifdef FIXED
    uint32_t length;
    memcpy(&length, packet + 1, sizeof length);
#else
    uint32_t length = *(uint32_t *)(packet + 1); // UB
#endif
    printf("%u\n", length);
    return 0;
}
