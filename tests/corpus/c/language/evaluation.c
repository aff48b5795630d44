// covers: functions, pointers, comma operator
#include <stdio.h>

static int trace(const char *name, int value) {
    printf("%s ", name);
    return value;
}

static int v[4];
static int *at(int i) {
    printf("at%d ", i);
    return &v[i];
}

int main(void) {
    int r = trace("a", 1) + trace("b", 2) * trace("c", 3);
    printf("= %d\n", r);
    *at(1) = trace("right", 5);
    printf("%d\n", v[1]);
    v[trace("index", 2)] = trace("value", 7);
    printf("%d\n", v[2]);
    *at(0) += trace("plus", 3);
    printf("%d\n", v[0]);
    int x = trace("first", 0) ? trace("yes", 1) : trace("no", 2);
    printf("%d\n", x);
    for (int i = trace("init", 0), n = trace("limit", 2); i < n; i++) printf("%d", i);
    printf("\n");
    return trace("end\n", 0);
}
