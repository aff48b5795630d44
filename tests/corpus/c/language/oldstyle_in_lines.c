/* covers: old-style-definition, implicit-int, promoted-arguments, function-declared-without-prototype */
#include <stdio.h>

f(p)
int *p;
{ return *p; }

int narrowed(c) char c; { return c; }

double both(x, y)
    float x;
    int y;
{ return x + y; }

static sum(a, b, s)
    short a;
    unsigned char b;
    char *s;
{
    return a + b + s[0];
}

product(a, b) { return a * b; }

int called_with_more() { return 3; }

extern void *malloc();
extern char *strcpy();
extern unsigned long strlen();

int main(void) {
    int x = 7;
    char *text = malloc(10);
    strcpy(text, "hello");
    printf("%d %d %g %d %d\n", f(&x), narrowed(300), both(1.5, 2), sum(70000, 300, "A"), product(3, 4));
    printf("%d %lu\n", called_with_more(), strlen(text));
    return 0;
}
