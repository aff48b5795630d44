// covers: undefined behaviour, uninit_read
#include <stdio.h>
#include <string.h>

struct item {
    char tag;
    int value;
};

int main(void) {
    struct item a, b;
#ifdef FIXED
    memset(&a, 0, sizeof a);
    memset(&b, 0, sizeof b);
    a.tag = b.tag = 1;
    a.value = b.value = 2;
    printf("%d\n", memcmp(&a, &b, sizeof a) == 0);
#else
    a.tag = b.tag = 1;
    a.value = b.value = 2;
    printf("%d\n", memcmp(&a, &b, sizeof a) == 0); // UB
#endif
    return 0;
}
