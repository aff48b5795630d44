#include <stdio.h>
#include <string.h>

struct point { int x, y; };
struct line { struct point from, to; };
struct stack { int items[4]; int count; };

static struct point moved(struct point p, int by) {
    p.x += by;
    return p;
}

static void push(struct stack *s, int item) {
    s->items[s->count] = item;
    s->count++;
}

int main(void) {
    int a = 1;
    int b = 2;
    int c = 3;

    struct point p;
    p.x = a;
    p.y = b;
    int first = p.x;

    struct line line = {0};
    line.from = p;
    line.to.x = c;
    struct point *end = &line.to;
    end->y = b;
    int second = line.from.y;
    int third = line.to.x;

    struct stack stack = {0};
    push(&stack, a);
    int count = stack.count;

    struct point row[3];
    for (int i = 0; i < 3; i++) {
        row[i].x = a;
        row[i].y = c;
    }
    int sum = 0;
    for (struct point *at = row; at < row + 3; at++) {
        sum += at->y;
    }

    struct point other = moved(p, c);
    int fourth = other.y;
    struct point again;
    memcpy(&again, &other, sizeof again);
    int fifth = again.x;

    printf("%d %d %d %d %d %d %d\n", first, second, third, count, sum, fourth, fifth);
    return 0;
}
