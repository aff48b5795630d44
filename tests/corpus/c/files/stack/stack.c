#include "stack.h"
#include <stdlib.h>
struct Stack { int n, cap; int *data; };
Stack *stack_new(void) { Stack *s = malloc(sizeof *s); s->n = 0; s->cap = 2; s->data = malloc(2 * sizeof(int)); return s; }
void push(Stack *s, int v) {
    if (s->n == s->cap) { s->cap *= 2; s->data = realloc(s->data, s->cap * sizeof(int)); }
    s->data[s->n++] = v;
}
int pop(Stack *s) { return s->data[--s->n]; }
int stack_size(const Stack *s) { return s->n; }
void stack_free(Stack *s) { free(s->data); free(s); }
