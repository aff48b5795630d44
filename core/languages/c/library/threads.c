/*
 * Threads: one runs until it waits, ends or gives way; then the one goes on that has been ready the longest. So there is one
 * order of events, and it is always the same. Time passes while every thread waits for it. Where all wait for each other the
 * run ends.
 */
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>
#include <time.h>
#include <__waiting.h>

#define THREADS 512
#define KEYS PTHREAD_KEYS_MAX
#define LOCALS 64
#define LOCAL_BYTES 4096
/* After so many looks at what others are to do, they get the chance to. */
#define PATIENCE 1000

enum state { FREE, READY, WAITING, ENDED };

static struct thread {
    enum state state;
    int task;
    /* Since when it is in its state: the lowest number is the longest. */
    unsigned long since;
    /* What it waits for, and until when; for ever where that is negative. */
    const void *wanted;
    double until;
    void *(*body)(void *);
    int (*short_body)(void *);
    void *argument, *result;
    jmp_buf *end;
    int is_detached, is_cancelled, ignores_cancelling;
    void *specific[KEYS];
    /* Its values of the objects of which each has its own, once it has begun. */
    char *own;
} threads[THREADS];

static pthread_t running;
static unsigned long moment;
static int glances;
static struct { int is_used; void (*destroy)(void *); } keys[KEYS];
static struct { void *place; size_t size; } locals[LOCALS];
static int local_count;
static size_t local_size;
/* What a thread begins with in the objects of which each has its own, and what the first one has. */
static char starts[LOCAL_BYTES], firsts[LOCAL_BYTES];

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static double moment_of(const struct timespec *time) { return (double)time->tv_sec + (double)time->tv_nsec / 1e9; }

/* Objects of which each thread has its own lie in one place, and their values are exchanged with the threads. */
static void keep_locals(char *into) {
    for (int i = 0; i < local_count; into += locals[i++].size)
        memcpy(into, locals[i].place, locals[i].size);
}

static void put_locals(const char *from) {
    for (int i = 0; i < local_count; from += locals[i++].size)
        memcpy(locals[i].place, from, locals[i].size);
}

void __thread_local(void *place, size_t size) {
    if (local_count == LOCALS || local_size + size > LOCAL_BYTES)
        return;
    memcpy(starts + local_size, place, size);
    locals[local_count].place = place;
    locals[local_count++].size = size;
    local_size += size;
}

/* The thread that is next, or none. */
static struct thread *next(void) {
    struct thread *found = NULL;
    for (int i = 0; i < THREADS && (i == 0 || threads[i].task); i++)
        if (threads[i].state == READY && (!found || threads[i].since < found->since))
            found = &threads[i];
    if (found)
        return found;
    for (int i = 0; i < THREADS && (i == 0 || threads[i].task); i++)
        if (threads[i].state == WAITING && threads[i].until >= 0 && (!found || threads[i].until < found->until))
            found = &threads[i];
    if (!found)
        return NULL;
    double wait = found->until - now();
    if (wait > 0)
        __pass(wait);
    found->state = READY;
    found->wanted = NULL;
    return found;
}

/* Lets the next thread run; the one at hand goes on when its turn comes, or never. */
static void go_on(int ends) {
    struct thread *to = next();
    glances = 0;
    if (!to) {
        __stuck();
        return;
    }
    if (to == &threads[running])
        return;
    if (local_count && !ends)
        keep_locals(threads[running].own);
    if (local_count)
        put_locals(to->own ? to->own : starts);
    running = (pthread_t)(to - threads);
    if (ends)
        __end_task(to->task);
    else
        __switch_task(to->task);
}

static void make_ready(struct thread *thread) {
    thread->state = READY;
    thread->since = ++moment;
}

static void yield(void) {
    make_ready(&threads[running]);
    go_on(0);
}

void pthread_testcancel(void) {
    if (threads[running].is_cancelled && !threads[running].ignores_cancelling)
        pthread_exit(PTHREAD_CANCELED);
}

/* Waits until something is told, or the time has come; whether it was told. */
static int wait_for(const void *wanted, double until) {
    struct thread *self = &threads[running];
    self->state = WAITING;
    self->since = ++moment;
    self->wanted = wanted;
    self->until = until;
    go_on(0);
    return self->wanted != NULL;
}

