#include <stdio.h>
#include "shared.h"

int level = 1;
const char *names[] = {"zero", "one", "two"};
struct settings settings = {.depth = 3, .label = "first"};
static int calls = 100;

static int next(void) {
    static int state = 10;
    return state += 10;
}

int main(void) {
    printf("%d %d %d\n", next(), other_next(), next());
    printf("%d %d\n", other_next(), calls);
    raise_level(4);
    printf("%d %s\n", level, name_of(2));
    settings.depth++;
    change(&settings);
    printf("%d %s\n", settings.depth, settings.label);
    int *where = level_address();
    *where *= 2;
    printf("%d %d\n", level, where == &level);
    printf("%d\n", table[1](5) + table[0](5));
    printf("%s:%d\n", other_file(), __LINE__);
    return other_calls();
}
