// covers: structs, functions, arrays
#include <stdio.h>

struct vec { double x, y, z; };
struct pair { struct vec a, b; };
struct big { int v[20]; };
struct tiny { char c; };

static struct vec make(double x, double y, double z) { return (struct vec){x, y, z}; }
static struct vec plus(struct vec a, struct vec b) { return make(a.x + b.x, a.y + b.y, a.z + b.z); }
static double dot(struct vec a, struct vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static struct pair swap(struct pair p) { return (struct pair){p.b, p.a}; }
static struct big fill(int n) {
    struct big b;
    for (int i = 0; i < 20; i++) b.v[i] = n * i;
    return b;
}
static int change(struct big b) { b.v[3] = -1; return b.v[3]; }
static struct tiny next(struct tiny t) { t.c++; return t; }
static struct vec sum(int n, const struct vec v[n]) {
    struct vec s = {0};
    for (int i = 0; i < n; i++) s = plus(s, v[i]);
    return s;
}

int main(void) {
    printf("%g\n", plus(make(1, 2, 3), make(4, 5, 6)).y);
    printf("%g\n", dot(make(1, 2, 3), plus(make(1, 0, 0), make(0, 1, 1))));
    struct pair p = swap((struct pair){make(1, 1, 1), make(2, 2, 2)});
    printf("%g %g\n", p.a.x, p.b.z);
    struct big b = fill(3);
    printf("%d %d %d\n", b.v[19], change(b), b.v[3]);
    printf("%d\n", fill(5).v[4]);
    printf("%c\n", next(next((struct tiny){'a'})).c);
    struct vec list[] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
    struct vec total = sum(3, list);
    printf("%g %g %g\n", total.x, total.y, total.z);
    struct vec a = {1}, c;
    c = a = total;
    printf("%g %g\n", c.z, a.z);
    list[0] = list[2];
    printf("%g\n", list[0].y);
    struct big *pb = &b, other = *pb;
    other.v[0] = 7;
    *pb = other;
    printf("%d\n", b.v[0]);
    printf("%g\n", (b.v[0] ? list[1] : total).x);
    for (int i = 0; i < 3; i++) total = plus(total, make(i, i, i));
    printf("%g\n", total.x);
    return 0;
}
