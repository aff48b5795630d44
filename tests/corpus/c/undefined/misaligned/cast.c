// covers: undefined behaviour, misaligned
#include <stdio.h>

int main(void) {
#ifdef FIXED
    _Alignas(8) char bytes[8] = {0};
    int *p = (int *)(bytes + 4);
    *p = 1;
#else
    _Alignas(8) char bytes[8] = {0};
    int *p = (int *)(bytes + 1);
    *p = 1; // UB
#endif
    return 0;
}
