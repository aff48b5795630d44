// covers: const, pointers, enums
#include <stdio.h>

enum { SIZE = 4, MASK = SIZE - 1, NEGATIVE = -SIZE };
enum shape { CIRCLE = 'c', SQUARE = 's' };
static const int primes[] = {2, 3, 5, 7};
static const char *const colors[SIZE] = {"red", "green", [3] = "blue"};

static int sum(const int *v, const int n) {
    int total = 0;
    for (const int *p = v, *const end = v + n; p != end; ++p) total += *p;
    return total;
}

static const char *name(enum shape s) {
    switch (s) {
    case CIRCLE: return "circle";
    case SQUARE: return "square";
    }
    return "?";
}

int main(void) {
    const int limit = SIZE;
    int a[SIZE];
    for (int i = 0; i < limit; i++) a[i & MASK] = primes[i] * 2;
    printf("%d %d %d\n", sum(primes, SIZE), sum(a, limit), NEGATIVE);
    for (int i = 0; i < SIZE; i++) printf("%s ", colors[i] ? colors[i] : "-");
    printf("\n%s %s\n", name(CIRCLE), name('s'));
    volatile int v = 3;
    v = v * v;
    register int r = v;
    printf("%d %d\n", v, r);
    int x = 1;
    const int *pc = &x;
    x = 2;
    printf("%d\n", *pc);
    char *const fixed = (char[]){"abc"};
    fixed[0] = 'A';
    printf("%s\n", fixed);
    return 0;
}
