// covers: undefined behaviour, const_write
#include <ctype.h>
#include <stdio.h>

static void to_upper(char *text) {
    for (; *text; text++)
        *text = (char)toupper((unsigned char)*text); // UB
}

int main(void) {
#ifdef FIXED
    char name[] = "alice";
#else
    char *name = "alice";
#endif
    to_upper(name);
    puts("done");
    return 0;
}
