// covers: function pointers, arrays, enums, dynamic memory
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
#include <assert.h>
/* stack VM, arena, state machine, tagged variants */
typedef enum {
    OP_PUSH,
    OP_ADD,
    OP_SUB,
    OP_MUL,
    OP_DUP,
    OP_SWAP,
    OP_JMP,
    OP_JZ,
    OP_PRINT,
    OP_CALL,
    OP_RET,
    OP_LOAD,
    OP_STORE,
    OP_HALT,
    OP__COUNT
} Op;
static const char *const opname[OP__COUNT] = {
    [OP_PUSH] = "push", [OP_ADD] = "add",   [OP_SUB] = "sub",     [OP_MUL] = "mul",     [OP_DUP] = "dup",
    [OP_SWAP] = "swap", [OP_JMP] = "jmp",   [OP_JZ] = "jz",       [OP_PRINT] = "print", [OP_CALL] = "call",
    [OP_RET] = "ret",   [OP_LOAD] = "load", [OP_STORE] = "store", [OP_HALT] = "halt"};
typedef struct vm {
    int32_t stack[64];
    int sp;
    int pc;
    int rs[16];
    int rp;
    int32_t mem[8];
    const int32_t *code;
    unsigned long ticks;
} vm_t;
typedef int (*handler)(vm_t *);
#define POP(vm) ((vm)->stack[--(vm)->sp])
#define PUSH(vm, v) ((vm)->stack[(vm)->sp++] = (v))
#define BIN(name, op)                                                                                        \
    static int h_##name(vm_t *v) {                                                                           \
        int32_t b = POP(v), a = POP(v);                                                                      \
        PUSH(v, a op b);                                                                                     \
        return 1;                                                                                            \
    }
BIN(add, +) BIN(sub, -) BIN(mul, *) static int h_push(vm_t *v) {
    PUSH(v, v->code[v->pc++]);
    return 1;
}
static int h_dup(vm_t *v) {
    int32_t a = v->stack[v->sp - 1];
    PUSH(v, a);
    return 1;
}
static int h_swap(vm_t *v) {
    int32_t b = POP(v), a = POP(v);
    PUSH(v, b);
    PUSH(v, a);
    return 1;
}
static int h_jmp(vm_t *v) {
    v->pc = v->code[v->pc];
    return 1;
}
static int h_jz(vm_t *v) {
    int t = v->code[v->pc++];
    if (POP(v) == 0)
        v->pc = t;
    return 1;
}
static int h_print(vm_t *v) {
    printf("%d\n", POP(v));
    return 1;
}
static int h_call(vm_t *v) {
    v->rs[v->rp++] = v->pc + 1;
    v->pc = v->code[v->pc];
    return 1;
}
static int h_ret(vm_t *v) {
    v->pc = v->rs[--v->rp];
    return 1;
}
static int h_load(vm_t *v) {
    PUSH(v, v->mem[v->code[v->pc++]]);
    return 1;
}
static int h_store(vm_t *v) {
    v->mem[v->code[v->pc++]] = POP(v);
    return 1;
}
static int h_halt(vm_t *v) {
    (void)v;
    return 0;
}
static handler const tab[OP__COUNT] = {h_push, h_add,   h_sub,  h_mul, h_dup,  h_swap,  h_jmp,
                                       h_jz,   h_print, h_call, h_ret, h_load, h_store, h_halt};
