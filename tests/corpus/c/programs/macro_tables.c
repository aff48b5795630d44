#include <stdio.h>
#include <stdlib.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>
#define LIST(X) X(APPLE, "apple", 3) X(PEAR, "pear", 5) X(FIG, "fig", 7)
#define AS_ENUM(n, s, v) n = v,
#define AS_CASE(n, s, v) case n: return s;
#define AS_TABLE(n, s, v) [n] = { #n, s },
enum fruit { LIST(AS_ENUM) };
static const char *fruit_name(enum fruit f) {
    switch (f) {
        LIST(AS_CASE) default: return "?";
    }
}
static const struct {
    const char *id, *name;
}
table[] = { LIST(AS_TABLE) };
#define CAT(a, b) a##b
#define XCAT(a, b) CAT(a, b)
#define STR(x) #x
#define XSTR(x) STR(x)
#define VERSION 42
#define MAX(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); _a > _b ? _a : _b; })
#define COUNT(...) (sizeof((int[]){__VA_ARGS__}) / sizeof(int))
#define LOG(fmt, ...) printf("%s:%d: " fmt "\n", __func__, __LINE__, ##__VA_ARGS__)
#define TYPENAME(x) _Generic((x), int: "int", long: "long", double: "double", float: "float", char: "char", char *: "char *", const char *: "const char *", int *: "int *", default: "other")
static jmp_buf env;
static int depth;
static void recurse(int n) {
    depth = n;
    if (n == 5) longjmp(env, 77);
    recurse(n + 1);
}
static double average(int count, ...) {
    va_list ap;
    va_start(ap, count);
    double s = 0;
    for (int i = 0; i < count; i++) s += va_arg(ap, double);
    va_end(ap);
    return count ? s / count : 0;
}
static int vlog(const char *fmt, ...) {
    va_list ap, ap2;
    va_start(ap, fmt);
    va_copy(ap2, ap);
    char buf[100];
    int n = vsnprintf(buf, sizeof buf, fmt, ap);
    va_end(ap);
    vprintf(fmt, ap2);
    va_end(ap2);
    printf(" (%d, %zu)\n", n, strlen(buf));
    return n;
}
typedef int (*op)(int, int);
static int add(int a, int b) {
    return a + b;
}
static int sub(int a, int b) {
    return a - b;
}
static int mul(int a, int b) {
    return a * b;
}
static op pick(char c) {
    switch (c) {
    case '+':
        return add;
    case '-':
        return sub;
    case '*':
        return mul;
    }
    return NULL;
}
int main(void) {
    printf("%s %s %s\n", fruit_name(APPLE), fruit_name(FIG), fruit_name(4));
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) if (table[i].id) printf("%zu %s %s\n", i, table[i].id, table[i].name);
    int XCAT(var, VERSION) = 5;
    printf("%d %s %s\n", var42, STR(VERSION), XSTR(VERSION));
    printf("%d %.1f\n", MAX(3, 7), MAX(2.5, 1.5));
    printf("%zu\n", COUNT(1, 2, 3, 4));
    LOG("none");
    LOG("%d and %s", 1, "two");
    printf("%s %s %s %s %s %s\n", TYPENAME(1), TYPENAME(1L), TYPENAME(1.0f), TYPENAME("x"), TYPENAME((char)1), TYPENAME(&depth));
    int r = setjmp(env);
    if (r == 0) recurse(0);
    else printf("jumped %d at %d\n", r, depth);
    printf("%.2f %.2f\n", average(3, 1.0, 2.0, 4.5), average(0));
    vlog("%d-%s-%c", 12, "abc", 'z');
    for (const char *s = "+-*"; *s; s++) printf("%d ", pick(*s)(6, 3));
    puts("");
    struct point {
        int x, y;
    }
    *pp = &(struct point){ .y = 2, .x = 1 };
    printf("%d %d\n", pp->x, pp->y);
    int arr[10] = { [2] = 5, 6, [8] = 1 };
    for (int i = 0; i < 10; i++) printf("%d ", arr[i]);
    puts("");
    return 0;
}
