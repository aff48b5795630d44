// covers: static variables, scopes, functions
#include <stdio.h>

int counter;
int table[5] = {1, 2, 3};
static const char *message = "hello";
double ratio = 1.0 / 4;
int *shared = &counter;
int later;
extern int defined_below;
static int (*callback)(int);
struct config { int width, height; const char *title; } config = {80, 25, "main"};
int matrix[2][2] = {{1, 2}, {3, 4}};

static int twice(int n) { return n * 2; }

void bump(void) {
    counter++;
    *shared += 10;
    table[3] = counter;
}

int main(void) {
    bump();
    bump();
    printf("%d %d %d %s %g\n", counter, table[2], table[3], message, ratio);
    printf("%d %d\n", later, defined_below);
    callback = twice;
    printf("%d\n", callback(21));
    config.width += 40;
    printf("%dx%d %s %d\n", config.width, config.height, config.title, matrix[1][0]);
    return 0;
}

int later = 7;
int defined_below = 99;
