// covers: threads
/* Threads whose order cannot be told: each works on its own part, and locks what is shared. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define THREADS 4

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long shared;
static int numbers[1000];

struct part {
    int from, to;
    long sum;
};

static void *work(void *argument) {
    struct part *part = argument;
    for (int i = part->from; i < part->to; i++)
        part->sum += numbers[i];
    pthread_mutex_lock(&lock);
    shared += part->sum;
    pthread_mutex_unlock(&lock);
    if (part->from == 0)
        pthread_exit("the first");
    return "another";
}

int main(void) {
    pthread_t threads[THREADS];
    struct part parts[THREADS];
    for (int i = 0; i < 1000; i++)
        numbers[i] = i * i % 97;
    for (int i = 0; i < THREADS; i++) {
        parts[i] = (struct part){i * 250, (i + 1) * 250, 0};
        if (pthread_create(&threads[i], NULL, work, &parts[i]))
            exit(1);
    }
    for (int i = 0; i < THREADS; i++) {
        void *result;
        pthread_join(threads[i], &result);
        printf("%d: %ld %s\n", i, parts[i].sum, (char *)result);
    }
    printf("%ld\n", shared);
    return 0;
}
