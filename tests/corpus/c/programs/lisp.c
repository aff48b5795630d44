// covers: unions, non-local jumps, variadic functions, functions
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include <stdbool.h>
#include <stdarg.h>
#include <setjmp.h>
typedef enum { T_NIL, T_NUM, T_SYM, T_CONS, T_PRIM, T_LAMBDA } type_t;
typedef struct obj obj;
typedef obj *(*prim_fn)(obj *args);
struct obj {
    type_t type;
    union {
        long num;
        char *sym;
        struct {
            obj *car, *cdr;
        };
        prim_fn prim;
        struct {
            obj *params, *body, *env;
        } lam;
    };
};
static obj nil_ = {.type = T_NIL};
static obj *const nil = &nil_;
static jmp_buf err;
static char errbuf[128];
static _Noreturn void fail(const char *fmt, ...) {
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(errbuf, sizeof errbuf, fmt, ap);
    va_end(ap);
    longjmp(err, 1);
}
static obj *mk(type_t t) {
    obj *o = calloc(1, sizeof *o);
    if (!o)
        abort();
    o->type = t;
    return o;
}
static obj *num(long n) {
    obj *o = mk(T_NUM);
    o->num = n;
    return o;
}
static obj *syms;
static obj *cons(obj *a, obj *b) {
    obj *o = mk(T_CONS);
    o->car = a;
    o->cdr = b;
    return o;
}
static obj *sym(const char *s) {
    for (obj *p = syms; p != nil; p = p->cdr)
        if (!strcmp(p->car->sym, s))
            return p->car;
    obj *o = mk(T_SYM);
    o->sym = strdup(s);
    syms = cons(o, syms);
    return o;
}
static const char *in;
static void ws(void) {
    while (isspace((unsigned char)*in))
        in++;
}
static obj *rd(void);
static obj *rdlist(void) {
    ws();
    if (*in == ')') {
        in++;
        return nil;
    }
    if (!*in)
        fail("unexpected end");
    obj *a = rd();
    return cons(a, rdlist());
}
static obj *rd(void) {
    ws();
    if (*in == '(') {
        in++;
        return rdlist();
    }
    if (*in == '\'') {
        in++;
        return cons(sym("quote"), cons(rd(), nil));
    }
    if (isdigit((unsigned char)*in) || (*in == '-' && isdigit((unsigned char)in[1]))) {
        char *e;
        long v = strtol(in, &e, 10);
        in = e;
        return num(v);
    }
    char b[32];
    int n = 0;
    while (*in && !isspace((unsigned char)*in) && *in != '(' && *in != ')' && n < 31)
        b[n++] = *in++;
    b[n] = 0;
    if (!n)
        fail("bad char '%c'", *in);
    return sym(b);
}
static void pr(obj *o) {
    switch (o->type) {
    case T_NIL:
        printf("()");
        break;
    case T_NUM:
        printf("%ld", o->num);
        break;
    case T_SYM:
        fputs(o->sym, stdout);
        break;
    case T_PRIM:
        printf("<prim>");
        break;
    case T_LAMBDA:
        printf("<lambda>");
        break;
    case T_CONS:
        putchar('(');
        for (;;) {
            pr(o->car);
            o = o->cdr;
            if (o->type == T_NIL)
                break;
            if (o->type != T_CONS) {
                printf(" . ");
                pr(o);
                break;
            }
            putchar(' ');
        }
        putchar(')');
    }
}
static obj *lookup(obj *s, obj *env) {
    for (; env != nil; env = env->cdr)
        if (env->car->car == s)
            return env->car;
    fail("unbound: %s", s->sym);
}
static obj *eval(obj *x, obj *env);
static obj *evlist(obj *l, obj *env) { return l == nil ? nil : cons(eval(l->car, env), evlist(l->cdr, env)); }
static obj *global;
static obj *S_quote, *S_if, *S_lambda, *S_define, *S_t;
static obj *eval(obj *x, obj *env) {
again:
    switch (x->type) {
    default:
        return x;
    case T_SYM:
        return lookup(x, env)->cdr;
    case T_CONS:
        if (x->car == S_quote)
            return x->cdr->car;
        if (x->car == S_if) {
            x = eval(x->cdr->car, env) != nil ? x->cdr->cdr->car : x->cdr->cdr->cdr->car;
            goto again;
        }
        if (x->car == S_lambda) {
            obj *o = mk(T_LAMBDA);
            o->lam.params = x->cdr->car;
            o->lam.body = x->cdr->cdr->car;
            o->lam.env = env;
            return o;
        }
        if (x->car == S_define) {
            obj *v = eval(x->cdr->cdr->car, env);
            global->cdr = cons(cons(x->cdr->car, v), global->cdr);
            return x->cdr->car;
        }
        obj *f = eval(x->car, env), *args = evlist(x->cdr, env);
        if (f->type == T_PRIM)
            return f->prim(args);
        if (f->type != T_LAMBDA)
            fail("not a function");
        env = f->lam.env;
        obj *p = f->lam.params;
        for (; p != nil && args != nil; p = p->cdr, args = args->cdr)
            env = cons(cons(p->car, args->car), env);
        if (p != nil || args != nil)
            fail("arity mismatch");
        x = f->lam.body;
        goto again;
    }
}
#define ARITH(name, op)                                                                                      \
    static obj *name(obj *a) {                                                                               \
        if (a == nil)                                                                                        \
            fail("no args");                                                                                 \
        long r = a->car->num;                                                                                \
        for (a = a->cdr; a != nil; a = a->cdr)                                                               \
            r op a->car->num;                                                                                \
        return num(r);                                                                                       \
    }
