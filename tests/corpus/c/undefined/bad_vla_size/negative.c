// covers: undefined behaviour, bad_vla_size
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int n = 3;
    char a[n + 1];
    printf("%zu\n", sizeof a);
#else
    int n = -3;
    char a[n + 1]; // UB
    printf("%zu\n", sizeof a);
#endif
    return 0;
}
