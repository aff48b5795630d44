// covers: functions, pointers, static variables
#include <stdio.h>
#include <ctype.h>

static const char *at;
static int expression(void);

static int factor(void) {
    if (*at == '(') {
        at++;
        int v = expression();
        at++;
        return v;
    }
    if (*at == '-') {
        at++;
        return -factor();
    }
    int v = 0;
    while (isdigit((unsigned char)*at)) v = v * 10 + (*at++ - '0');
    return v;
}

static int term(void) {
    int v = factor();
    while (*at == '*' || *at == '/')
        if (*at++ == '*') v *= factor();
        else v /= factor();
    return v;
}

static int expression(void) {
    int v = term();
    while (*at == '+' || *at == '-') v = *at++ == '+' ? v + term() : v - term();
    return v;
}

int main(void) {
    const char *inputs[] = {"1+2*3", "(1+2)*3", "-(4-10)/2", "2*(3+(4-1))*5"};
    for (int i = 0; i < 4; i++) {
        at = inputs[i];
        printf("%s = %d\n", inputs[i], expression());
    }
    return 0;
}
