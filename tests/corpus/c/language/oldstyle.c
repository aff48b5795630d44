// covers: old-style definitions
#include <stdio.h>

int add(a, b)
    int a;
    int b;
{
    return a + b;
}

long scale(x, factor)
    short x;
    char factor;
{
    return (long)x * factor;
}

main() {
    printf("%d %ld\n", add(2, 3), scale(7, 3));
    return 0;
}
