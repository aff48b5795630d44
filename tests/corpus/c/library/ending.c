// covers: program end
#include <stdio.h>
#include <stdlib.h>

static void first(void) { puts("first registered"); }
static void second(void) { puts("second registered"); }

int main(void) {
    atexit(first);
    atexit(second);
    puts("leaving");
    exit(3);
    puts("never");
}
