// covers: undefined behaviour, uninit_read
#include <stdio.h>

int main(void) {
    int kind = 3;
#ifdef FIXED
    int price = 0;
    switch (kind) {
    case 1: price = 10; break;
    case 2: price = 20; break;
    }
    printf("%d\n", price);
#else
    int price;
    switch (kind) {
    case 1: price = 10; break;
    case 2: price = 20; break;
    }
    printf("%d\n", price); // UB
#endif
    return 0;
}
