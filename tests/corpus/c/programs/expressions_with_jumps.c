// covers: non-local jumps
#include <stdio.h>
#include <stdlib.h>
#include <ctype.h>
#include <string.h>
#include <setjmp.h>
#include <math.h>
enum tok { T_END, T_NUM, T_ID, T_OP, T_LP = '(', T_RP = ')' };
struct lex {
    const char *s;
    enum tok t;
    double num;
    char id[8];
    char op;
};
static jmp_buf err;
static char msg[64];
#define FAIL(...) (snprintf(msg, sizeof msg, __VA_ARGS__), longjmp(err, 1))
static void next(struct lex *l) {
    while (*l->s == ' ')
        l->s++;
    if (!*l->s) {
        l->t = T_END;
        return;
    }
    if (isdigit((unsigned char)*l->s) || *l->s == '.') {
        char *e;
        l->num = strtod(l->s, &e);
        l->s = e;
        l->t = T_NUM;
        return;
    }
    if (isalpha((unsigned char)*l->s)) {
        int i = 0;
        while (isalnum((unsigned char)*l->s))
            if (i < 7)
                l->id[i++] = *l->s++;
            else
                l->s++;
        l->id[i] = 0;
        l->t = T_ID;
        return;
    }
    if (*l->s == '(' || *l->s == ')') {
        l->t = *l->s++;
        return;
    }
    if (strchr("+-*/^%", *l->s)) {
        l->op = *l->s++;
        l->t = T_OP;
        return;
    }
    FAIL("bad char '%c'", *l->s);
}
static double expr(struct lex *l, int p);
static double atom(struct lex *l) {
    double v;
    switch (l->t) {
    case T_NUM:
        v = l->num;
        next(l);
        return v;
    case T_ID: {
        char id[8];
        strcpy(id, l->id);
        next(l);
        static const struct {
            const char *n;
            double (*f)(double);
        } fn[] = {{"sqrt", sqrt}, {"sin", sin}, {"abs", fabs}, {"ln", log}, {0}};
        if (l->t != T_LP) {
            if (!strcmp(id, "pi"))
                return M_PI;
            FAIL("unknown %s", id);
        }
        next(l);
        v = expr(l, 0);
        if (l->t != T_RP)
            FAIL("expected )");
        next(l);
        for (int i = 0; fn[i].n; i++)
            if (!strcmp(fn[i].n, id))
                return fn[i].f(v);
        FAIL("no fn %s", id);
    }
    case T_LP:
        next(l);
        v = expr(l, 0);
        if (l->t != T_RP)
            FAIL("unbalanced");
        next(l);
        return v;
    case T_OP:
        if (l->op == '-') {
            next(l);
            return -expr(l, 3);
        }
    default:
        FAIL("unexpected token %d", l->t);
    }
}
static int prec(char o) { return o == '^' ? 4 : o == '*' || o == '/' || o == '%' ? 2 : 1; }
static double expr(struct lex *l, int p) {
    double v = atom(l);
    while (l->t == T_OP && prec(l->op) > p) {
        char o = l->op;
        next(l);
        double r = expr(l, o == '^' ? 3 : prec(o));
        switch (o) {
        case '+':
            v += r;
            break;
        case '-':
            v -= r;
            break;
        case '*':
            v *= r;
            break;
        case '/':
            if (r == 0)
                FAIL("div by zero");
            v /= r;
            break;
        case '%':
            v = fmod(v, r);
            break;
        case '^':
            v = pow(v, r);
            break;
        }
    }
    return v;
}
int main(void) {
    static const char *const t[] = {"1+2*3",  "(1+2)*3", "2^3^2", "-2^2", "sqrt(16)+abs(-3)",
                                    "10/4-1", "7%4",     "1/0",   "2+",   "(1",
                                    "foo(2)", "$",       "2*pi"};
    for (size_t i = 0; i < sizeof t / sizeof *t; i++) {
        struct lex l = {t[i]};
        if (setjmp(err) == 0) {
            next(&l);
            double v = expr(&l, 0);
            if (l.t != T_END)
                FAIL("trailing");
            printf("%s = %.6g\n", t[i], v);
        } else
            printf("%s: error: %s\n", t[i], msg);
    }
}
