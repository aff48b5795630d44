/* A calculator by recursive descent: variables, functions, assignments, errors with columns through longjmp. */
#include <ctype.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VARIABLES 32

struct variable {
    char name[16];
    double value;
};

static struct variable variables[VARIABLES];
static int variable_count;
static const char *line, *at;
static jmp_buf failed;

static void fail(const char *format, ...) {
    va_list list;
    va_start(list, format);
    printf("error at column %td: ", at - line + 1);
    vprintf(format, list);
    putchar('\n');
    va_end(list);
    longjmp(failed, 1);
}

static void skip(void) {
    while (isspace((unsigned char)*at))
        at++;
}

static int accept(char c) {
    skip();
    if (*at != c)
        return 0;
    at++;
    return 1;
}

static double *variable(const char *name, int create) {
    for (int i = 0; i < variable_count; i++)
        if (strcmp(variables[i].name, name) == 0)
            return &variables[i].value;
    if (!create)
        return NULL;
    if (variable_count == VARIABLES)
        fail("too many variables");
    struct variable *v = &variables[variable_count++];
    strncpy(v->name, name, sizeof v->name - 1);
    return &v->value;
}

static const struct {
    const char *name;
    double (*one)(double);
    double (*two)(double, double);
} functions[] = {
    {"sqrt", sqrt, NULL}, {"abs", fabs, NULL},  {"floor", floor, NULL}, {"ceil", ceil, NULL},
    {"pow", NULL, pow},   {"max", NULL, fmax},  {"min", NULL, fmin},    {"mod", NULL, fmod},
};

static double expression(void);

static double call(const char *name) {
    double arguments[2];
    int count = 0;
    do {
        if (count == 2)
            fail("too many arguments for %s", name);
        arguments[count++] = expression();
    } while (accept(','));
    if (!accept(')'))
        fail("')' expected");
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
        if (strcmp(functions[i].name, name))
            continue;
        if (functions[i].one && count == 1)
            return functions[i].one(arguments[0]);
        if (functions[i].two && count == 2)
            return functions[i].two(arguments[0], arguments[1]);
        fail("%s does not take %d argument%s", name, count, count == 1 ? "" : "s");
    }
    fail("no function %s", name);
    return 0;
}

static double primary(void) {
    skip();
    if (accept('(')) {
        double value = expression();
        if (!accept(')'))
            fail("')' expected");
        return value;
    }
    if (isdigit((unsigned char)*at) || *at == '.') {
        char *end;
        double value = strtod(at, &end);
        if (end == at)
            fail("bad number");
        at = end;
        return value;
    }
    if (isalpha((unsigned char)*at)) {
        char name[16];
        size_t length = 0;
        while (isalnum((unsigned char)*at)) {
            if (length < sizeof name - 1)
                name[length++] = *at;
            at++;
        }
        name[length] = '\0';
        if (accept('('))
            return call(name);
        double *value = variable(name, 0);
        if (!value)
            fail("%s has no value", name);
        return *value;
    }
    if (*at)
        fail("unexpected '%c'", *at);
    fail("unexpected end");
    return 0;
}

static double power(void) {
    double base = primary();
    if (accept('^'))
        return pow(base, power());
    return base;
}

static double unary(void) {
    if (accept('-'))
        return -unary();
    if (accept('+'))
        return unary();
    return power();
}

static double term(void) {
    double value = unary();
    for (;;) {
        if (accept('*'))
            value *= unary();
        else if (accept('/')) {
            double divisor = unary();
            if (divisor == 0)
                fail("division by zero");
            value /= divisor;
        } else
            return value;
    }
}

static double expression(void) {
    double value = term();
    for (;;) {
        if (accept('+'))
            value += term();
        else if (accept('-'))
            value -= term();
        else
            return value;
    }
}

static void statement(const char *text) {
    line = at = text;
    printf("> %s\n", text);
    if (setjmp(failed))
        return;
    char name[16];
    int length = 0;
    if (sscanf(text, " %15[a-zA-Z] = %n", name, &length) == 1 && length > 0) {
        at = text + length;
        double value = expression();
        skip();
        if (*at)
            fail("unexpected '%c'", *at);
        *variable(name, 1) = value;
        printf("%s = %.10g\n", name, value);
        return;
    }
    double value = expression();
    skip();
    if (*at)
        fail("unexpected '%c'", *at);
    printf("%.10g\n", value);
}

int main(void) {
    static const char *const lines[] = {
        "1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "x = 3.5", "y = x * 2 - 1", "x * y", "sqrt(x + y + 0.5)",
        "max(x, min(10, y))", "10 / (5 - 5)", "4 +", "3 $ 4", "unknown + 1", "pow(2)", "nothing(1)", "((2)", "1e3 / 7",
        "mod(17, 5) + floor(-2.5)", "- - 3", ".5 + .25",
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        statement(lines[i]);
    printf("%d variables\n", variable_count);
    return 0;
}
