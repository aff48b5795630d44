#include <stdio.h>
#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static long counter;
static void *work(void *arg) {
    long n = (long)arg;
    for (long i = 0; i < n; i++) {
        pthread_mutex_lock(&m);
        counter++;
        pthread_mutex_unlock(&m);
    }
    return (void *)(n * 2);
}
struct job {
    int id;
    int result;
};
static void *job(void *p) {
    struct job *j = p;
    j->result = j->id * j->id;
    return NULL;
}
int main(void) {
    pthread_t t[4];
    for (long i = 0; i < 4; i++) if (pthread_create(&t[i], NULL, work, (void *)(i * 10))) return 1;
    long sum = 0;
    for (int i = 0; i < 4; i++) {
        void *r;
        pthread_join(t[i], &r);
        sum += (long)r;
    }
    printf("%ld %ld\n", counter, sum);
    struct job js[3];
    for (int i = 0; i < 3; i++) {
        js[i].id = i + 1;
        pthread_create(&t[i], NULL, job, &js[i]);
    }
    for (int i = 0; i < 3; i++) {
        pthread_join(t[i], NULL);
        printf("%d ", js[i].result);
    }
    puts("");
    pthread_mutex_destroy(&m);
    return 0;
}
