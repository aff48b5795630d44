// covers: bit operations, logical operators, comma operator, conditional operator, assignment operators, increment operators
#include <stdio.h>

static int calls;
static int say(int value) {
    calls++;
    printf("<%d>", value);
    return value;
}

int main(void) {
    int a = 0x5a, b = 0x0f;
    printf("%x %x %x %x\n", a & b, a | b, a ^ b, ~a & 0xff);
    printf("%d %d %d\n", 1 << 10, 1024 >> 3, -16 >> 2);
    printf("%d %d %d %d\n", a && b, a && 0, 0 || b, !a);
    if (say(0) && say(1)) puts("never");
    if (say(1) || say(0)) puts(" once");
    int c = (say(2), say(3), 4);
    printf(" %d\n", c);
    printf("%d %s\n", c > 3 ? 10 : 20, c == 4 ? "four" : "other");
    int x = 5;
    int y = x++ + 10;
    int z = --x * 2;
    printf("%d %d %d\n", x, y, z);
    x += 3; x -= 1; x *= 4; x /= 3; x %= 5; x <<= 2; x |= 1; x ^= 7; x &= 0xfe; x >>= 1;
    printf("%d\n", x);
    unsigned char byte = 200;
    byte += 100;
    printf("%d\n", byte);
    byte <<= 1;
    printf("%d\n", byte);
    int n = 3;
    n *= 1.5;
    printf("%d\n", n);
    int i = 0, v[3] = {10, 20, 30};
    int *p = v;
    int first = *p++;
    int second = *++p;
    printf("%d %d %d\n", first, second, (*p)--);
    v[i++] += 5;
    printf("%d %d %d %d\n", i, v[0], v[2], calls);
    printf("%d\n", !!42 + !0 * 2 - -1);
    return 0;
}
