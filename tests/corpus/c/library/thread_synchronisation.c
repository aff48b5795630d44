// covers: threads, atomics
#include <pthread.h>
#include <stdio.h>
#include <stdatomic.h>
#include <sched.h>
#include <time.h>
#include <errno.h>
static pthread_barrier_t b;
static _Atomic int phase_sum[3];
static atomic_int serial;
static atomic_bool go_;
static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static int table;
static pthread_key_t key;
static int destroyed;
static void destroy(void *p) { destroyed += *(int *)p; }
static void *w(void *a) {
    int id = *(int *)a;
    pthread_setspecific(key, a);
    while (!atomic_load(&go_))
        ;
    for (int p = 0; p < 3; p++) {
        phase_sum[p] += id;
        if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD)
            serial++;
    }
    pthread_rwlock_wrlock(&rw);
    table += id;
    pthread_rwlock_unlock(&rw);
    pthread_exit(pthread_getspecific(key));
}
static volatile int ready;
static void *setter(void *a) {
    ready = 1;
    return NULL;
}
static void *lazy(void *a) {
    struct timespec ts = {100, 0};
    nanosleep(&ts, NULL);
    return NULL;
}
int main(void) {
    pthread_t t[3];
    int ids[3] = {1, 2, 3};
    pthread_barrier_init(&b, NULL, 3);
    pthread_key_create(&key, destroy);
    for (int i = 0; i < 3; i++)
        pthread_create(t + i, NULL, w, ids + i);
    atomic_store(&go_, 1);
    int s = 0;
    for (int i = 0; i < 3; i++) {
        void *r;
        pthread_join(t[i], &r);
        s += *(int *)r;
    }
    printf("%d %d %d serial %d sum %d table %d destroyed %d\n", phase_sum[0], phase_sum[1], phase_sum[2],
           serial, s, table, destroyed);
    pthread_t x;
    pthread_create(&x, NULL, setter, NULL);
    while (!ready)
        ;
    pthread_join(x, NULL);
    puts("ready");
    pthread_create(&x, NULL, lazy, NULL);
    pthread_cancel(x);
    void *r;
    pthread_join(x, &r);
    printf("%d\n", r == PTHREAD_CANCELED);
    pthread_mutex_t m;
    pthread_mutexattr_t at;
    pthread_mutexattr_init(&at);
    pthread_mutexattr_settype(&at, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&m, &at);
    printf("%d%d ", pthread_mutex_lock(&m), pthread_mutex_lock(&m));
    printf("%d%d\n", pthread_mutex_unlock(&m), pthread_mutex_unlock(&m));
    pthread_cond_t c = PTHREAD_COND_INITIALIZER;
    struct timespec ts;
    clock_gettime(CLOCK_REALTIME, &ts);
    ts.tv_nsec += 1000000;
    if (ts.tv_nsec >= 1000000000)
        ts.tv_sec++, ts.tv_nsec -= 1000000000;
    pthread_mutex_lock(&m);
    printf("%d\n", pthread_cond_timedwait(&c, &m, &ts) == ETIMEDOUT);
    pthread_mutex_unlock(&m);
    printf("%d\n", pthread_mutex_trylock(&m));
    return 0;
}
