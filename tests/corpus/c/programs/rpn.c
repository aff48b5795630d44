// covers: switch, input, number conversion
#include <stdio.h>
#include <stdlib.h>
#include <ctype.h>

#define DEPTH 64
static double stack[DEPTH];
static int top;
static void push(double v) { if (top < DEPTH) stack[top++] = v; }
static double pop(void) { return top > 0 ? stack[--top] : 0; }
int main(void) {
    int c;
    char word[32];
    int n = 0;
    while ((c = getchar()) != EOF) {
        if (isdigit(c) || c == '.') { word[n++] = c; continue; }
        if (n) { word[n] = 0; push(atof(word)); n = 0; }
        double b;
        switch (c) {
        case '+': push(pop() + pop()); break;
        case '*': push(pop() * pop()); break;
        case '-': b = pop(); push(pop() - b); break;
        case '/': b = pop(); if (b != 0) push(pop() / b); else puts("division by zero"); break;
        case '\n': printf("%.8g\n", pop()); top = 0; break;
        }
    }
    return 0;
}
