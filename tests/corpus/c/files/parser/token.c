#include "token.h"
#include <ctype.h>
#include <stdlib.h>

struct token next_token(const char **text) {
    struct token t = {END, 0, ""};
    while (isspace((unsigned char)**text)) ++*text;
    if (!**text) return t;
    if (isdigit((unsigned char)**text)) {
        char *end;
        t.kind = NUMBER;
        t.number = strtod(*text, &end);
        *text = end;
    } else if (isalpha((unsigned char)**text)) {
        t.kind = NAME;
        for (unsigned i = 0; isalnum((unsigned char)**text) && i < sizeof t.text - 1;) t.text[i++] = *(*text)++;
    } else {
        t.kind = SYMBOL;
        t.text[0] = *(*text)++;
    }
    return t;
}