ARITH(p_add, +=) ARITH(p_sub, -=) ARITH(p_mul, *=) static obj *p_lt(obj *a) {
    return a->car->num < a->cdr->car->num ? S_t : nil;
}
static obj *p_eq(obj *a) {
    obj *x = a->car, *y = a->cdr->car;
    return x == y || (x->type == T_NUM && y->type == T_NUM && x->num == y->num) ? S_t : nil;
}
static obj *p_car(obj *a) { return a->car->car; }
static obj *p_cdr(obj *a) { return a->car->cdr; }
static obj *p_cons(obj *a) { return cons(a->car, a->cdr->car); }
static obj *p_div(obj *a) {
    if (a->cdr->car->num == 0)
        fail("division by zero in %s", "/");
    return num(a->car->num / a->cdr->car->num);
}
int main() {
    syms = nil;
    global = cons(nil, nil);
    S_quote = sym("quote");
    S_if = sym("if");
    S_lambda = sym("lambda");
    S_define = sym("define");
    S_t = sym("t");
    struct {
        const char *n;
        prim_fn f;
    } prims[] = {{"+", p_add}, {"-", p_sub},   {"*", p_mul},   {"/", p_div},    {"<", p_lt},
                 {"=", p_eq},  {"car", p_car}, {"cdr", p_cdr}, {"cons", p_cons}};
    global->car = cons(sym("nil"), nil);
    for (size_t i = 0; i < sizeof prims / sizeof *prims; i++) {
        obj *o = mk(T_PRIM);
        o->prim = prims[i].f;
        global->cdr = cons(cons(sym(prims[i].n), o), global->cdr);
    }
    const char *progs[] = {
        "(define fact (lambda (n) (if (< n 2) 1 (* n (fact (- n 1))))))",
        "(fact 10)",
        "(define map (lambda (f l) (if (= l nil) nil (cons (f (car l)) (map f (cdr l))))))",
        "(map (lambda (x) (* x x)) '(1 2 3 4 5))",
        "(define count (lambda (n a) (if (= n 0) a (count (- n 1) (+ a 1)))))",
        "(count 1000 0)",
        "'(a . b)",
        "(foo 1)",
        "(/ 1 0)",
        "(1 2)",
        "((lambda (x) x))",
        "(car '((x y) z))",
        "(+ 1",
        "((lambda (x y) (cons x y)) 1 2)"};
    for (volatile size_t i = 0; i < sizeof progs / sizeof *progs; i++) {
        in = progs[i];
        printf("> %s\n", in);
        if (setjmp(err) == 0) {
            obj *r = eval(rd(), global);
            pr(r);
            putchar('\n');
        } else
            printf("error: %s\n", errbuf);
    }
    return 0;
}
