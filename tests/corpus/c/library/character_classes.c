// covers: character classes
#include <stdio.h>
#include <ctype.h>

int main(void) {
    const char *text = "aZ5 _\t~";
    for (const char *p = text; *p; p++)
        printf("%d%d%d%d%d%d%d%d%d ", !!isalpha(*p), !!isdigit(*p), !!isalnum(*p), !!isspace(*p), !!isupper(*p), !!islower(*p), !!ispunct(*p), !!isprint(*p), !!isxdigit(*p));
    puts("");
    int cntrl = 0, graph = 0;
    for (int c = 0; c < 128; c++) { cntrl += !!iscntrl(c); graph += !!isgraph(c); }
    printf("%d %d %c%c\n", cntrl, graph, toupper('x'), tolower('X'));
    return 0;
}
