// covers: threads, atomics
#include <stdio.h>
#include <threads.h>
#include <stdatomic.h>
static mtx_t m;
static int shared;
static atomic_int hits;
thread_local int tl = 5;
static once_flag of = ONCE_FLAG_INIT;
static tss_t key;
static void once(void) { puts("once"); }
static int work(void *p) {
    int n = *(int *)p;
    call_once(&of, once);
    for (int i = 0; i < n; i++) {
        mtx_lock(&m);
        shared++;
        mtx_unlock(&m);
        atomic_fetch_add(&hits, 1);
    }
    tl += n;
    return tl;
}
int main(void) {
    thrd_t t[3];
    int n[3] = {1, 2, 3};
    mtx_init(&m, mtx_plain);
    for (int i = 0; i < 3; i++)
        if (thrd_create(&t[i], work, &n[i]) != thrd_success)
            return 1;
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        int r;
        thrd_join(t[i], &r);
        sum += r;
    }
    printf("%d %d %d %d\n", shared, hits, sum, tl);
    tss_create(&key, NULL);
    tss_set(key, n);
    printf("%d\n", tss_get(key) == n);
    mtx_destroy(&m);
    thrd_yield();
    return 0;
}
