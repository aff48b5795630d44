/* Duff's device, coroutines on switch, X-macros, computed goto, and other things that switch and goto allow. */
#include <stdio.h>
#include <string.h>

static void duff_copy(char *to, const char *from, int count) {
    int rounds = (count + 7) / 8;
    switch (count % 8) {
    case 0: do { *to++ = *from++;
    case 7: *to++ = *from++;
    case 6: *to++ = *from++;
    case 5: *to++ = *from++;
    case 4: *to++ = *from++;
    case 3: *to++ = *from++;
    case 2: *to++ = *from++;
    case 1: *to++ = *from++;
            } while (--rounds > 0);
    }
}

#define BEGIN static int state; switch (state) { case 0:
#define YIELD(value) do { state = __LINE__; return value; case __LINE__:; } while (0)
#define END } state = 0; return -1

static int squares(void) {
    static int i;
    BEGIN;
    for (i = 1; i <= 5; i++)
        YIELD(i * i);
    YIELD(100);
    END;
}

#define COLOURS(X) X(RED, 0xff0000) X(GREEN, 0x00ff00) X(BLUE, 0x0000ff) X(WHITE, 0xffffff)
enum colour {
#define X(name, value) name,
    COLOURS(X)
#undef X
    COLOUR_COUNT
};
static const char *const colour_names[] = {
#define X(name, value) [name] = #name,
    COLOURS(X)
#undef X
};
static const unsigned colour_values[COLOUR_COUNT] = {
#define X(name, value) value,
    COLOURS(X)
#undef X
};

enum { PUSH, ADD, MULTIPLY, DUPLICATE, SHOW, JUMP_IF, DECREMENT, HALT };

static int machine(const int *code) {
    static void *const actions[] = {&&push, &&add, &&multiply, &&duplicate, &&show, &&jump_if, &&decrement, &&halt};
    int stack[32], top = 0, steps = 0;
    const int *at = code;
#define NEXT do { steps++; goto *actions[*at++]; } while (0)
    NEXT;
push: stack[top++] = *at++; NEXT;
add: top--; stack[top - 1] += stack[top]; NEXT;
multiply: top--; stack[top - 1] *= stack[top]; NEXT;
duplicate: stack[top] = stack[top - 1]; top++; NEXT;
show: printf("%d ", stack[top - 1]); NEXT;
jump_if: at = stack[top - 1] ? code + *at : at + 1; NEXT;
decrement: stack[top - 1]--; NEXT;
halt: putchar('\n'); return steps;
}

static int classify(int c) {
    switch (c) {
    case '0' ... '9': return 'd';
    case 'a' ... 'z':
    case 'A' ... 'Z': return 'l';
    case ' ': case '\t': case '\n': return 's';
    default: return '?';
    }
}

static int find(int (*grid)[4], int rows, int wanted) {
    int row, column;
    for (row = 0; row < rows; row++)
        for (column = 0; column < 4; column++)
            if (grid[row][column] == wanted)
                goto found;
    return -1;
found:
    return row * 10 + column;
}

int main(void) {
    char source[] = "the quick brown fox jumps", target[sizeof source];
    for (int count = 1; count <= (int)sizeof source; count += 6) {
        memset(target, 0, sizeof target);
        duff_copy(target, source, count);
        printf("%2d [%s]\n", count, target);
    }
    for (int value; (value = squares()) >= 0;)
        printf("%d ", value);
    printf("and again %d\n", squares());
    for (int i = 0; i < COLOUR_COUNT; i++)
        printf("%s=%06x%s", colour_names[i], colour_values[i], i + 1 < COLOUR_COUNT ? " " : "\n");
    int count_down[] = {PUSH, 5, SHOW, DECREMENT, JUMP_IF, 2, HALT};
    int arithmetic[] = {PUSH, 6, DUPLICATE, MULTIPLY, PUSH, 6, ADD, SHOW, HALT};
    printf("%d steps\n", machine(count_down));
    printf("%d steps\n", machine(arithmetic));
    for (const char *c = "a7 Z!"; *c; c++)
        putchar(classify(*c));
    putchar('\n');
    int grid[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};
    printf("%d %d\n", find(grid, 3, 7), find(grid, 3, 70));
    return 0;
}
