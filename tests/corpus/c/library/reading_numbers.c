// covers: number conversion, formatted input, error numbers
#include <stdio.h>
#include <stdlib.h>
#include <errno.h>
#include <string.h>
#include <limits.h>
int parse(const char *s, int *out) {
    char *e;
    errno = 0;
    long v = strtol(s, &e, 10);
    if (e == s || *e != '\0') {
        fprintf(stderr, "'%s': not a number\n", s);
        return -1;
    }
    if (errno == ERANGE || v > INT_MAX || v < INT_MIN) {
        fprintf(stderr, "%s: %s\n", s, strerror(ERANGE));
        return -2;
    }
    *out = (int)v;
    return 0;
}
int main(int argc, char *argv[], char *envp[]) {
    const char *t[] = {"12", "abc", "99999999999", "-2147483649", "-7", "", "  5", "5 "};
    int v = 0;
    for (int i = 0; i < 8; i++) {
        int r = parse(t[i], &v);
        printf("%d %d\n", r, v);
    }
    char name[50], rest[50];
    char c;
    int a;
    while (scanf(" %49[^\n]%*c", name) == 1) {
        if (sscanf(name, "%s %d%c", rest, &a, &c) == 3)
            printf("3:%s %d %c\n", rest, a, c);
        else if (sscanf(name, "%*s %d", &a) == 1)
            printf("2:%d\n", a);
        else
            printf("?:%s\n", name);
    }
    errno = EDOM;
    perror("x");
    fprintf(stderr, "%s: %d\n", argv[0] ? "prog" : "", argc);
    return -1;
}
