#include "job.h"
#include <stdio.h>

static int turns;

void schedule(struct jobs *waiting, struct ids *done, int slice) {
    job now;
    while (jobs_take(waiting, &now)) {
        turns++;
        now.work -= slice;
        if (now.work > 0)
            jobs_put(waiting, now);
        else
            ids_put(done, now.id);
    }
    printf("%d turns\n", turns);
}
