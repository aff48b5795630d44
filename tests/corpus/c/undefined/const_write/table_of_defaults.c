// covers: undefined behaviour, const_write
#include <stdio.h>

struct settings {
    int level;
    int limit;
};

static const struct settings defaults = {1, 10};

static void raise(struct settings *settings) {
    settings->level++; // UB
}

int main(void) {
#ifdef FIXED
    struct settings own = defaults;
    raise(&own);
#else
    raise((struct settings *)&defaults);
#endif
    printf("%d\n", defaults.limit);
    return 0;
}
