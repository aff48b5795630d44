// covers: functions, scopes
#include <stdio.h>

static int first(int);
static int second(int n) { return n <= 0 ? 0 : 1 + first(n - 1); }
static int first(int n) { return n <= 0 ? 0 : 10 + second(n - 1); }
int unnamed(int, int);
int unnamed(int a, int b) { return a * 10 + b; }
static double mixed(char c, float f, long l) { return c + f * l; }
int local(int n) { return n * n; }
int no_arguments() { return 5; }
static void quiet(void) { puts("quiet"); }
static int many(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j) { return a + b + c + d + e + f + g + h + i + j; }
int main(void) {
    printf("%d %d %g\n", first(3), unnamed(1, 2), mixed('a', 2.5f, 3L));
    int local(int);
    printf("%d\n", local(4));
    printf("%d\n", no_arguments());
    void (*nothing)(void) = quiet;
    nothing();
    printf("%s\n", many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) == 55 ? "ten" : "?");
    return 0;
}
