#include "shared.h"

static int calls;

static int next(void) {
    static int state;
    calls++;
    return ++state;
}

static int twice(int x) { return x * 2; }
static int squared(int x) { return x * x; }

int (*table[2])(int) = {twice, squared};

int other_next(void) { return next(); }
int other_calls(void) { return calls; }
void raise_level(int by) { level += by; }
const char *name_of(int at) { return names[at]; }

void change(struct settings *given) {
    given->depth *= 10;
    settings.label = "changed";
}

int *level_address(void) { return &level; }
const char *other_file(void) { return __FILE__; }
