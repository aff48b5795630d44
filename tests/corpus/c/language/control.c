// covers: if, loops, switch, duff's device, goto
#include <stdio.h>

static void copy(char *to, const char *from, int count) {
    int rounds = (count + 3) / 4;
    switch (count % 4) {
    case 0: do { *to++ = *from++;
    case 3:      *to++ = *from++;
    case 2:      *to++ = *from++;
    case 1:      *to++ = *from++;
            } while (--rounds > 0);
    }
}

static const char *kind(int n) {
    switch (n) {
    case -1: return "minus one";
    case 0: return "zero";
    default: return "many";
    case 1:
    case 2: return "few";
    case 10 ... 19: return "teens";
    }
}

int main(void) {
    char text[12] = {0};
    copy(text, "hello world", 11);
    puts(text);
    for (int i = -1; i < 4; i++) printf("%s ", kind(i));
    printf("%s\n", kind(15));
    int total = 0;
    for (int i = 0;; i++) {
        if (i == 3) continue;
        if (i > 6) break;
        total += i;
    }
    printf("%d\n", total);
    int n = 27, steps = 0;
    while (n != 1) {
        n = n % 2 ? 3 * n + 1 : n / 2;
        steps++;
    }
    printf("%d\n", steps);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (i * j == 2) {
                printf("found %d %d\n", i, j);
                goto done;
            }
done:
    n = 3;
again:
    printf("%d ", n);
    if (--n) goto again;
    putchar('\n');
    do n += 5; while (n < 12);
    printf("%d\n", n);
    int grade = 85;
    if (grade >= 90) puts("A");
    else if (grade >= 80) puts("B");
    else puts("C");
    switch (grade / 10) {
        int never;
    case 9: puts("nine");
    case 8: puts("eight");
    case 7: puts("seven"); break;
    case 6: puts("six");
    }
    return 0;
}
