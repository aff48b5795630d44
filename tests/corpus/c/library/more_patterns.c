// covers: strings
#include <regex.h>
#include <stdio.h>

static void try(const char *pattern, int flags, const char *text) {
    regex_t r;
    int error = regcomp(&r, pattern, flags);
    char words[64];
    if (error) {
        regerror(error, &r, words, sizeof words);
        printf("%-22s: %s\n", pattern, words);
        return;
    }
    regmatch_t m[4];
    error = regexec(&r, text, 4, m, 0);
    printf("%-22s %-14s", pattern, text);
    if (error)
        printf(" no match");
    for (size_t i = 0; !error && i <= r.re_nsub && i < 4; i++)
        printf(" [%d,%d)", m[i].rm_so, m[i].rm_eo);
    puts("");
    regfree(&r);
}

int main(void) {
    try("a|ab|abc", REG_EXTENDED, "xabcd");
    try("(a+)(b*)", REG_EXTENDED, "caaabbx");
    try("^[[:alpha:]_][[:alnum:]_]*$", REG_EXTENDED, "name_1");
    try("[^0-9]+", REG_EXTENDED, "12abc34");
    try("([0-9]{1,3}\\.){3}[0-9]{1,3}", REG_EXTENDED, "ip 192.168.1.20 ok");
    try("x{2}y{0,2}z{3,}", REG_EXTENDED, "wxxyyzzzzz");
    try("HELLO", REG_EXTENDED | REG_ICASE, "say hello");
    try("^b", REG_EXTENDED | REG_NEWLINE, "a\nb");
    try("a.c", REG_EXTENDED | REG_NEWLINE, "a\nc abc");
    try("\\(a\\)\\(b\\)*", 0, "xabb");
    try("a+b", 0, "a+b");
    try("a\\{2,3\\}", 0, "caaaad");
    try("*a", 0, "b*a");
    try("\\(.\\)\\1", 0, "abccd");
    try("\\bcat\\b", REG_EXTENDED, "concat cat");
    try("\\w+@\\w+\\.com", REG_EXTENDED, "to bob@mail.com!");
    try("(^|,)([^,]*)", REG_EXTENDED, ",x");
    try("(a|b)*c|d", REG_EXTENDED, "ababc");
    try("[]x-]+", REG_EXTENDED, "a]-x");
    try("", REG_EXTENDED, "abc");
    try("(", REG_EXTENDED, "");
    try("[a", REG_EXTENDED, "");
    try("a{2", REG_EXTENDED, "");
    try("\\", REG_EXTENDED, "");
    try("[z-a]", REG_EXTENDED, "");
    try("[[:nope:]]", REG_EXTENDED, "");
    return 0;
}
