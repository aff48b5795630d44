#include "shared.h"
#include <stdio.h>

const int limits[3] = {1, 5, 10};
int hidden = 42;

static int helper(int x) { return x * 10; }

int up(int x) {
    static int calls;
    calls++;
    total += calls;
    return helper(x) < limits[2] ? x : limits[2];
}

int down(int x) {
    static int calls = 100;
    total += calls--;
    return helper(x) - hidden;
}

void report(void) { printf("total %d, private %d\n", total, private_to_each_file); }
