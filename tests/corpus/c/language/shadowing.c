// covers: scopes, static variables
#include <stdio.h>

int x = 1;
static int next(void) { static int x = 100; return x++; }
static int again(void) { static int x; return ++x; }
static int param(int x) { { int x = 50; x++; (void)x; } return x; }
static int *leak(void) { static int kept[2] = {7, 8}; return kept; }
int y;
static void set(void) { y = 5; { int y = 6; y++; } }
int main(void) {
    printf("%d ", x);
    int x = x = 2;
    printf("%d ", x);
    for (int x = 10; x < 12; x++) {
        int x = 99;
        printf("%d ", x--);
    }
    { extern int x; x += 5; printf("%d ", x); }
    printf("%d\n", x);
    next(); next();
    printf("%d %d %d\n", next(), again(), again());
    printf("%d %d\n", param(3), leak()[1]);
    leak()[1]++;
    printf("%d\n", *(leak() + 1));
    set();
    printf("%d\n", y);
    struct tag { int a; } v = {1};
    { struct tag { char b[8]; } w; printf("%zu %zu\n", sizeof w, sizeof v); }
    typedef int number;
    { number number = 4; printf("%d\n", number); }
    if (1) { int z = 1; printf("%d", z); } else { int z = 2; printf("%d", z); }
    { int z = 3; printf("%d\n", z); }
    return 0;
}
