#include <stdio.h>
#include <stdlib.h>
#include <string.h>
/* lexer + recursive descent + stack VM */
typedef enum { NUM, ADD, SUB, MUL, DIV, LP, RP, END, POW } kind;
typedef struct {
    kind k;
    double v;
} token;
static const char *src;
static token cur;
enum opcode { OP_PUSH, OP_ADD, OP_SUB, OP_MUL, OP_DIV, OP_NEG, OP_HALT };
static unsigned char code[256];
static size_t pc;
static double consts[32];
static int nc;
static void next(void) {
    while (*src == ' ') src++;
    if ((*src >= '0' && *src <= '9') || *src == '.') {
        char *e;
        cur.v = strtod(src, &e);
        src = e;
        cur.k = NUM;
        return;
    }
    switch (*src) {
    case '\0':
        cur.k = END;
        return;
    case '+':
        cur.k = ADD;
        break;
    case '-':
        cur.k = SUB;
        break;
    case '*':
        cur.k = MUL;
        break;
    case '/':
        cur.k = DIV;
        break;
    case '(':
        cur.k = LP;
        break;
    case ')':
        cur.k = RP;
        break;
    default:
        fprintf(stderr, "bad '%c'\n", *src);
        exit(2);
    }
    src++;
}
static void emit(int b) {
    code[pc++] = (unsigned char)b;
}
static void expr(int);
static void prim(void) {
    if (cur.k == NUM) {
        emit(OP_PUSH);
        emit(nc);
        consts[nc++] = cur.v;
        next();
    } else if (cur.k == SUB) {
        next();
        prim();
        emit(OP_NEG);
    } else if (cur.k == LP) {
        next();
        expr(0);
        if (cur.k != RP) {
            fputs("expected )\n", stderr);
            exit(3);
        }
        next();
    } else {
        fputs("syntax\n", stderr);
        exit(4);
    }
}
static int prec(kind k) {
    return k == ADD || k == SUB ? 1 : k == MUL || k == DIV ? 2 : 0;
}
static void expr(int min) {
    prim();
    for (int p; (p = prec(cur.k)) > min;) {
        kind k = cur.k;
        next();
        expr(p);
        emit(k == ADD ? OP_ADD : k == SUB ? OP_SUB : k == MUL ? OP_MUL : OP_DIV);
    }
}
static double run(void) {
    double st[32], *sp = st;
    static const void *const disp[] = { &&push, &&add, &&sub, &&mul, &&div_, &&neg, &&halt };
    const unsigned char *ip = code;
#define NEXT goto *disp[*ip++]
    NEXT;
push:
    *sp++ = consts[*ip++];
    NEXT;
add:
    sp--;
    sp[-1] += *sp;
    NEXT;
sub:
    sp--;
    sp[-1] -= *sp;
    NEXT;
mul:
    sp--;
    sp[-1] *= *sp;
    NEXT;
div_:
    sp--;
    sp[-1] /= *sp;
    NEXT;
neg:
    sp[-1] = -sp[-1];
    NEXT;
halt:
    return sp[-1];
}
int main(void) {
    const char *tests[] = { "1 + 2 * 3", "(1 + 2) * 3", "-4 / (2 - 4)", "2 * -3 - 1", "10 / 4 / 5", "1 / 0", ".5 * 8", "(1 + " };
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++) {
        src = tests[i];
        pc = 0;
        nc = 0;
        next();
        expr(0);
        emit(OP_HALT);
        printf("%s = %g\n", tests[i], run());
    }
    return 0;
}
