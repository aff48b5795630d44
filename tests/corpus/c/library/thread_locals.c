// covers: threads
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static __thread int depth = 3;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int inits;
static void init(void) { inits++; }
static void *w(void *a) {
    pthread_once(&once, init);
    depth += (int)(long)a;
    sleep((long)a);
    printf("worker %ld depth %d\n", (long)a, depth);
    return NULL;
}
static int *counter(void) {
    static _Thread_local int n = 100;
    return &n;
}
static void *w2(void *a) {
    ++*counter();
    ++*counter();
    return (void *)(long)*counter();
}
int main(void) {
    pthread_attr_t at;
    pthread_attr_init(&at);
    pthread_attr_setdetachstate(&at, PTHREAD_CREATE_DETACHED);
    pthread_t t;
    for (long i = 3; i > 0; i--)
        pthread_create(&t, &at, w, (void *)i);
    pthread_attr_destroy(&at);
    ++*counter();
    pthread_t q[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&q[i], 0, w2, 0);
    for (int i = 0; i < 2; i++) {
        void *r;
        pthread_join(q[i], &r);
        printf("%ld ", (long)r);
    }
    printf("%d\n", *counter());
    printf("main depth %d\n", depth);
    fflush(stdout);
    pthread_exit(NULL);
}
