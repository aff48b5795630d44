#ifndef LEX_H
#define LEX_H
enum kind { NUMBER, OPERATOR, END, WRONG };
struct token { enum kind kind; long value; int place; };
struct lexer { const char *text; int at; struct token token; };
void advance(struct lexer *lexer);
#endif
