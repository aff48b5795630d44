// covers: function macros, flexible array members, function pointers
#include <stdio.h>
#include <stdlib.h>
#include <ctype.h>
#define DEBUG 0
#define dprint(...) do { if (DEBUG) printf(__VA_ARGS__); } while (0)
#define container_of(ptr, type, member) ((type *)((char *)(ptr) - (size_t)&((type *)0)->member))
#define foreach(item, array) for (int keep_ = 1, i_ = 0, n_ = sizeof(array) / sizeof *(array); keep_ && i_ != n_; keep_ = !keep_, i_++) for (item = (array) + i_; keep_; keep_ = !keep_)
struct link { struct link *next; };
struct item { int id; struct link link; };
static int apply(int (*f)(int), int x) { return f(x); }
static int (*const handlers[])(int) = {toupper, tolower, isdigit};
struct matrix { int r, c; int d[]; };
static struct matrix *mk(int r, int c) { struct matrix *m = malloc(sizeof *m + sizeof(int) * r * c); m->r = r; m->c = c; for (int i = 0; i < r * c; i++) m->d[i] = i; return m; }
static int g(void) { static int n; return n++ ? n : 10; }
enum { A = 1 << 0, B = 1 << 1, C = A | B };
static const char *bits(unsigned x) { static char b[9]; for (int i = 7; i >= 0; i--, x >>= 1) b[i] = '0' + (x & 1); return b; }
void (*signal_like(int n, void (*h)(int)))(int) { return n ? h : 0; }
static void h(int n) { printf("h%d\n", n); }
int main() {
    struct item a = {1}, b = {2};
    a.link.next = &b.link;
    b.link.next = NULL;
    for (struct link *l = &a.link; l; l = l->next) printf("%d ", container_of(l, struct item, link)->id);
    dprint("never %d\n", 1);
    printf("%c %c %d\n", apply(toupper, 'q'), handlers[1]('W'), handlers[2]('x') != 0);
    int v[] = {3, 1, 2};
    foreach (int *p, v) printf("%d ", *p);
    struct matrix *m = mk(2, 3);
    printf("%d %d\n", m->d[5], m->r);
    free(m);
    printf("%d %d %d\n", g(), g(), g());
    printf("%d %s\n", C, bits(0xa5));
    signal_like(1, h)(7);
    printf("%d\n", signal_like(0, h) == NULL);
    int x = 3, y;
    y = (x++, x * 2);
    printf("%d %d\n", x, y);
    return 0;
}
