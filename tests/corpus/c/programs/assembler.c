// covers: strings, enums, switch, bit operations
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
#include <ctype.h>
/* assembler + cpu emulator for made-up ISA, two passes, symbol table */
enum { NOP, LDI, MOV, ADD, SUB, MUL, CMP, JMP, JNZ, JLT, LD, ST, OUT, HLT, NOPS };
static const char *const mn[NOPS] = {"nop", "ldi", "mov", "add", "sub", "mul", "cmp",
                                     "jmp", "jnz", "jlt", "ld",  "st",  "out", "hlt"};
struct sym {
    char n[16];
    int v;
} syms[32];
static int nsyms;
static unsigned short code[256];
static int pc;
static const char *src = "; factorial\n  ldi r0, 6\n  ldi r1, 1\n  ldi r2, 1\nloop: mul r1, r0\n  sub r0, "
                         "r2\n  jnz loop\n  out r1\n  ldi r3, 10\nnext: st r3, r3\n ld r4, r3\n out r4\n sub "
                         "r3, r2\n ldi r5, 7\n cmp r5, r3\n jlt next\n  hlt\n";
static int look(const char *n) {
    for (int i = 0; i < nsyms; i++)
        if (!strcmp(syms[i].n, n))
            return syms[i].v;
    return -1;
}
static int operand(char *s) {
    if (*s == 'r' && isdigit((unsigned char)s[1]))
        return s[1] - '0';
    if (isdigit((unsigned char)*s) || *s == '-')
        return atoi(s) & 0xff;
    int v = look(s);
    if (v < 0) {
        fprintf(stderr, "undefined symbol %s\n", s);
        exit(3);
    }
    return v;
}
static int assemble(int pass) {
    char buf[512];
    strcpy(buf, src);
    pc = 0;
    int line = 0;
    char *save;
    for (char *l = strtok_r(buf, "\n", &save); l; l = strtok_r(NULL, "\n", &save)) {
        line++;
        char *c = strchr(l, ';');
        if (c)
            *c = 0;
        char *colon = strchr(l, ':');
        if (colon) {
            *colon = 0;
            while (isspace((unsigned char)*l))
                l++;
            if (pass == 1) {
                strncpy(syms[nsyms].n, l, 15);
                syms[nsyms++].v = pc;
            }
            l = colon + 1;
        }
        char *s2, *op = strtok_r(l, " \t,", &s2);
        if (!op)
            continue;
        int o;
        for (o = 0; o < NOPS && strcmp(mn[o], op); o++)
            ;
        if (o == NOPS) {
            fprintf(stderr, "line %d: bad op '%s'\n", line, op);
            return -1;
        }
        char *a = strtok_r(NULL, " \t,", &s2), *b = strtok_r(NULL, " \t,", &s2);
        if (pass == 2)
            code[pc] = o << 12 | (a ? (o == JMP || o == JNZ || o == JLT) ? operand(a) : operand(a) << 8 : 0) |
                       (b ? operand(b) : 0);
        pc++;
    }
    return pc;
}
int main(void) {
    if (assemble(1) < 0)
        return 1;
    int n = assemble(2);
    for (int i = 0; i < n; i++)
        printf("%04x%c", code[i], i % 8 == 7 || i == n - 1 ? '\n' : ' ');
    short r[16] = {0};
    unsigned char mem[256] = {0};
    int z = 0, lt = 0;
    long cyc = 0;
    for (pc = 0;; cyc++) {
        unsigned short w = code[pc++];
        int o = w >> 12, a = w >> 8 & 15, b = w & 255;
        switch (o) {
        case NOP:
            break;
        case LDI:
            r[a] = b;
            break;
        case MOV:
            r[a] = r[b];
            break;
        case ADD:
            r[a] += r[b];
            z = !r[a];
            break;
        case SUB:
            r[a] -= r[b];
            z = !r[a];
            break;
        case MUL:
            r[a] *= r[b];
            z = !r[a];
            break;
        case CMP:
            z = r[a] == r[b];
            lt = r[a] < r[b];
            break;
        case JMP:
            pc = b;
            break;
        case JNZ:
            if (!z)
                pc = b;
            break;
        case JLT:
            if (lt)
                pc = b;
            break;
        case LD:
            r[a] = mem[r[b]];
            break;
        case ST:
            mem[r[a]] = r[b];
            break;
        case OUT:
            printf("out %d\n", r[a]);
            break;
        case HLT:
            printf("cycles %ld\n", cyc);
            return 0;
        default:
            return 2;
        }
    }
}
