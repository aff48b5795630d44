/* Functions on strings and bytes that GNU and POSIX add, and error texts. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

int main(void) {
    char text[40] = "a:b::c", *rest = text;
    for (char *part; (part = strsep(&rest, ":"));)
        printf("[%s]", part);
    putchar('\n');
    char out[40];
    char *end = stpcpy(stpcpy(out, "one"), "two");
    printf("%s %td\n", out, end - out);
    end = stpncpy(out, "abcdef", 3);
    printf("%.3s %td\n", out, end - out);
    printf("%s %s\n", strcasestr("Hello World", "WORLD"), strchrnul("abc", 'x')[0] ? "?" : "end");
    printf("%s\n", (char *)memmem("haystack", 8, "stack", 5));
    char *letters = "abcabc";
    printf("%td\n", (char *)memrchr(letters, (int)letters[1], 6) - letters);
    char copied[20] = "....................";
    end = memccpy(copied, "key=value", '=', 9);
    printf("%.6s %td\n", copied, end - copied);
    end = mempcpy(copied, "12345", 5);
    printf("%.8s %td\n", copied, end - copied);
    printf("%d %d\n", strcasecmp("ABC", "abd") < 0, strncasecmp("ABCx", "abcy", 3));
    printf("%d %d %d\n", ffs(0), ffs(8), ffs(-1));
    bzero(copied, 4);
    printf("%d %d\n", copied[0], copied[4]);
    printf("%s %s\n", index("a.b.c", '.'), rindex("a.b.c", '.'));
    printf("%zu %s\n", strxfrm(out, "xfrm", sizeof out), out);
    for (int i = 0; i < 41; i += 3)
        printf("%d %s\n", i, strerror(i));
    printf("%s|%s|%s\n", strerror(84), strerror(110), strerror(9999));
    char *made;
    int length = asprintf(&made, "%s-%d", "made", 7);
    printf("%s %d\n", made, length);
    free(made);
    return 0;
}
