// covers: threads
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <unistd.h>
#define N 5
static sem_t forks[N], room;
static int eaten[N];
static void *phil(void *a) {
    long i = (long)a;
    for (int k = 0; k < 3; k++) {
        sem_wait(&room);
        sem_wait(&forks[i]);
        sem_wait(&forks[(i + 1) % N]);
        usleep(100);
        eaten[i]++;
        sem_post(&forks[i]);
        sem_post(&forks[(i + 1) % N]);
        sem_post(&room);
    }
    return (void *)(i * 10);
}
int main(void) {
    pthread_t t[N];
    sem_init(&room, 0, N - 1);
    for (int i = 0; i < N; i++)
        sem_init(&forks[i], 0, 1);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, phil, (void *)i);
    long s = 0;
    for (int i = 0; i < N; i++) {
        void *r;
        pthread_join(t[i], &r);
        s += (long)r;
    }
    for (int i = 0; i < N; i++)
        printf("%d ", eaten[i]);
    printf("%ld\n", s);
    return 0;
}
