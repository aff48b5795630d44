#include "parse.h"
#include <stdio.h>

int main(void) {
    const char *sources[] = {"1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2 / x", "x - y - 1.5", "8 / 4 / 2", "4 * (1 + )"};
    double variables[26] = {['x' - 'a'] = 4, ['y' - 'a'] = 0.5};
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
        struct tree *t = parse(sources[i]);
        show(t);
        printf(" = %g\n", evaluate(t, variables));
        drop(t);
    }
}
