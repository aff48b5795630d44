// covers: undefined behaviour, double_free
#include <stdlib.h>

struct text {
    char *bytes;
};

static void release(struct text text) {
    free(text.bytes); // UB
}

int main(void) {
    struct text a = {malloc(8)};
#ifdef FIXED
    struct text b = {malloc(8)};
#else
    struct text b = a;
#endif
    release(a);
    release(b);
    return 0;
}
