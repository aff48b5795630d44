// covers: generic selection, static assertions, bool, const, statement expressions
#include <stdio.h>
#include <stdbool.h>

#define NAME_OF(x) _Generic((x), int: "int", double: "double", char *: "text", const char *: "constant text", float: "float", long: "long", default: "other")
#define MAX(a, b) ({ __typeof__(a) a_ = (a); __typeof__(b) b_ = (b); a_ > b_ ? a_ : b_; })

_Static_assert(sizeof(int) == 4, "int has 32 bits");

static double half(double x) { return x / 2; }
static float halff(float x) { return x / 2; }
#define half(x) _Generic((x), float: halff, default: half)(x)

int main(void) {
    const char *c = "c";
    char s[] = "s";
    printf("%s %s %s %s\n", NAME_OF(1), NAME_OF(1.0), NAME_OF(s), NAME_OF(c));
    printf("%s %s %s\n", NAME_OF('a'), NAME_OF(1u), NAME_OF(1L + 1));
    printf("%g %g\n", half(3.0f), half(5));
    bool yes = 42, no = 0.0;
    printf("%d %d %zu\n", yes, no, sizeof yes);
    yes += 5;
    printf("%d %d\n", yes, (bool)0.5);
    int calls = 0;
    int most = MAX(calls++, -1);
    printf("%d %d\n", most, calls);
    const int limit = 3;
    for (int i = 0; i < limit; i++) printf("%d", i);
    printf("\n");
    return true ? 0 : 1;
}
