// covers: undefined behaviour, invalid_free
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
#ifdef FIXED
    char *s = strdup("text");
    free(s);
#else
    char *s = "text";
    free(s); // UB
#endif
    return 0;
}
