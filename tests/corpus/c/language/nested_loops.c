// covers: loops, goto
#include <stdio.h>

int main(void) {
    for (int i = 1; i <= 3; i++) {
        for (int j = 1; j <= 3; j++) {
            if (j == i) continue;
            if (i * j > 5) break;
            printf("%d%d ", i, j);
        }
        printf("| ");
    }
    puts("");
    int n = 0;
    while (1) {
        do { n++; if (n % 4 == 0) break; } while (n < 100);
        if (n > 10) break;
        switch (n) { case 4: n += 2; continue; default: n++; }
    }
    printf("%d\n", n);
    for (int a = 1, b = 100; a < b; a *= 3, b -= 7) printf("%d:%d ", a, b);
    puts("");
    int k;
    for (k = 0; k < 5; k++) ;
    printf("%d\n", k);
    int rows = 4;
    while (rows --> 0) { for (int i = 0; i <= rows; i++) putchar('*'); putchar(rows ? '/' : '\n'); }
    return 0;
}
