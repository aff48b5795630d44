#ifndef JOB_H
#define JOB_H
#include "queue.h"
typedef struct {
    int id, work;
} job;
QUEUE(job, jobs, 4)
QUEUE(int, ids, 16)
void schedule(struct jobs *waiting, struct ids *done, int slice);
#endif
