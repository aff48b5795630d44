#include "parse.h"
#include "token.h"
#include <stdio.h>
#include <string.h>

static const char *rest;
static struct token now;

static void advance(void) { now = next_token(&rest); }

static int power(char operator) {
    const char *order = "+-*/^", *at = strchr(order, operator);
    static const int powers[] = {1, 1, 2, 2, 3};
    return operator && at ? powers[at - order] : 0;
}

static struct tree *expression(int least);

static struct tree *primary(void) {
    struct token t = now;
    advance();
    if (t.kind == NUMBER) return leaf(t.number);
    if (t.kind == NAME) return variable(t.text[0]);
    if (t.text[0] == '(') {
        struct tree *inner = expression(1);
        advance();
        return inner;
    }
    fprintf(stderr, "unexpected '%s'\n", t.text);
    return leaf(0);
}

static struct tree *expression(int least) {
    struct tree *left = primary();
    for (int p; now.kind == SYMBOL && (p = power(now.text[0])) >= least;) {
        char operator = now.text[0];
        advance();
        left = binary(operator, left, expression(operator == '^' ? p : p + 1));
    }
    return left;
}

struct tree *parse(const char *text) {
    rest = text;
    advance();
    return expression(1);
}
