// covers: assignment operators, conditional operator
#include <stdio.h>

int main(void) {
    int a, b, c;
    a = b = c = 7;
    a += b -= c *= 2;
    printf("%d %d %d\n", a, b, c);
    int x = 5;
    int sign = x < 0 ? -1 : x == 0 ? 0 : 1;
    x = x > 3 ? x < 10 ? 2 : 3 : 4;
    printf("%d %d\n", sign, x);
    int v[3] = {0};
    int i = 0;
    v[i++] = 1; v[i++] = 2; v[i] = v[0] + v[1];
    printf("%d %d\n", i, v[2]);
    char t = a > b;
    t += t + (b < c);
    printf("%d\n", t);
    unsigned u = 1;
    u <<= 31; u >>= 3; u |= 0xf; u ^= 3;
    printf("%x\n", u);
    float f = 1;
    f += 0.5; f *= 3; f /= 2;
    f += 1;
    printf("%g %d\n", f, (int)f);
    return 0;
}
