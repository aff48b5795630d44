// covers: error numbers, number conversion, input
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <errno.h>
#include <limits.h>

static int parse(const char *s, long *out) {
    char *end;
    errno = 0;
    long v = strtol(s, &end, 10);
    if (end == s) return -1;
    if (*end) return -2;
    if (errno == ERANGE || v > INT_MAX || v < INT_MIN) return -3;
    *out = v;
    return 0;
}
int main(void) {
    const char *inputs[] = {"42", "-17", "abc", "12abc", "99999999999", "", " 7", "0x10"};
    for (int i = 0; i < 8; i++) {
        long v = 0;
        int r = parse(inputs[i], &v);
        printf("'%s' %d %ld\n", inputs[i], r, v);
    }
    FILE *f = fopen("no such file", "r");
    printf("%d %d\n", f == NULL, errno == ENOENT);
    printf("%s\n", strerror(ENOENT));
    fprintf(stderr, "to stderr\n");
    perror("perror");
    errno = 0;
    printf("%d %s\n", errno, strerror(0));
    printf("%ld %ld\n", strtol("z", NULL, 36), strtol("-0b", NULL, 0));
    printf("%lu\n", strtoul("-1", NULL, 10));
    printf("%.3f %g\n", strtod("  1.5e2x", NULL), strtod("inf", NULL));
    return EXIT_FAILURE;
}
