// covers: undefined behaviour, null_deref
#include <stdio.h>

int main(void) {
    const char *name = NULL;
#ifdef FIXED
    printf("%s\n", name ? name : "(nobody)");
#else
    printf("%s\n", name); // UB
#endif
    return 0;
}
