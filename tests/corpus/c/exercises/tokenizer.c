// covers: enums, structs, pointers
#include <stdio.h>
#include <ctype.h>
#include <string.h>

enum kind { END, NUMBER, NAME, SYMBOL };
struct token { enum kind kind; char text[16]; };
static struct token next(const char **s) {
    struct token t = {END, ""};
    while (isspace((unsigned char)**s)) ++*s;
    const char *start = *s;
    if (!*start) return t;
    if (isdigit((unsigned char)*start)) { t.kind = NUMBER; while (isdigit((unsigned char)**s)) ++*s; }
    else if (isalpha((unsigned char)*start) || *start == '_') { t.kind = NAME; while (isalnum((unsigned char)**s) || **s == '_') ++*s; }
    else { t.kind = SYMBOL; ++*s; if (strchr("=<>", *start) && **s == '=') ++*s; }
    size_t n = *s - start;
    memcpy(t.text, start, n);
    t.text[n] = 0;
    return t;
}
int main(void) {
    const char *source = "while (x_1 <= 42) y=y+ 7;";
    struct token t;
    while ((t = next(&source)).kind != END) printf("%d:%s ", t.kind, t.text);
    printf("\n");
    return 0;
}
