// covers: strings, switch
#include <stdio.h>

static int balanced(const char *s) {
    char stack[32];
    int n = 0;
    for (; *s; s++)
        switch (*s) {
        case '(': stack[n++] = ')'; break;
        case '[': stack[n++] = ']'; break;
        case '{': stack[n++] = '}'; break;
        default:
            if (n == 0 || stack[--n] != *s) return 0;
        }
    return n == 0;
}
int main(void) {
    const char *t[] = {"([]{})", "([)]", "((", "", "}"};
    for (int i = 0; i < 5; i++) printf("%s %s\n", t[i], balanced(t[i]) ? "yes" : "no");
    return 0;
}
