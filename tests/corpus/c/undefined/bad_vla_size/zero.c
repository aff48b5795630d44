// covers: undefined behaviour, bad_vla_size
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int n = 1;
    int a[n];
    printf("%zu\n", sizeof a);
#else
    int n = 0;
    int a[n]; // UB
    printf("%zu\n", sizeof a);
#endif
    return 0;
}
