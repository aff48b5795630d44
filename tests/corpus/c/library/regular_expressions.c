// covers: strings
#include <regex.h>
#include <stdio.h>
int main(void) {
    regex_t r;
    if (regcomp(&r, "^[a-z]+([0-9]+)$", REG_EXTENDED))
        return 1;
    regmatch_t m[2];
    const char *t[] = {"abc123", "Abc", "z9", 0};
    for (int i = 0; t[i]; i++) {
        if (!regexec(&r, t[i], 2, m, 0))
            printf("%s: %.*s\n", t[i], (int)(m[1].rm_eo - m[1].rm_so), t[i] + m[1].rm_so);
        else
            printf("%s: no\n", t[i]);
    }
    regfree(&r);
    return 0;
}
