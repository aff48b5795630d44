#include "tree.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static struct tree *make(struct tree with) {
    struct tree *made = malloc(sizeof *made);
    *made = with;
    return made;
}

struct tree *leaf(double value) { return make((struct tree){LEAF, .value = value}); }
struct tree *variable(char name) { return make((struct tree){VARIABLE, .name = name}); }
struct tree *binary(char operator, struct tree *left, struct tree *right) {
    return make((struct tree){.kind = BINARY, .operator = operator, .left = left, .right = right});
}

double evaluate(const struct tree *t, const double variables[26]) {
    if (t->kind == LEAF) return t->value;
    if (t->kind == VARIABLE) return variables[t->name - 'a'];
    double a = evaluate(t->left, variables), b = evaluate(t->right, variables);
    switch (t->operator) {
        case '+': return a + b;
        case '-': return a - b;
        case '*': return a * b;
        case '/': return a / b;
        default: return pow(a, b);
    }
}

void show(const struct tree *t) {
    switch (t->kind) {
        case LEAF: printf("%g", t->value); break;
        case VARIABLE: putchar(t->name); break;
        case BINARY:
            putchar('(');
            show(t->left);
            printf(" %c ", t->operator);
            show(t->right);
            putchar(')');
    }
}

void drop(struct tree *t) {
    if (t->kind == BINARY) drop(t->left), drop(t->right);
    free(t);
}
