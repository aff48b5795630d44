// covers: designated initializers, nested structs, arrays of arrays
#include <stdio.h>

struct inner { int a, b; };
struct outer { struct inner in[2]; int c; union { int i; float f; }; char name[4]; };

static void show(const char *what, const int *v, int n) {
    printf("%s:", what);
    for (int i = 0; i < n; i++) printf(" %d", v[i]);
    printf("\n");
}

int main(void) {
    int a[] = {1, 2, [5] = 6, 7};
    show("a", a, sizeof a / sizeof *a);
    int b[3][2] = {1, 2, 3, 4, 5};
    show("b", b[0], 6);
    int c[2][3] = {{1}, {[1] = 2}};
    show("c", c[0], 6);
    struct outer o = {{{1, 2}, {3}}, 4, {5}, "abc"};
    printf("%d %d %d %d %d %.3s\n", o.in[0].b, o.in[1].a, o.in[1].b, o.c, o.i, o.name);
    struct outer p = {.in[1].b = 9, .c = 8, .f = 2.5f, .name = {'x'}};
    printf("%d %d %d %g %s\n", p.in[0].a, p.in[1].b, p.c, p.f, p.name);
    struct outer q = {1, 2, 3, 4, 5, .i = 6};
    printf("%d %d %d %d\n", q.in[1].b, q.c, q.i, q.name[0]);
    struct inner list[] = {{1, 2}, {.b = 4}, [3] = {7, 8}};
    printf("%zu %d %d\n", sizeof list / sizeof *list, list[1].b, list[2].a);
    int ranges[8] = {[0 ... 3] = 1, [6 ... 7] = 2};
    show("ranges", ranges, 8);
    int scalar = {42};
    printf("%d\n", scalar);
    char s1[] = {"braced"}, s2[] = {'n', 'o', 0};
    printf("%s %s %zu\n", s1, s2, sizeof s1);
    static struct inner table[2] = {[1] = {5}};
    printf("%d %d\n", table[0].a, table[1].a);
    int n = 3, computed[3] = {n, n * n, n + computed[0] * 0};
    printf("%d %d\n", computed[0], computed[1]);
    struct inner copy = list[3], *ref = &(struct inner){copy.b, copy.a};
    printf("%d %d\n", ref->a, ref->b);
    const char *texts[][2] = {{"one", "eins"}, {"two", "zwei"}};
    printf("%s %s\n", texts[0][1], texts[1][0]);
    double d[] = {1, 2.5f, 'a'};
    printf("%g %g %g\n", d[0], d[1], d[2]);
    return 0;
}
