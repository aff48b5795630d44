#ifndef TOOLS_H
#define TOOLS_H
#include <stdio.h>

#define WHERE() printf("%s:%d\n", __FILE__, __LINE__)

static int limit = 10;
static int *const at_limit = &limit;
static const char *const words[] = {"none", "one", "few", "many"};

static inline int clamp(int value, int least, int most) {
    static int calls;
    calls++;
    if (value < least)
        return least;
    if (value > most)
        return most + calls;
    return value;
}

static const char *word(int count) {
    switch (count) {
#include "cases.inc"
    default:
        return words[3];
    }
}

static void here(void) {
    WHERE();
    printf("%s:%d\n", __FILE__, __LINE__);
}

int of_other(int value);
#endif