/* Tells the one that has waited the longest, or all. */
static void tell(const void *what, int all) {
    for (;;) {
        struct thread *found = NULL;
        for (int i = 0; i < THREADS && (i == 0 || threads[i].task); i++)
            if (threads[i].state == WAITING && threads[i].wanted == what && (!found || threads[i].since < found->since))
                found = &threads[i];
        if (!found)
            return;
        make_ready(found);
        if (!all)
            return;
    }
}

static void sleep_for(double seconds) {
    pthread_testcancel();
    wait_for(&moment, now() + seconds);
    pthread_testcancel();
}

void __glance(void) {
    if (++glances < PATIENCE)
        return;
    glances = 0;
    int waits_for_time = 0;
    for (int i = 0; i < THREADS && (i == 0 || threads[i].task); i++) {
        if (i != (int)running && threads[i].state == READY) {
            yield();
            return;
        }
        waits_for_time |= threads[i].state == WAITING && threads[i].until >= 0;
    }
    if (waits_for_time)
        wait_for(&moment, now() + 1e-6);
}

/* Ends the running thread. */
static void end(void) {
    struct thread *self = &threads[running];
    for (int round = 0, found = 1; found && round < TSS_DTOR_ITERATIONS; round++) {
        found = 0;
        for (int i = 0; i < KEYS; i++) {
            void *value = self->specific[i];
            self->specific[i] = NULL;
            if (value && keys[i].is_used && keys[i].destroy) {
                found = 1;
                keys[i].destroy(value);
            }
        }
    }
    self->state = self->is_detached ? FREE : ENDED;
    tell(self, 1);
    int is_alone = 1;
    for (int i = 0; i < THREADS && (i == 0 || threads[i].task); i++)
        is_alone &= threads[i].state == FREE || threads[i].state == ENDED;
    if (is_alone)
        exit(0);
    go_on(1);
}

/* What a thread does from its start to its end. */
static void begin(void) {
    struct thread *self = &threads[running];
    char own[local_size + 1];
    jmp_buf ending;
    self->own = own;
    self->end = &ending;
    if (!setjmp(ending)) {
        if (self->short_body)
            self->result = (void *)(long)self->short_body(self->argument);
        else
            self->result = self->body(self->argument);
    }
    end();
}

_Noreturn void pthread_exit(void *result) {
    struct thread *self = &threads[running];
    self->result = result;
    if (self->end)
        longjmp(*self->end, 1);
    end();
    for (;;)
        ;
}

static int create(pthread_t *thread, int is_detached, void *(*body)(void *), int (*short_body)(void *), void *argument) {
    int number = 1;
    while (number < THREADS && threads[number].task && threads[number].state != FREE)
        number++;
    if (number == THREADS)
        return EAGAIN;
    if (moment == 0) {
        __sleeps_by(sleep_for);
        threads[0].own = firsts;
        threads[0].state = READY;
    }
    struct thread *made = &threads[number];
    *made = (struct thread){.is_detached = is_detached, .body = body, .short_body = short_body, .argument = argument};
    made->task = __new_task(begin);
    make_ready(made);
    *thread = (pthread_t)number;
    return 0;
}

int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*body)(void *), void *restrict argument) {
    return create(thread, attributes && attributes->is_detached, body, NULL, argument);
}

int pthread_join(pthread_t thread, void **result) {
    if (thread >= THREADS || threads[thread].state == FREE)
        return ESRCH;
    if (thread == running)
        return EDEADLK;
    if (threads[thread].is_detached)
        return EINVAL;
    while (threads[thread].state != ENDED) {
        pthread_testcancel();
        wait_for(&threads[thread], -1);
    }
    if (result)
        *result = threads[thread].result;
    threads[thread].state = FREE;
    return 0;
}

int pthread_tryjoin_np(pthread_t thread, void **result) {
    __glance();
    return thread < THREADS && threads[thread].state != ENDED ? EBUSY : pthread_join(thread, result);
}

int pthread_detach(pthread_t thread) {
    if (thread >= THREADS || threads[thread].state == FREE)
        return ESRCH;
    threads[thread].is_detached = 1;
    if (threads[thread].state == ENDED)
        threads[thread].state = FREE;
    return 0;
}

