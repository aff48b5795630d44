#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct item { char name[16]; int price; struct item *next; };

static int total_of(const struct item *list) {
    int total = 0;
    for (const struct item *i = list; i; i = i->next)
        total += i->price;
    return total;
}

static struct item *push(struct item *list, const char *name, int price) {
    struct item *made = malloc(sizeof *made);
    strcpy(made->name, name);
    made->price = price;
    made->next = list;
    return made;
}

static int twice(int n) { return 2 * n; }
static int half(int n) { return n / 2; }

static int choose(int n) {
    int (*how)(int) = n > 3 ? twice : half;
    return how(n);
    puts("never");
}

static void run(const char *command) {
    system(command);
}

int main(void) {
    char line[32];
    fgets(line, sizeof line, stdin);
    int base = 4;
    int other = 9;
    struct item *list = push(NULL, "tea", base);
    list = push(list, "cup", choose(base));
    int total = total_of(list);
    int unused = total + other;
    int late;
    if (total > 3)
        late = total;
    int *where = &other;
    *where = base;
    int sum = late + other;
    run(line);
    printf("%d\n", sum);
    return 0;
}
