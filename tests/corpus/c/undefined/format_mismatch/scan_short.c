// covers: undefined behaviour, format_mismatch
#include <stdio.h>

int main(void) {
#ifdef FIXED
    short day = 1, month = 2;
    sscanf("24/12", "%hd/%hd", &day, &month);
    printf("%d %d\n", day, month);
#else
    short day = 1, month = 2;
    sscanf("24/12", "%d/%d", &day, &month); // UB
    printf("%d %d\n", day, month);
#endif
    return 0;
}
