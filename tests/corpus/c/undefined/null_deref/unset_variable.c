// covers: undefined behaviour, null_deref
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    const char *home = getenv("NOT_SET");
#ifdef FIXED
    printf("%d\n", home && strcmp(home, "x") == 0);
#else
    printf("%d\n", strcmp(home, "x") == 0); // UB
#endif
    return 0;
}