int pthread_cancel(pthread_t thread) {
    if (thread >= THREADS || threads[thread].state == FREE)
        return ESRCH;
    threads[thread].is_cancelled = 1;
    if (threads[thread].state == WAITING && threads[thread].wanted == &moment)
        make_ready(&threads[thread]);
    return 0;
}

int pthread_setcancelstate(int state, int *old) {
    if (old)
        *old = threads[running].ignores_cancelling;
    threads[running].ignores_cancelling = state;
    return 0;
}

int pthread_setcanceltype(int type, int *old) {
    if (old)
        *old = PTHREAD_CANCEL_DEFERRED;
    return 0;
}

pthread_t pthread_self(void) { return running; }
int pthread_equal(pthread_t left, pthread_t right) { return left == right; }
int pthread_setname_np(pthread_t thread, const char *name) { return 0; }

int sched_yield(void) {
    if (moment)
        yield();
    return 0;
}

int pthread_yield(void) { return sched_yield(); }

int pthread_attr_init(pthread_attr_t *attributes) {
    *attributes = (pthread_attr_t){0, 8 << 20};
    return 0;
}

int pthread_attr_destroy(pthread_attr_t *attributes) { return 0; }

int pthread_attr_setdetachstate(pthread_attr_t *attributes, int is_detached) {
    attributes->is_detached = is_detached;
    return 0;
}

int pthread_attr_getdetachstate(const pthread_attr_t *attributes, int *is_detached) {
    *is_detached = attributes->is_detached;
    return 0;
}

int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size) {
    attributes->stack_size = size;
    return 0;
}

int pthread_attr_getstacksize(const pthread_attr_t *restrict attributes, size_t *restrict size) {
    *size = attributes->stack_size;
    return 0;
}

int pthread_mutex_init(pthread_mutex_t *restrict mutex, const pthread_mutexattr_t *restrict attributes) {
    *mutex = (pthread_mutex_t){0, attributes ? attributes->kind : PTHREAD_MUTEX_NORMAL, 0};
    return 0;
}

int pthread_mutex_destroy(pthread_mutex_t *mutex) { return mutex->count ? EBUSY : 0; }

static int lock_until(pthread_mutex_t *mutex, double until) {
    if (mutex->count && mutex->owner == running) {
        if (mutex->kind == PTHREAD_MUTEX_RECURSIVE) {
            mutex->count++;
            return 0;
        }
        if (mutex->kind == PTHREAD_MUTEX_ERRORCHECK)
            return EDEADLK;
    }
    while (mutex->count)
        if (!wait_for(mutex, until))
            return ETIMEDOUT;
    mutex->count = 1;
    mutex->owner = running;
    return 0;
}

int pthread_mutex_lock(pthread_mutex_t *mutex) { return lock_until(mutex, -1); }

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict until) {
    return lock_until(mutex, moment_of(until));
}

int pthread_mutex_trylock(pthread_mutex_t *mutex) {
    if (mutex->count && !(mutex->owner == running && mutex->kind == PTHREAD_MUTEX_RECURSIVE)) {
        __glance();
        return EBUSY;
    }
    return lock_until(mutex, -1);
}

static void let_go(pthread_mutex_t *mutex) {
    if (mutex->count && --mutex->count == 0)
        tell(mutex, 0);
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
    if (mutex->kind && (!mutex->count || mutex->owner != running))
        return EPERM;
    let_go(mutex);
    __glance();
    return 0;
}

int pthread_mutexattr_init(pthread_mutexattr_t *attributes) {
    attributes->kind = PTHREAD_MUTEX_NORMAL;
    return 0;
}

int pthread_mutexattr_destroy(pthread_mutexattr_t *attributes) { return 0; }

int pthread_mutexattr_settype(pthread_mutexattr_t *attributes, int kind) {
    if (kind < PTHREAD_MUTEX_NORMAL || kind > PTHREAD_MUTEX_ERRORCHECK)
        return EINVAL;
    attributes->kind = kind;
    return 0;
}

int pthread_cond_init(pthread_cond_t *restrict condition, const pthread_condattr_t *restrict attributes) {
    *condition = (pthread_cond_t){0};
    return 0;
}

int pthread_cond_destroy(pthread_cond_t *condition) { return 0; }