static void run(vm_t *v) {
    do
        v->ticks++;
    while (tab[v->code[v->pc++]](v));
}
typedef struct arena {
    uint8_t *base;
    size_t used, cap;
    struct arena *next;
} arena;
static void *aalloc(arena **a, size_t n) {
    n = (n + 15) & ~(size_t)15;
    if (!*a || (*a)->used + n > (*a)->cap) {
        size_t cap = n > 256 ? n : 256;
        arena *b = malloc(sizeof *b + cap);
        b->base = (uint8_t *)(b + 1);
        b->used = 0;
        b->cap = cap;
        b->next = *a;
        *a = b;
    }
    void *p = (*a)->base + (*a)->used;
    (*a)->used += n;
    return p;
}
static void afree(arena *a) {
    int n = 0;
    while (a) {
        arena *x = a->next;
        free(a);
        a = x;
        n++;
    }
    printf("%d blocks\n", n);
}
typedef struct value {
    enum { V_NULL, V_INT, V_DBL, V_STR, V_ARR } tag;
    union {
        long i;
        double d;
        char *s;
        struct {
            struct value *items;
            size_t n;
        } arr;
    } u;
} value;
static void vprint(const value *v) {
    switch (v->tag) {
    case V_NULL:
        fputs("null", stdout);
        break;
    case V_INT:
        printf("%ld", v->u.i);
        break;
    case V_DBL:
        printf("%g", v->u.d);
        break;
    case V_STR:
        printf("\"%s\"", v->u.s);
        break;
    case V_ARR:
        putchar('[');
        for (size_t i = 0; i < v->u.arr.n; i++) {
            if (i)
                putchar(',');
            vprint(v->u.arr.items + i);
        }
        putchar(']');
        break;
    default:
        assert(!"bad tag");
    }
}
enum st { S_START, S_INT, S_FRAC, S_DOT, S_EXP, S_EXPSIGN, S_EXPNUM, S_ERR };
static int is_number(const char *s) {
    enum st st = S_START;
    for (; *s; s++)
        switch (st) {
        case S_START:
            if (*s == '+' || *s == '-') {
                if (s[1] == '\0')
                    return 0;
                continue;
            } /* fallthrough */
        case S_INT:
            if (*s >= '0' && *s <= '9') {
                st = S_INT;
                break;
            }
            if (*s == '.') {
                st = S_DOT;
                break;
            }
            if ((*s | 32) == 'e' && st == S_INT) {
                st = S_EXP;
                break;
            }
            return 0;
        case S_DOT:
        case S_FRAC:
            if (*s >= '0' && *s <= '9') {
                st = S_FRAC;
                break;
            }
            if ((*s | 0x20) == 'e' && st == S_FRAC) {
                st = S_EXP;
                break;
            }
            return 0;
        case S_EXP:
            if (*s == '+' || *s == '-') {
                st = S_EXPSIGN;
                break;
            }
        case S_EXPSIGN:
        case S_EXPNUM:
            if (*s < '0' || *s > '9')
                return 0;
            st = S_EXPNUM;
            break;
        default:
            return 0;
        }
    return st == S_INT || st == S_FRAC || st == S_EXPNUM;
}
int main(int argc, char *argv[]) {
    static const int32_t prog[] = {
        OP_PUSH,         5,        OP_STORE, 0,       OP_PUSH, 1,       OP_STORE, 1,
        /*8*/ OP_LOAD,   0,        OP_JZ,    26,      OP_LOAD, 1,       OP_LOAD,  0,
        OP_MUL,          OP_STORE, 1,        OP_LOAD, 0,       OP_PUSH, 1,        OP_SUB,
        /*24*/ OP_STORE, 0};
    int32_t code[64];
    memcpy(code, prog, sizeof prog);
    int n = sizeof prog / sizeof *prog;
    code[n++] = OP_JMP;
    code[n++] = 8;
    code[11] = n;
    int32_t tail[] = {OP_LOAD, 1, OP_PRINT, OP_HALT};
    memcpy(code + n, tail, sizeof tail);
    vm_t v = {.code = code};
    run(&v);
    printf("ticks %lu sp %d\n", v.ticks, v.sp);
    for (int i = 0; i < OP__COUNT; i += 3)
        printf("%s ", opname[i]);
    puts("");
    arena *a = NULL;
    char *strs[20];
    for (int i = 0; i < 20; i++) {
        strs[i] = aalloc(&a, 20 + i);
        sprintf(strs[i], "s%d", i);
    }
    printf("%s %s\n", strs[0], strs[19]);
    value *items = aalloc(&a, 4 * sizeof *items);
    items[0] = (value){V_INT, {.i = 5}};
    items[1] = (value){.tag = V_DBL, .u.d = 2.5};
    items[2] = (value){V_STR, {.s = "hey"}};
    items[3] = (value){0};
    value arr = {V_ARR, .u.arr = {items, 4}};
    vprint(&arr);
    puts("");
    afree(a);
    const char *t[] = {"1", "-1.5", "1e10", "1.", "e5", "1.5e-3", "+", "abc", "0.1e"};
    for (unsigned i = 0; i < sizeof t / sizeof *t; i++)
        printf("%s:%d ", t[i], is_number(t[i]));
    puts("");
    printf("%d %d\n", argc, argv[argc] == NULL);
    goto end;
end:
    assert(v.sp == 0 && "stack must be empty");
    return 0;
}
