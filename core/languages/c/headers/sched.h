/* Giving way to other threads. */
__from(threads);
int sched_yield(void);
