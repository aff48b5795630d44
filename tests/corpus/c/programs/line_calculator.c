// covers: input, functions, mathematics, number conversion
/* recursive descent calculator with variables & functions */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include <math.h>
#include <errno.h>
enum tok {
    NUM,
    ID,
    PLUS = '+',
    MINUS = '-',
    MUL = '*',
    DIV = '/',
    LP = '(',
    RP = ')',
    POW = '^',
    ASSIGN = '=',
    COMMA = ',',
    END = 0,
    BAD = -1
};
static struct {
    const char *src;
    const char *pos;
    enum tok t;
    double num;
    char id[32];
} lx;
static struct var {
    char name[32];
    double val;
    struct var *next;
} *vars = NULL;
static int errors;
static void next(void) {
    while (*lx.pos == ' ')
        lx.pos++;
    char *end;
    if (isdigit(*lx.pos) || *lx.pos == '.') {
        lx.num = strtod(lx.pos, &end);
        lx.pos = end;
        lx.t = NUM;
        return;
    }
    if (isalpha(*lx.pos)) {
        int n = 0;
        while (isalnum(*lx.pos) || *lx.pos == '_')
            lx.id[n++] = *lx.pos++;
        lx.id[n] = 0;
        lx.t = ID;
        return;
    }
    if (strchr("+-*/()^=,", *lx.pos) && *lx.pos) {
        lx.t = *lx.pos++;
        return;
    }
    lx.t = *lx.pos ? BAD : END;
}
static struct var *find(const char *n, int create) {
    struct var *v;
    for (v = vars; v; v = v->next)
        if (!strcmp(v->name, n))
            return v;
    if (!create)
        return NULL;
    v = calloc(1, sizeof *v);
    strcpy(v->name, n);
    v->next = vars;
    return vars = v;
}
static double expr(void);
static double err(const char *m) {
    if (!errors++)
        fprintf(stderr, "error at %d: %s\n", (int)(lx.pos - lx.src), m);
    return NAN;
}
static const struct {
    const char *n;
    double (*f)(double);
} fns[] = {{"sqrt", sqrt}, {"sin", sin},     {"cos", cos},   {"exp", exp}, {"log", log},
           {"abs", fabs},  {"floor", floor}, {"ceil", ceil}, {NULL, NULL}};
static double primary(void) {
    double v;
    switch (lx.t) {
    case NUM:
        v = lx.num;
        next();
        return v;
    case MINUS:
        next();
        return -primary();
    case LP:
        next();
        v = expr();
        if (lx.t != RP)
            return err("expected )");
        next();
        return v;
    case ID: {
        char n[32];
        strcpy(n, lx.id);
        next();
        if (lx.t == LP) {
            next();
            double a = expr();
            if (lx.t != RP)
                return err("expected ) after call");
            next();
            for (int i = 0; fns[i].n; i++)
                if (!strcmp(fns[i].n, n))
                    return fns[i].f(a);
            return err("unknown function");
        }
        if (lx.t == ASSIGN) {
            next();
            v = expr();
            return find(n, 1)->val = v;
        }
        struct var *p = find(n, 0);
        return p ? p->val : err("undefined variable");
    }
    default:
        return err("unexpected token");
    }
}
static double power(void) {
    double b = primary();
    if (lx.t == POW) {
        next();
        return pow(b, power());
    }
    return b;
}
static double term(void) {
    double v = power();
    while (lx.t == MUL || lx.t == DIV) {
        enum tok o = lx.t;
        next();
        double r = power();
        if (o == MUL)
            v *= r;
        else if (r == 0)
            return err("division by zero");
        else
            v /= r;
    }
    return v;
}
static double expr(void) {
    double v = term();
    while (lx.t == PLUS || lx.t == MINUS) {
        enum tok o = lx.t;
        next();
        double r = term();
        v = o == PLUS ? v + r : v - r;
    }
    return v;
}
int main(void) {
    char *line = NULL;
    size_t cap = 0;
    ssize_t n;
    int no = 0;
    while ((n = getline(&line, &cap, stdin)) != -1) {
        if (n && line[n - 1] == '\n')
            line[n - 1] = 0;
        no++;
        if (!line[0])
            continue;
        lx.src = lx.pos = line;
        errors = 0;
        next();
        double v = expr();
        if (!errors && lx.t != END)
            err("trailing input");
        if (!errors)
            printf("%2d: %s => %.10g\n", no, line, v);
    }
    free(line);
    while (vars) {
        struct var *t = vars;
        vars = t->next;
        printf("%s=%g\n", t->name, t->val);
        free(t);
    }
    return errors != 0;
}
