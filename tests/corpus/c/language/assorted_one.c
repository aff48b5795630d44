// covers: pointers, structs, function pointers
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct s { int n; struct { char tag[4]; double v[2]; } items[2]; };
typedef int fn(int);
static fn dbl;
static int run(fn f, int n) { return f(n); }
static int dbl(int n) { return n * 2; }
static int total(const int (*m)[4], int rows) { int t = 0; for (int i = 0; i < rows; i++) for (int j = 0; j < 4; j++) t += m[i][j]; return t; }
static long double third(void) { return 1.0L / 3; }
int compare_ints(const void *, const void *);
int compare_ints(const void *a, const void *b) { return *(int *)a - *(int *)b; }
static void out(int *restrict a, const char *s, ...) { *a += (int)strlen(s); }
static const struct s zero;
union u { int i; struct { unsigned char lo, hi; } b; };
int main(int argc, char **argv) {
    struct s x = {2, {{"abc", {1.5, 2}}, {.v[1] = 7}}};
    printf("%d %s %g %g %zu\n", x.n, x.items[0].tag, x.items[0].v[1], x.items[1].v[1], sizeof x);
    printf("%d %d\n", run(dbl, 21), run(&dbl, 4));
    int m[2][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}};
    printf("%d\n", total((const int (*)[4])m, 2));
    printf("%.6Lf %d %d\n", third(), argc, argv[argc] == NULL);
    int a = 1;
    out(&a, "hello");
    printf("%d %d\n", a, zero.items[1].tag[2]);
    int v[5] = {5, 4, 3, 2, 1}, *p = v + 5, *q = &v[2];
    while (p-- > v) printf("%d ", *p);
    printf("%d %d %d\n", q[-2], (int)(q - v), q > v && q <= &v[4]);
    int *end = v + sizeof v / sizeof *v;
    printf("%d\n", (int)(end - q));
    union u w = {0x0201};
    printf("%d %d\n", w.b.lo, w.b.hi);
    w.b.hi = 4;
    printf("%x\n", w.i);
    printf("%p %d\n", (void *)0, sizeof(L'x') == sizeof(int));
    const int *wide = L"w\u00e9";
    printf("%d %zu\n", wide[1], sizeof L"abc");
    int i = 0;
    int arr[3] = {i++, i++, i++};
    printf("%d\n", arr[0] + arr[1] + arr[2] + i);
    char *heap = malloc(10);
    strcpy(heap, "grow");
    heap = realloc(heap, 100);
    strcat(heap, "ing");
    puts(heap);
    free(heap);
    unsigned long long big = 0xffffffffffffffffULL;
    printf("%llu %lld %d\n", big, (long long)big, big > 0);
    printf("%d %d\n", (int)sizeof(int[3][4]), (int)sizeof(struct { char c; long l; }));
    for (char c = 'a'; c <= 'e'; c += 2) putchar(c);
    putchar('\n');
    long n = 0;
    for (unsigned char c = 250; c >= 250; c++) n++;
    printf("%ld\n", n);
    struct { unsigned a : 3; unsigned b : 5; } bf = {7, 31};
    printf("%d\n", bf.a + bf.b << 1);
    double dd = 10;
    dd /= 4; dd -= 0.5; dd *= dd;
    printf("%g %d\n", dd, (int)dd % 3);
    printf("%s\n", (const char *[]){"x", "y"}[1]);
    printf("%c\n", "hello"[1]);
    printf("%d\n", *&*&a);
    int (*arrp)[5] = &v;
    printf("%d %zu\n", (*arrp)[1], sizeof *arrp);
    return a == 6 ? EXIT_SUCCESS : 3;
}