static int wait_until(pthread_cond_t *condition, pthread_mutex_t *mutex, double until) {
    pthread_testcancel();
    int count = mutex->count;
    mutex->count = count > 0;
    let_go(mutex);
    int is_told = wait_for(condition, until);
    lock_until(mutex, -1);
    mutex->count = count;
    return is_told ? 0 : ETIMEDOUT;
}

int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
    return wait_until(condition, mutex, -1);
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict until) {
    return wait_until(condition, mutex, moment_of(until));
}

int pthread_cond_signal(pthread_cond_t *condition) {
    tell(condition, 0);
    return 0;
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
    tell(condition, 1);
    return 0;
}

int pthread_rwlock_init(pthread_rwlock_t *restrict lock, const pthread_rwlockattr_t *restrict attributes) {
    *lock = (pthread_rwlock_t){0, 0};
    return 0;
}

int pthread_rwlock_destroy(pthread_rwlock_t *lock) { return lock->readers || lock->is_written ? EBUSY : 0; }

int pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
    while (lock->is_written)
        wait_for(lock, -1);
    lock->readers++;
    return 0;
}

int pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
    while (lock->is_written || lock->readers)
        wait_for(lock, -1);
    lock->is_written = 1;
    return 0;
}

int pthread_rwlock_tryrdlock(pthread_rwlock_t *lock) {
    __glance();
    return lock->is_written ? EBUSY : pthread_rwlock_rdlock(lock);
}

int pthread_rwlock_trywrlock(pthread_rwlock_t *lock) {
    __glance();
    return lock->is_written || lock->readers ? EBUSY : pthread_rwlock_wrlock(lock);
}

int pthread_rwlock_unlock(pthread_rwlock_t *lock) {
    if (lock->is_written)
        lock->is_written = 0;
    else if (lock->readers)
        lock->readers--;
    tell(lock, 1);
    __glance();
    return 0;
}

int pthread_barrier_init(pthread_barrier_t *restrict barrier, const pthread_barrierattr_t *restrict attributes, unsigned count) {
    if (count == 0)
        return EINVAL;
    *barrier = (pthread_barrier_t){count, 0, 0};
    return 0;
}

int pthread_barrier_destroy(pthread_barrier_t *barrier) { return barrier->there ? EBUSY : 0; }

int pthread_barrier_wait(pthread_barrier_t *barrier) {
    if (++barrier->there == barrier->needed) {
        barrier->there = 0;
        barrier->rounds++;
        tell(barrier, 1);
        return PTHREAD_BARRIER_SERIAL_THREAD;
    }
    unsigned round = barrier->rounds;
    while (barrier->rounds == round)
        wait_for(barrier, -1);
    return 0;
}

int pthread_spin_init(pthread_spinlock_t *lock, int is_shared) {
    lock->is_taken = 0;
    return 0;
}

int pthread_spin_destroy(pthread_spinlock_t *lock) { return 0; }

int pthread_spin_trylock(pthread_spinlock_t *lock) {
    __glance();
    if (lock->is_taken)
        return EBUSY;
    lock->is_taken = 1;
    return 0;
}

int pthread_spin_lock(pthread_spinlock_t *lock) {
    while (lock->is_taken)
        wait_for(lock, -1);
    lock->is_taken = 1;
    return 0;
}

int pthread_spin_unlock(pthread_spinlock_t *lock) {
    lock->is_taken = 0;
    tell(lock, 0);
    return 0;
}

int pthread_once(pthread_once_t *once, void (*body)(void)) {
    /* 1 while it is done, 2 behind that. */
    while (*once == 1)
        wait_for(once, -1);
    if (*once == 0) {
        *once = 1;
        body();
        *once = 2;
        tell(once, 1);
    }
    return 0;
}

int pthread_key_create(pthread_key_t *key, void (*destroy)(void *)) {
    for (int i = 0; i < KEYS; i++) {
        if (keys[i].is_used)
            continue;
        keys[i].is_used = 1;
        keys[i].destroy = destroy;
        *key = (pthread_key_t)i;
        return 0;
    }
    return EAGAIN;
}

int pthread_key_delete(pthread_key_t key) {
    if (key >= KEYS || !keys[key].is_used)
        return EINVAL;
    keys[key].is_used = 0;
    for (int i = 0; i < THREADS; i++)
        threads[i].specific[key] = NULL;
    return 0;
}

