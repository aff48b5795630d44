#include <stdio.h>
#include "stack.h"
#include "shapes.h"
#include "stack.h"

int counter = 3;
static int helper(int x) { return x + 1; }
extern int table[];
extern const char *version;

int main(int argc, char **argv) {
    Stack *s = stack_new();
    for (int i = 0; i < 5; i++) push(s, i * i);
    printf("%d %d\n", pop(s), stack_size(s));
    printf("%d %d\n", helper(1), use_helper(1));
    bump(); bump();
    printf("counter %d %d %s\n", counter, table[2], version);
    struct Point p = {3, 4};
    printf("%d %d\n", norm(p), SQUARE(7));
    int *q = counter_address();
    *q = 99;
    printf("%d %s\n", counter, where());
    stack_free(s);
    return 3;
}
