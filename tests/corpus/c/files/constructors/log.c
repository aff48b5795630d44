#include <stdio.h>
#include "log.h"

int begun = 1;

__attribute__((constructor(150))) static void first(void) {
    begun++;
    puts("first");
}

__attribute__((destructor)) static void last(void) { puts("last"); }
