// covers: structs, nested structs, designated initializers, compound literals, typedefs
#include <stdio.h>
#include <string.h>

struct point { int x, y; };
typedef struct { struct point from, to; } line;
struct person {
    char name[16];
    int age;
    struct { double height, weight; };
};

static struct point add(struct point a, struct point b) {
    a.x += b.x;
    a.y += b.y;
    return a;
}

static int length2(line l) {
    int dx = l.to.x - l.from.x, dy = l.to.y - l.from.y;
    return dx * dx + dy * dy;
}

static void birthday(struct person *p) { p->age++; }

int main(void) {
    struct point a = {1, 2}, b = {.y = 5, .x = 3};
    struct point c = add(a, b);
    printf("%d %d %d %d\n", c.x, c.y, a.x, add(c, c).y);
    line l = {{0, 0}, {3, 4}};
    printf("%d %d\n", length2(l), length2((line){.to = {1, 1}}));
    struct person p = {"Ada", 36, {1.65, 55}};
    birthday(&p);
    struct person copy = p;
    strcpy(copy.name, "Eve");
    printf("%s %d %.2f %s\n", p.name, p.age, p.height, copy.name);
    struct point grid[2][2] = {[1] = {{7, 8}, {9, 10}}};
    printf("%d %d %d\n", grid[0][1].x, grid[1][0].y, grid[1][1].x);
    struct point *where = &(struct point){11, 12};
    printf("%d %d\n", where->x, where->y);
    c = where->x > 10 ? *where : a;
    printf("%d\n", c.y);
    printf("%zu %zu %zu\n", sizeof(struct point), sizeof(line), sizeof(struct person));
    int many[10] = {[2] = 5, 6, [8] = 1};
    for (int i = 0; i < 10; i++) printf("%d ", many[i]);
    printf("\n");
    return 0;
}
