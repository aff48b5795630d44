#include <stdio.h>
#include "job.h"
#include "queue.h"

static int turns = -1;

int main(void) {
    struct jobs waiting = {0};
    struct ids done = {0};
    for (int i = 1; i <= 5; i++) printf("%d", jobs_put(&waiting, (job){i, 7 * i % 5 + 1}));
    puts("");
    schedule(&waiting, &done, 2);
    for (int id; ids_take(&done, &id);) printf("%d ", id);
    printf("%d\n", turns);
    jobs_put(&waiting, (job){.id = 9, .work = 1});
    schedule(&waiting, &done, 2);
    return (int)done.count;
}
