// covers: strings, memory functions
#include <stdio.h>
#include <string.h>
#include <stdlib.h>

int main(void) {
    char b[8];
    printf("%d %s\n", snprintf(b, sizeof b, "%s", "too long text"), b);
    printf("%d\n", snprintf(NULL, 0, "%d-%d", 100, 200));
    strncpy(b, "abcdefghij", sizeof b - 1);
    b[7] = 0;
    printf("%s\n", b);
    char t[20] = "start";
    strncat(t, "-middle-end", sizeof t - strlen(t) - 1);
    printf("%s %zu\n", t, strlen(t));
    memset(b, 0, sizeof b);
    memcpy(b, "xy\0z", 4);
    printf("%s %c %d\n", b, b[3], memcmp(b, "xy\0a", 4) > 0);
    char *p = memchr(t, '-', sizeof t);
    printf("%s %td\n", p, p - t);
    memmove(t + 2, t, 5);
    printf("%.7s\n", t);
    char text[] = "a,b,,c";
    char *save, *tok = strtok(text, ",");
    int n = 0;
    while (tok) { printf("%d:%s ", n++, tok); tok = strtok(NULL, ","); }
    (void)save;
    printf("\n%s\n", strstr("hello world", "o w"));
    printf("%d %d\n", strcmp("a", "b") < 0, strncmp("hello", "help", 3));
    char *d = strdup("dup");
    printf("%s %zu\n", d, strcspn(d, "p"));
    free(d);
    return 0;
}
