// covers: initialisers that name what other units define, and what their own unit defines further down
#include <stdio.h>
#include "table.h"

int doubled(int x) { return 2 * x; }

extern int later;
static int *const at_later = &later;
int later = 40;

struct entry first = {"doubled", doubled, &counts[1], &second};
int counts[3] = {1, 2, 3};

static struct entry local;
static struct entry *const at_local = &local;
static struct entry local = {.name = "local", .next = &third};

int main(void) {
    for (struct entry *e = chain; e; e = e->next) {
        int given = e->run(*e->count);
        *e->count += 10;
        printf("%s %d\n", e->name, given);
    }
    printf("%d %d %d\n", counts[0], counts[1], counts[2]);
    *at_later += 2;
    printf("%d %s %s\n", later, at_local->name, local.next->name);
    return 0;
}
