// covers: function pointers, typedefs, arrays of arrays
#include <stdio.h>

typedef int (*binary)(int, int);
typedef binary chooser(char);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static binary choose(char c) { return c == '+' ? add : sub; }
static int (*direct(char c))(int, int) { return choose(c); }
static int (*table(void))[3] {
    static int rows[2][3] = {{1, 2, 3}, {4, 5, 6}};
    return rows;
}
static int apply(int f(int, int), int a, int b) { return f(a, b); }
static void fill(int n, int (*out)[n]) {
    for (int i = 0; i < n; i++) (*out)[i] = i + 1;
}

int main(void) {
    chooser *c = choose;
    printf("%d %d\n", c('+')(5, 3), direct('-')(5, 3));
    printf("%d\n", table()[1][2]);
    binary ops[2] = {add, sub}, *which = ops;
    printf("%d %d %d\n", which[1](9, 4), (*which)(1, 1), (**which)(2, 2));
    int (*(*pick[2])(char))(int, int) = {choose, direct};
    printf("%d\n", pick[0]('+')(20, 22));
    printf("%d %d\n", apply(add, 1, 2), apply(&sub, 1, 2));
    int v[4], (*pv)[4] = &v;
    fill(4, pv);
    printf("%d %d %zu\n", (*pv)[3], v[0], sizeof *pv);
    const char *const names[] = {"a", "b"};
    const char *const *n = names;
    printf("%s\n", *++n);
    char *(*f)(void) = 0;
    printf("%d %zu\n", f == 0, sizeof f);
    unsigned long int long lots = 5;
    int long signed other = -5;
    printf("%llu %ld\n", lots, other);
    return 0;
}
