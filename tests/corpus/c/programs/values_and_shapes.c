#include <stdio.h>
#include <stdlib.h>
#include <string.h>
/* tagged variant JSON-ish tree + visitor with function pointer table, goto cleanup */
typedef enum { T_NIL, T_INT, T_DBL, T_STR, T_LIST, T_COUNT } tag;
typedef struct value value;
struct value {
    tag t;
    union {
        long i;
        double d;
        char *s;
        struct {
            value **v;
            int n;
        } list;
    };
};
static value *mk(tag t) {
    value *v = calloc(1, sizeof *v);
    v->t = t;
    return v;
}
static value *mkint(long i) {
    value *v = mk(T_INT);
    v->i = i;
    return v;
}
static value *mkdbl(double d) {
    value *v = mk(T_DBL);
    v->d = d;
    return v;
}
static value *mkstr(const char *s) {
    value *v = mk(T_STR);
    v->s = strdup(s);
    return v;
}
static value *mklist(int n, ...);
#include <stdarg.h>
static value *mklist(int n, ...) {
    value *v = mk(T_LIST);
    va_list ap;
    va_start(ap, n);
    v->list.v = malloc(n * sizeof *v->list.v);
    for (v->list.n = 0; v->list.n < n; v->list.n++) v->list.v[v->list.n] = va_arg(ap, value *);
    va_end(ap);
    return v;
}
static void show(const value *);
static void s_nil(const value *v) {
    (void)v;
    printf("nil");
}
static void s_int(const value *v) {
    printf("%ld", v->i);
}
static void s_dbl(const value *v) {
    printf("%g", v->d);
}
static void s_str(const value *v) {
    printf("\"%s\"", v->s);
}
static void s_list(const value *v) {
    printf("[");
    for (int i = 0; i < v->list.n; i++) {
        if (i) printf(", ");
        show(v->list.v[i]);
    }
    printf("]");
}
static void (*const shows[T_COUNT])(const value *) = { [T_NIL] = s_nil, [T_INT] = s_int, [T_DBL] = s_dbl, [T_STR] = s_str, [T_LIST] = s_list };
static void show(const value *v) {
    shows[v->t](v);
}
static void drop(value *v) {
    switch (v->t) {
    case T_STR:
        free(v->s);
        break;
    case T_LIST:
        for (int i = 0; i < v->list.n; i++) drop(v->list.v[i]);
        free(v->list.v);
    default:
        break;
    }
    free(v);
}
static int process(int fail_at) {
    int rc = -1;
    char *a = NULL, *b = NULL;
    a = malloc(10);
    if (!a || fail_at == 1) goto out;
    strcpy(a, "first");
    b = malloc(10);
    if (!b || fail_at == 2) goto out;
    strcpy(b, "second");
    printf("%s %s\n", a, b);
    rc = 0;
out:
    free(b);
    free(a);
    return rc;
}
struct shape {
    const struct vt *vt;
};
struct vt {
    double (*area)(const struct shape *);
    const char *name;
};
struct circle {
    struct shape base;
    double r;
};
struct rect {
    struct shape base;
    double w, h;
};
static double ca(const struct shape *s) {
    const struct circle *c = (const struct circle *)s;
    return 3.14159 * c->r * c->r;
}
static double ra(const struct shape *s) {
    const struct rect *r = (const void *)s;
    return r->w * r->h;
}
static const struct vt cvt = { ca, "circle" }, rvt = { ra, "rect" };
#define container_of(p, T, m) ((T *)((char *)(p) - offsetof(T, m)))
#include <stddef.h>
struct item {
    int id;
    struct link {
        struct link *next;
    } l;
};
int main(void) {
    value *v = mklist(4, mkint(42), mkdbl(2.5), mklist(2, mkstr("x"), mk(T_NIL)), mkstr("end"));
    show(v);
    puts("");
    drop(v);
    for (int i = 0; i < 3; i++) printf("%d\n", process(i));
    struct circle c = { { &cvt }, 2 };
    struct rect r = { .base.vt = &rvt, .w = 3, .h = 4 };
    struct shape *ss[] = { &c.base, &r.base };
    for (int i = 0; i < 2; i++) printf("%s %.2f\n", ss[i]->vt->name, ss[i]->vt->area(ss[i]));
    struct item a = { 1, { 0 } }, b = { 2, { &a.l } };
    for (struct link *l = &b.l; l; l = l->next) printf("%d ", container_of(l, struct item, l)->id);
    puts("");
    return 0;
}
