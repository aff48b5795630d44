#include "parse.h"
#include "lex.h"

int error_place = -1;

static enum status sum(struct lexer *lexer, long *value);

static enum status fail(struct lexer *lexer, enum status status) {
    error_place = lexer->token.place;
    return status;
}

static int is(struct lexer *lexer, char c) {
    return lexer->token.kind == OPERATOR && lexer->token.value == c;
}

static enum status factor(struct lexer *lexer, long *value) {
    if (lexer->token.kind == NUMBER) {
        *value = lexer->token.value;
        advance(lexer);
        return OK;
    }
    if (!is(lexer, '(')) return fail(lexer, UNEXPECTED);
    advance(lexer);
    enum status status = sum(lexer, value);
    if (status != OK) return status;
    if (!is(lexer, ')')) return fail(lexer, UNEXPECTED);
    advance(lexer);
    return OK;
}

static enum status product(struct lexer *lexer, long *value) {
    enum status status = factor(lexer, value);
    while (status == OK && (is(lexer, '*') || is(lexer, '/'))) {
        char operator = (char)lexer->token.value;
        advance(lexer);
        long right = 0;
        status = factor(lexer, &right);
        if (status != OK) return status;
        if (operator == '/' && right == 0) return fail(lexer, DIVISION);
        *value = operator == '*' ? *value * right : *value / right;
    }
    return status;
}

static enum status sum(struct lexer *lexer, long *value) {
    enum status status = product(lexer, value);
    while (status == OK && (is(lexer, '+') || is(lexer, '-'))) {
        char operator = (char)lexer->token.value;
        advance(lexer);
        long right = 0;
        status = product(lexer, &right);
        *value += operator == '+' ? right : -right;
    }
    return status;
}

enum status calculate(const char *text, long *value) {
    struct lexer lexer = {text, 0, {END, 0, 0}};
    *value = 0;
    advance(&lexer);
    enum status status = sum(&lexer, value);
    if (status == OK && lexer.token.kind != END) return fail(&lexer, UNEXPECTED);
    return status;
}

const char *status_text(enum status status) {
    static const char *const texts[] = {"fine", "unexpected", "division by zero"};
    return texts[status];
}
