// covers: undefined behaviour, out_of_bounds
#include <stdio.h>
#include <string.h>

int main(void) {
#ifdef FIXED
    char to[9];
    memcpy(to, "too long", 9);
    puts(to);
#else
    char to[4];
    memcpy(to, "too long", 9); // UB
    puts(to);
#endif
    return 0;
}
