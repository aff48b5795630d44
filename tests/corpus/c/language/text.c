// covers: strings, characters
#include <stdio.h>
#include <string.h>

static int count(const char *s, char c) {
    int n = 0;
    while (*s) n += *s++ == c;
    return n;
}
static void reverse(char *s) {
    char *e = s + strlen(s);
    while (s < --e) {
        char t = *s;
        *s++ = *e;
        *e = t;
    }
}
static int palindrome(const char *s) {
    const char *e = s + strlen(s) - 1;
    for (; s < e; s++, e--)
        if (*s != *e) return 0;
    return 1;
}
static char *trim(char *s) {
    while (*s == ' ') s++;
    char *e = s + strlen(s);
    while (e > s && e[-1] == ' ') *--e = '\0';
    return s;
}
int main(void) {
    char s[] = "hello world";
    reverse(s);
    printf("%s %d %d\n", s, count(s, 'o'), palindrome("racecar"));
    char padded[] = "   trim me  ";
    printf("<%s>\n", trim(padded));
    char utf[] = "h\u00e9llo \xe2\x82\xac";
    printf("%s %zu\n", utf, strlen(utf));
    const char *multi = "one "
                        "two " /* between */
                        "three";
    puts(multi);
    char grid[3][8];
    for (int i = 0; i < 3; i++) sprintf(grid[i], "row %d", i);
    printf("%s %c\n", grid[2], grid[1][0]);
    char *p = s;
    printf("%c%c%c\n", *p, *(p + 1), p[2]);
    printf("%d %d %d\n", '\n', '\\', '\'');
    printf("%s\n", "a\0b");
    printf("%zu\n", sizeof "a\0b");
    char caesar[] = "Attack at Dawn";
    for (char *c = caesar; *c; c++)
        if (*c >= 'a' && *c <= 'z') *c = (*c - 'a' + 13) % 26 + 'a';
        else if (*c >= 'A' && *c <= 'Z') *c = (*c - 'A' + 13) % 26 + 'A';
    puts(caesar);
    printf("%.3s|%5.2s|%-6s|\n", "abcdef", "xyz", "ab");
    return 0;
}
