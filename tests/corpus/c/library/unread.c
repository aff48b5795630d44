// covers: input
#include <stdio.h>
#include <ctype.h>

int main(void) {
    int c;
    while ((c = getchar()) != EOF) {
        if (isdigit(c)) {
            ungetc(c, stdin);
            int n;
            scanf("%d", &n);
            printf("[%d]", n);
        } else putchar(c);
    }
    return 0;
}
