// covers: switch, loops
#include <stdio.h>

enum op { PUSH, ADD, MUL, DUP, JUMP, HALT };

static int run(const int *code) {
    int stack[16], top = 0, pc = 0, steps = 0;
    for (;;) {
        if (++steps > 100) return -1;
        switch (code[pc++]) {
        case PUSH: stack[top++] = code[pc++]; continue;
        case ADD: top--; stack[top - 1] += stack[top]; break;
        case MUL: { int b = stack[--top]; stack[top - 1] *= b; break; }
        case DUP: stack[top] = stack[top - 1]; top++; break;
        case JUMP: pc = code[pc]; break;
        case HALT: return stack[top - 1];
        default: return -2;
        }
    }
}

static const char *day(char c) {
    switch (c) {
    case 'm': case 'M': return "monday";
    case 't': switch (1) { case 1: return "inner"; default: return "never"; }
    }
    return "none";
}

static int unusual(unsigned long n) {
    int r = 0;
    switch (n) {
        if (0) { case 3: r += 100; }
        r += 1;
        break;
    default:
        r = 7;
        while (r < 10) { case 5: r++; }
    }
    return r;
}

int main(void) {
    int code[] = {PUSH, 2, PUSH, 3, ADD, DUP, MUL, HALT};
    printf("%d\n", run(code));
    int loop[] = {JUMP, 0};
    printf("%d\n", run(loop));
    printf("%s %s %s\n", day('M'), day('t'), day('x'));
    printf("%d %d %d\n", unusual(3), unusual(5), unusual(9));
    switch (3.7 > 3 ? 'b' : 'a') { case 'b': puts("b"); }
    long long big = 1LL << 40;
    switch (big) { case 0: puts("zero"); break; case 1LL << 40: puts("big"); }
    switch (2) default: puts("only default");
    return 0;
}
