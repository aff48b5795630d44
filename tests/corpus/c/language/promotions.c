// covers: integer promotions, casts, characters
#include <stdio.h>

int main(void) {
    char a = 100, b = 100;
    int sum = a + b;
    char wrapped = a + b;
    printf("%d %d\n", sum, wrapped);
    unsigned char u = 255;
    printf("%d %d\n", u + 1, (unsigned char)(u + 1));
    printf("%d\n", (char)200);
    short s = 30000;
    printf("%d\n", s * 2);
    printf("%zu %zu %zu\n", sizeof(a + b), sizeof('a'), sizeof(s + 1L));
    unsigned int big = 3000000000u;
    int negative = -1;
    printf("%d %d\n", negative < big, (long)negative < (long)big);
    printf("%u\n", negative + 1u);
    unsigned short us = 0xffff;
    printf("%d %u\n", ~us, (unsigned short)~us);
    long l = -1;
    printf("%d\n", l < 0u);
    printf("%lu\n", l + 0ul);
    float f = 16777217;
    printf("%.1f %d\n", f, (int)f);
    double d = 1 / 3 + 1.0 / 3;
    printf("%.4f\n", d);
    printf("%d %d\n", 5 / 2 * 2, (int)(5 / 2.0 * 2));
    int x = 'A';
    printf("%c %c\n", x + 1, 'a' - 'A' + x);
    _Bool t = 256, h = 0.25;
    printf("%d %d %d\n", t, h, t + t);
    enum { LOW = -5, HIGH = 5 } e = LOW;
    printf("%d\n", e < 0);
    return 0;
}
