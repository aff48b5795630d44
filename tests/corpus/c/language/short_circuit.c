// covers: logical operators, conditional operator, comma operator
#include <stdio.h>

static int n;
static int t(int v) { n++; return v; }
int main(void) {
    int r = t(0) && t(1) || t(2) && t(3);
    printf("%d %d\n", r, n);
    n = 0;
    r = t(1) || (t(2), t(0));
    printf("%d %d\n", r, n);
    int a = 5, *p = 0;
    if (p && *p > 3) puts("never");
    if (!p || *p > 3) puts("safe");
    int x = a > 3 ? a < 10 ? 1 : 2 : 3;
    printf("%d\n", x);
    const char *s = a == 5 ? "five" : "other";
    printf("%s %g\n", s, a > 3 ? 1 : 2.5);
    printf("%d\n", (a++, a *= 2, a + 1));
    r = !a + !!a * 10 + (a != 0) + (a && p == 0);
    printf("%d\n", r);
    double d = 0.1;
    if (d) puts("float is true");
    if (!0.0) puts("zero is false");
    for (int i = 0, j = 10; i < j; i += 3, j--) printf("%d,%d ", i, j);
    printf("\n");
    int count = 0;
    while (count < 10 && (count += 3) != 6) printf("%d ", count);
    printf("%d\n", count);
    void *q = a ? &a : (void *)0;
    printf("%d\n", q == &a);
    (void)(a ? t(1) : t(2));
    a > 0 ? n++ : n--;
    printf("%d\n", n);
    return 0;
}
