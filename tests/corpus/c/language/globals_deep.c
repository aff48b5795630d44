// covers: static variables, function pointers, structs, strings
#include <stdio.h>
#include <string.h>

struct shape;
struct ops { const char *name; double (*area)(const struct shape *); void (*scale)(struct shape *, double); };
struct shape { const struct ops *ops; double a, b; };
static double rect_area(const struct shape *s) { return s->a * s->b; }
static double tri_area(const struct shape *s) { return s->a * s->b / 2; }
static void scale(struct shape *s, double k) { s->a *= k; s->b *= k; }
static const struct ops rect = {"rect", rect_area, scale}, tri = {.area = tri_area, .name = "tri", .scale = scale};
static struct shape shapes[] = {{&rect, 2, 3}, {&tri, 4, 5}};
struct list { int v; struct list *next; };
static struct list third = {3, 0}, second = {2, &third}, first = {1, &second};
static struct list loop = {9, &loop};
const char *messages[] = {"zero", "one", "two"}, **cursor = messages + 1;
static char buffer[16] = "static";
static char *inside = buffer + 2, *end = &buffer[sizeof buffer];
int numbers[3][2] = {{1}, {[1] = 2}}, *flat = &numbers[1][1];
double table[] = {1.5, 2, 3e2};
static int (*compare)(const char *, const char *) = strcmp;
static struct { int a; union { int b; char c[4]; }; struct { short d, e; } f; } nested = {1, {2}, {3, 4}};
struct opaque;
static struct opaque *nothing;
long counter = sizeof(struct shape) / sizeof(double);
int main(void) {
    for (int i = 0; i < 2; i++) {
        shapes[i].ops->scale(&shapes[i], 2);
        printf("%s %g\n", shapes[i].ops->name, shapes[i].ops->area(&shapes[i]));
    }
    int sum = 0;
    for (struct list *l = &first; l; l = l->next) sum = sum * 10 + l->v;
    printf("%d %d\n", sum, loop.next->next->v);
    printf("%s ", *cursor);
    printf("%s\n", *++cursor);
    printf("%s %d\n", inside, (int)(end - inside));
    *flat += 5;
    printf("%d %g %d\n", numbers[1][1], table[2], compare("a", "a"));
    printf("%d %d %d %ld\n", nested.b, nested.c[0], nested.f.e, counter);
    printf("%d\n", nothing == 0);
    return 0;
}
