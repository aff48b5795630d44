/* How time passes where something waits for it, and call stacks of which one runs at a time. */
__from(system);
void __pass(double) __intrinsic(advance_clock);
int __new_task(void (*)(void)) __intrinsic(task_new, 0, nil);
void __switch_task(int) __intrinsic(task_switch);
void __end_task(int) __intrinsic(task_end);
void __stuck(void) __intrinsic(tasks_stuck);
/* Lets seconds pass: by the clock alone, or as whoever knows of other threads does it. */
void __sleep_for(double);
void __sleeps_by(void (*)(double));
