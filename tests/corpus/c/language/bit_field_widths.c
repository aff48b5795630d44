#include <stdio.h>

/* What bit fields are promoted to, also behind commas, assignments and conditions; fields wider than int keep their width. */
struct Packet {
    unsigned kind : 3;
    int delta : 5;
    unsigned long serial : 33;
};

int main(void) {
    struct Packet p = {0, -3, 0};
    printf("%d %d\n", ~(0, p.kind) < 0, ~p.kind < 0);
    printf("%d\n", (p.delta < 0 ? p.kind : 1) - 1 < 0);
    printf("%d\n", (p.kind = 0) - 1 < 0);
    printf("%d\n", p.kind++ - 2 < 0);
    printf("%d %d\n", --p.kind, p.kind-- == 0);
    printf("%d\n", p.kind);
    p.kind = 6;
    p.kind /= -2;
    printf("%d\n", p.kind);
    p.delta += 18;
    printf("%d\n", p.delta);
    printf("%lu\n", (unsigned long)(p.serial - 1));
    printf("%lu\n", (unsigned long)(p.serial - 1 - 1));
    printf("%lu\n", (unsigned long)~p.serial);
    printf("%lu\n", (unsigned long)-p.serial);
    p.serial = 0x1ffffffffUL;
    printf("%lu %lu\n", (unsigned long)(p.serial << 1), (unsigned long)(p.serial + 1));
    printf("%lu\n", (unsigned long)(p.serial + 1L));
    printf("%lu\n", (unsigned long)((p.serial << 4) >> 4));
    printf("%d %d\n", (int)sizeof(p.serial + 0), (int)sizeof(p.kind + 0));
    printf("%d\n", (int)sizeof(p.kind ? (char)1 : (char)2));
    return 0;
}
