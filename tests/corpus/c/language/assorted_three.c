// covers: function macros, function pointers, alignment, static assertions, builtins
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <assert.h>
#include <stdalign.h>
#include <stdnoreturn.h>
#include <stdint.h>
#include <stddef.h>
#define VERSION_MAJOR 2
#define VERSION_MINOR 7
#if VERSION_MAJOR > 1 && (VERSION_MINOR % 2) == 1
#define ODD 1
#elif defined(FOO)
#define ODD 2
#else
#error "never"
#endif
#ifndef LIMIT
#define LIMIT (1 << 4)
#endif
#define FIRST(a, ...) a
#define REST(a, ...) __VA_ARGS__
#define EACH2(m, a, b) m(a) m(b)
#define SHOW(x) printf(#x " = %d\n", x);
#define SWAP(T, a, b)                                                                                        \
    do {                                                                                                     \
        T _t = (a);                                                                                          \
        (a) = (b);                                                                                           \
        (b) = _t;                                                                                            \
    } while (0)
#define EMPTY
#define DEFER(x) x EMPTY
#define LPAREN (
#define glue(a, b) a##b
#define xglue(a, b) glue(a, b)
#define str(s) #s
#define xstr(s) str(s)
#define OPT(f, ...) printf(f __VA_OPT__(, ) __VA_ARGS__)
_Static_assert(sizeof(int) == 4, "int");
static_assert(LIMIT == 16, "limit");
typedef int (*binop)(int, int);
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static binop choose(char c) { return c == '+' ? add : sub; }
static int (*choose2(int k))(int, int) { return k ? add : sub; }
static int apply(int f(int, int), int x, int y) { return f(x, y); }
int (*arr_ptr(void))[3] {
    static int a[2][3] = {{1, 2, 3}, {4, 5, 6}};
    return a;
}
extern int later;
int later = 5;
static int fwd(int);
int knr(a, b)
int a;
char b;
{ return a + b; }
struct S;
struct S {
    struct S *self;
    union {
        struct {
            uint8_t lo, hi;
        };
        uint16_t w;
    };
    alignas(16) char buf[3];
    enum { A1, B1 = 10, C1 } e;
};
enum flags { F_R = 1 << 0, F_W = 1 << 1, F_X = 1 << 2, F_ALL = F_R | F_W | F_X };
inline static int sq(int x) { return x * x; }
noreturn void die(int c) {
    printf("bye\n");
    exit(c);
}
static const char *const days[] = {[6] = "Sat", [0] = "Sun", "Mon"};
typedef struct {
    int x, y;
} P;
static P mk(int x, int y) { return (P){x, y}; }
static P addp(P a, P b) {
    a.x += b.x;
    a.y += b.y;
    return a;
}
static int sum(const P *p, size_t n) {
    int s = 0;
    while (n--)
        s += p->x * p->y, p++;
    return s;
}
static int vmax(int n, int m[n][n]) {
    int b = m[0][0];
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j)
            b = m[i][j] > b ? m[i][j] : b;
    return b;
}
static void on_exit1(void) { puts("exit1"); }
static void on_exit2(void) { puts("exit2"); }
#line 100 "fake.c"
int line(void) { return __LINE__; }
int main(void) {
    atexit(on_exit1);
    atexit(on_exit2);
    SHOW(ODD) EACH2(SHOW, LIMIT, FIRST(7, 8)) printf("%d\n", REST(1, 2));
    int a = 1, b = 2;
    SWAP(int, a, b);
    printf("%d %d\n", a, b);
    printf("%s %s\n", str(LIMIT), xstr(LIMIT));
    int xglue(var, LINE) = 3;
    printf("%d\n", varLINE);
    OPT("plain\n");
    OPT("%d %d\n", 1, 2);
    printf("%s %d\n", __FILE__, line() > 99);
    printf("%d %d %d %d\n", choose('+')(2, 3), choose2(0)(2, 3), apply(&add, 4, 5), (*apply)(*sub, 9, 1));
    printf("%d %d\n", arr_ptr()[1][2], (*arr_ptr())[0]);
    printf("%d %d\n", fwd(3), knr(1, 'a'));
    struct S s = {.self = &s, .w = 0x1234, .e = C1};
    printf("%x %x %d %zu %zu %d\n", s.lo, s.hi, s.self->self->e, alignof(struct S), offsetof(struct S, buf),
           (int)((uintptr_t)s.buf % 16));
    unsigned fl = F_R | F_X;
    fl &= ~F_R;
    printf("%u %s%s%s\n", fl, fl & F_R ? "r" : "-", fl & F_W ? "w" : "-", fl & F_X ? "x" : "-");
    printf("%s %s %zu\n", days[1], days[6], sizeof days / sizeof *days);
    P p = addp(mk(1, 2), addp(mk(3, 4), mk(5, 6)));
    printf("%d,%d %d\n", p.x, p.y, mk(7, 8).y);
    printf("%d\n", sum((P[]){{1, 2}, {3, 4}, {5, 6}}, 3));
    int m[3][3] = {{1}, {[2] = 9}, {3, 4}};
    printf("%d %d\n", vmax(3, m), m[1][2]);
    char u[] = "\x41\102\u00e9\t|"
               "concat"
               "enated"
               "\0hidden";
    printf("%s %zu %zu\n", u, sizeof u, strlen(u));
    printf("%c%c%c\n", "abc"[1], 1 ["xyz"], *("pq" + 1));
    printf("%g %g %d\n", 0x1.8p1, 1e-3, 0b101);
    goto skip;
    puts("never");
skip:;
    for (int i = 0, j = 10; i < j; i += 3, --j)
        printf("%d/%d ", i, j);
    puts("");
    int i = 0;
    while (1) {
        if (++i > 5)
            break;
        if (i & 1)
            continue;
        printf("%d ", i);
    }
    puts("");
    switch (3) {
    case 1:
        puts("1");
    case 3: {
        int z = 9;
        printf("z%d ", z);
    }
    case 4:
        puts("4");
        break;
    default:
        puts("d");
    }
    unsigned char uc = 200;
    uc += 100;
    printf("%d %d\n", uc, (signed char)200);
    __auto_type q = 3.5;
    typeof(q) q2 = q * 2;
    printf("%.1f %zu\n", q2, sizeof(q2));
    int x = 10;
    int *px = &x;
    int **ppx = &px;
    **ppx = 20;
    printf("%d %d\n", x, *&*px);
    printf("%d\n", sq(sizeof(char) + 4));
    void *vp = &x;
    printf("%d\n", *(int *)vp);
    const volatile int cv = 4;
    printf("%d\n", cv);
    long long big = 9223372036854775807LL;
    unsigned long long ub = big;
    ub++;
    printf("%lld %llu %llx\n", big, ub, ub);
    printf("%d %d %d\n", (int)sizeof(long double), (int)sizeof "abc", (int)sizeof(char[7]));
    die(4);
}
static int fwd(int n) { return n <= 0 ? later : fwd(n - 1) * 2; }
