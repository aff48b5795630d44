// covers: functions, strings, unions, dynamic memory
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>

enum kind { NUL, NUM, STR, ARR };
struct value { enum kind kind; union { double num; char *str; struct { struct value *items; int count; } arr; } as; };
static const char *p;
static void space(void) { while (isspace((unsigned char)*p)) p++; }
static struct value parse(void) {
    struct value v = {NUL};
    space();
    if (*p == '[') {
        v.kind = ARR;
        v.as.arr.items = NULL;
        v.as.arr.count = 0;
        p++;
        space();
        while (*p && *p != ']') {
            v.as.arr.items = realloc(v.as.arr.items, (v.as.arr.count + 1) * sizeof *v.as.arr.items);
            struct value item = parse();
            v.as.arr.items[v.as.arr.count++] = item;
            space();
            if (*p == ',') p++;
            space();
        }
        p++;
    } else if (*p == '"') {
        const char *start = ++p;
        while (*p != '"') p++;
        v.kind = STR;
        v.as.str = calloc(p - start + 1, 1);
        memcpy(v.as.str, start, p++ - start);
    } else if (*p == '-' || isdigit((unsigned char)*p)) {
        char *end;
        v.kind = NUM;
        v.as.num = strtod(p, &end);
        p = end;
    } else p += 4;
    return v;
}
static void show(const struct value *v) {
    switch (v->kind) {
    case NUL: printf("null"); break;
    case NUM: printf("%g", v->as.num); break;
    case STR: printf("'%s'", v->as.str); break;
    case ARR:
        putchar('(');
        for (int i = 0; i < v->as.arr.count; i++) { if (i) putchar(' '); show(&v->as.arr.items[i]); }
        putchar(')');
    }
}
static void drop(struct value *v) {
    if (v->kind == STR) free(v->as.str);
    if (v->kind == ARR) {
        for (int i = 0; i < v->as.arr.count; i++) drop(&v->as.arr.items[i]);
        free(v->as.arr.items);
    }
}
int main(void) {
    p = " [1, -2.5e1, \"text\", [], [null, [\"deep\"]], 7 ] ";
    struct value v = parse();
    show(&v);
    printf("\n");
    drop(&v);
    return 0;
}
