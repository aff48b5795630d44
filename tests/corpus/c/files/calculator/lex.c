#include <ctype.h>
#include <string.h>
#include "lex.h"

void advance(struct lexer *lexer) {
    const char *text = lexer->text;
    while (text[lexer->at] == ' ') lexer->at++;
    struct token token = {END, 0, lexer->at};
    char c = text[lexer->at];
    if (isdigit((unsigned char)c)) {
        token.kind = NUMBER;
        while (isdigit((unsigned char)text[lexer->at])) token.value = token.value * 10 + (text[lexer->at++] - '0');
    } else if (c != '\0') {
        token.kind = strchr("+-*/()", c) ? OPERATOR : WRONG;
        token.value = c;
        lexer->at++;
    }
    lexer->token = token;
}
