// covers: floating point, loops
#include <stdio.h>

int main(void) {
    for (int row = -6; row <= 6; row++) {
        for (int col = -20; col <= 8; col++) {
            double cr = col / 12.0, ci = row / 6.0, r = 0, i = 0;
            int n = 0;
            while (r * r + i * i < 4 && n < 30) {
                double t = r * r - i * i + cr;
                i = 2 * r * i + ci;
                r = t;
                n++;
            }
            putchar(n == 30 ? '#' : n > 8 ? '+' : n > 4 ? '.' : ' ');
        }
        putchar('\n');
    }
    return 0;
}
