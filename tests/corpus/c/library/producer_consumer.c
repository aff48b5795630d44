// covers: threads
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#define N 5
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t full = PTHREAD_COND_INITIALIZER, empty = PTHREAD_COND_INITIALIZER;
static int buf[2], cnt, in, out;
static void *producer(void *a) {
    for (int i = 0; i < N; i++) {
        pthread_mutex_lock(&mu);
        while (cnt == 2)
            pthread_cond_wait(&empty, &mu);
        buf[in] = i;
        in = (in + 1) % 2;
        cnt++;
        pthread_cond_signal(&full);
        pthread_mutex_unlock(&mu);
    }
    return NULL;
}
static void *consumer(void *a) {
    int *sum = a;
    for (int i = 0; i < N; i++) {
        pthread_mutex_lock(&mu);
        while (cnt == 0)
            pthread_cond_wait(&full, &mu);
        *sum += buf[out];
        out = (out + 1) % 2;
        cnt--;
        pthread_cond_signal(&empty);
        pthread_mutex_unlock(&mu);
    }
    return (void *)(long)*sum;
}
int main(void) {
    pthread_t p, c;
    int s = 0;
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, &s);
    void *r;
    pthread_join(p, NULL);
    pthread_join(c, &r);
    printf("%d %ld\n", s, (long)r);
    return 0;
}
