// covers: formatted input
#include <stdio.h>

int main(void) {
    char name[20], op;
    int a = 0, b = 0, n = 0, got;
    double d;
    float f;
    long l;
    got = sscanf("bob 42", "%19s %d", name, &a);
    printf("%d %s %d\n", got, name, a);
    got = sscanf("3 + 4", "%d %c %d", &a, &op, &b);
    printf("%d %d %c %d\n", got, a, op, b);
    got = sscanf("1.5 2.25", "%lf %f", &d, &f);
    printf("%d %.2f %.2f\n", got, d, f);
    got = sscanf("abc", "%d", &a);
    printf("%d\n", got);
    got = sscanf("", "%d", &a);
    printf("%d\n", got);
    got = sscanf("10:20", "%d:%d%n", &a, &b, &n);
    printf("%d %d %d\n", got, a + b, n);
    got = sscanf("123456789012 ff", "%ld %x", &l, &a);
    printf("%d %ld %x\n", got, l, a);
    got = sscanf("1234", "%2d%2d", &a, &b);
    printf("%d %d%d\n", got, a, b);
    got = sscanf("key=value", "%*[^=]=%s", name);
    printf("%d %s\n", got, name);
    int total = 0, lines = 0;
    char line[64];
    while (fgets(line, sizeof line, stdin)) {
        int x, y;
        if (sscanf(line, "%d,%d", &x, &y) == 2) total += x * y;
        else if (sscanf(line, "# %63[^\n]", line) == 1) printf("comment %s\n", line);
        lines++;
    }
    printf("%d %d\n", total, lines);
    return 0;
}
