// covers: unions, variadic functions
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <assert.h>
typedef enum { V_NULL, V_BOOL, V_NUM, V_STR, V_ARR, V_OBJ } vt;
typedef struct value value;
struct value {
    vt type;
    int refs;
    union {
        _Bool b;
        double n;
        struct {
            size_t len;
            char *p;
        } s;
        struct {
            value **v;
            size_t n, cap;
        } a;
    } u;
};
static int live;
static value *alloc_(vt t) {
    value *v = calloc(1, sizeof *v);
    assert(v);
    v->type = t;
    v->refs = 1;
    live++;
    return v;
}
static value *retain(value *v) {
    v->refs++;
    return v;
}
static void release(value *v) {
    if (--v->refs)
        return;
    switch (v->type) {
    case V_STR:
        free(v->u.s.p);
        break;
    case V_ARR:
    case V_OBJ:
        for (size_t i = 0; i < v->u.a.n; i++)
            release(v->u.a.v[i]);
        free(v->u.a.v);
        break;
    default:;
    }
    free(v);
    live--;
}
static value *str(const char *f, ...) {
    value *v = alloc_(V_STR);
    va_list ap;
    va_start(ap, f);
    int n = vsnprintf(0, 0, f, ap);
    va_end(ap);
    v->u.s.p = malloc(n + 1);
    va_start(ap, f);
    v->u.s.len = vsprintf(v->u.s.p, f, ap);
    va_end(ap);
    return v;
}
static value *num(double d) {
    value *v = alloc_(V_NUM);
    v->u.n = d;
    return v;
}
static value *arr(int n, ...) {
    value *v = alloc_(V_ARR);
    va_list ap;
    va_start(ap, n);
    for (int i = 0; i < n; i++) {
        if (v->u.a.n == v->u.a.cap)
            v->u.a.v = realloc(v->u.a.v, (v->u.a.cap = v->u.a.cap ? 2 * v->u.a.cap : 2) * sizeof(value *));
        v->u.a.v[v->u.a.n++] = va_arg(ap, value *);
    }
    va_end(ap);
    return v;
}
static void dump(const value *v, int ind) {
    switch (v->type) {
    case V_NULL:
        fputs("null", stdout);
        break;
    case V_BOOL:
        fputs(v->u.b ? "true" : "false", stdout);
        break;
    case V_NUM:
        printf("%g", v->u.n);
        break;
    case V_STR:
        printf("\"%.*s\"", (int)v->u.s.len, v->u.s.p);
        break;
    case V_ARR:
        puts("[");
        for (size_t i = 0; i < v->u.a.n; i++) {
            printf("%*s", ind + 2, "");
            dump(v->u.a.v[i], ind + 2);
            puts(i + 1 < v->u.a.n ? "," : "");
        }
        printf("%*s]", ind, "");
        break;
    case V_OBJ:
        break;
    }
}
int main(void) {
    value *s = str("%s-%03d", "id", 7);
    value *v = arr(5, num(1.5), retain(s), alloc_(V_NULL), ({
                       value *b = alloc_(V_BOOL);
                       b->u.b = 42;
                       b;
                   }),
                   arr(1, num(-0.0)));
    dump(v, 0);
    puts("");
    printf("%d %d\n", live, s->refs);
    release(v);
    printf("%d %s\n", live, s->u.s.p);
    release(s);
    printf("%d\n", live);
}
