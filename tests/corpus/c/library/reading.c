// covers: input, formatted input
#include <stdio.h>
#include <string.h>

int main(void) {
    int n, sum = 0;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        int x;
        if (scanf("%d", &x) != 1) return 2;
        sum += x;
    }
    printf("%d numbers, sum %d\n", n, sum);
    char word[16];
    double d;
    int got = scanf("%15s %lf", word, &d);
    printf("%d %s %.2f\n", got, word, d);
    int c;
    while ((c = getchar()) != '\n' && c != EOF) {}
    char line[64];
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        printf("<%s>\n", line);
    }
    int a, b;
    printf("%d\n", sscanf("12-34", "%d-%d", &a, &b));
    printf("%d %d %d\n", a, b, feof(stdin) != 0);
    unsigned hex;
    char rest[10];
    sscanf("ff rest", "%x %9[a-z]", &hex, rest);
    printf("%u %s\n", hex, rest);
    return 0;
}