void *pthread_getspecific(pthread_key_t key) { return key < KEYS ? threads[running].specific[key] : NULL; }

int pthread_setspecific(pthread_key_t key, const void *value) {
    if (key >= KEYS || !keys[key].is_used)
        return EINVAL;
    threads[running].specific[key] = (void *)value;
    return 0;
}

int sem_init(sem_t *semaphore, int is_shared, unsigned value) {
    semaphore->value = value;
    return 0;
}

int sem_destroy(sem_t *semaphore) { return 0; }

static int take_until(sem_t *semaphore, double until) {
    pthread_testcancel();
    while (semaphore->value == 0)
        if (!wait_for(semaphore, until)) {
            errno = ETIMEDOUT;
            return -1;
        }
    semaphore->value--;
    return 0;
}

int sem_wait(sem_t *semaphore) { return take_until(semaphore, -1); }
int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict until) { return take_until(semaphore, moment_of(until)); }

int sem_trywait(sem_t *semaphore) {
    __glance();
    if (semaphore->value == 0) {
        errno = EAGAIN;
        return -1;
    }
    semaphore->value--;
    return 0;
}

int sem_post(sem_t *semaphore) {
    semaphore->value++;
    tell(semaphore, 0);
    return 0;
}

int sem_getvalue(sem_t *restrict semaphore, int *restrict value) {
    __glance();
    *value = (int)semaphore->value;
    return 0;
}

/* The standard's names, and its numbers for what went wrong. */
static int outcome(int error) {
    return error == 0 ? thrd_success : error == EBUSY ? thrd_busy : error == ETIMEDOUT ? thrd_timedout : thrd_error;
}

int thrd_create(thrd_t *thread, thrd_start_t body, void *argument) { return outcome(create(thread, 0, NULL, body, argument)); }

int thrd_join(thrd_t thread, int *result) {
    void *given = NULL;
    int error = pthread_join(thread, &given);
    if (!error && result)
        *result = (int)(long)given;
    return outcome(error);
}

int thrd_detach(thrd_t thread) { return outcome(pthread_detach(thread)); }
thrd_t thrd_current(void) { return running; }
int thrd_equal(thrd_t left, thrd_t right) { return left == right; }
int thrd_sleep(const struct timespec *wanted, struct timespec *rest) { return nanosleep(wanted, rest); }
void thrd_yield(void) { sched_yield(); }
_Noreturn void thrd_exit(int result) { pthread_exit((void *)(long)result); }

int mtx_init(mtx_t *mutex, int kind) {
    *mutex = (mtx_t){0, kind & mtx_recursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL, 0};
    return thrd_success;
}

int mtx_lock(mtx_t *mutex) { return outcome(pthread_mutex_lock(mutex)); }
int mtx_trylock(mtx_t *mutex) { return outcome(pthread_mutex_trylock(mutex)); }
int mtx_timedlock(mtx_t *restrict mutex, const struct timespec *restrict until) { return outcome(pthread_mutex_timedlock(mutex, until)); }
int mtx_unlock(mtx_t *mutex) { return outcome(pthread_mutex_unlock(mutex)); }
void mtx_destroy(mtx_t *mutex) {}
int cnd_init(cnd_t *condition) { return outcome(pthread_cond_init(condition, NULL)); }
int cnd_wait(cnd_t *condition, mtx_t *mutex) { return outcome(pthread_cond_wait(condition, mutex)); }
int cnd_timedwait(cnd_t *restrict condition, mtx_t *restrict mutex, const struct timespec *restrict until) { return outcome(pthread_cond_timedwait(condition, mutex, until)); }
int cnd_signal(cnd_t *condition) { return outcome(pthread_cond_signal(condition)); }
int cnd_broadcast(cnd_t *condition) { return outcome(pthread_cond_broadcast(condition)); }
void cnd_destroy(cnd_t *condition) {}
void call_once(once_flag *once, void (*body)(void)) { pthread_once(once, body); }
int tss_create(tss_t *key, tss_dtor_t destroy) { return outcome(pthread_key_create(key, destroy)); }
void *tss_get(tss_t key) { return pthread_getspecific(key); }
int tss_set(tss_t key, void *value) { return outcome(pthread_setspecific(key, value)); }
void tss_delete(tss_t key) { pthread_key_delete(key); }
