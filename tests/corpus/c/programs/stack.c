// covers: structs, characters, switch
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct { double items[32]; int top; } stack;
static void push(stack *s, double x) { s->items[s->top++] = x; }
static double pop(stack *s) { return s->items[--s->top]; }

static double evaluate(const char *text) {
    stack s = {.top = 0};
    while (*text) {
        if (isspace((unsigned char)*text)) {
            text++;
        } else if (isdigit((unsigned char)*text)) {
            char *end;
            push(&s, strtod(text, &end));
            text = end;
        } else {
            double b = pop(&s), a = pop(&s);
            switch (*text++) {
            case '+': push(&s, a + b); break;
            case '-': push(&s, a - b); break;
            case '*': push(&s, a * b); break;
            case '/': push(&s, a / b); break;
            }
        }
    }
    return pop(&s);
}

int main(void) {
    printf("%g\n", evaluate("3 4 + 2 *"));
    printf("%g\n", evaluate("10 2 8 * + 3 -"));
    printf("%g\n", evaluate("1 2 / 0.25 +"));
    return 0;
}
