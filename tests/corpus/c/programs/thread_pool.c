// covers: threads, linked structures
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdbool.h>
typedef void (*job_fn)(void *);
struct job {
    job_fn fn;
    void *arg;
    struct job *next;
};
struct pool {
    pthread_mutex_t m;
    pthread_cond_t has, idle;
    struct job *head, **tail;
    int busy;
    bool stop;
    int n;
    pthread_t t[4];
};
static void *worker(void *a) {
    struct pool *p = a;
    for (;;) {
        pthread_mutex_lock(&p->m);
        while (!p->head && !p->stop)
            pthread_cond_wait(&p->has, &p->m);
        if (p->stop && !p->head) {
            pthread_mutex_unlock(&p->m);
            return NULL;
        }
        struct job *j = p->head;
        p->head = j->next;
        if (!p->head)
            p->tail = &p->head;
        p->busy++;
        pthread_mutex_unlock(&p->m);
        j->fn(j->arg);
        free(j);
        pthread_mutex_lock(&p->m);
        if (--p->busy == 0 && !p->head)
            pthread_cond_signal(&p->idle);
        pthread_mutex_unlock(&p->m);
    }
}
static void init(struct pool *p, int n) {
    pthread_mutex_init(&p->m, NULL);
    pthread_cond_init(&p->has, NULL);
    pthread_cond_init(&p->idle, NULL);
    p->head = NULL;
    p->tail = &p->head;
    p->busy = 0;
    p->stop = false;
    p->n = n;
    for (int i = 0; i < n; i++)
        pthread_create(&p->t[i], NULL, worker, p);
}
static void submit(struct pool *p, job_fn f, void *a) {
    struct job *j = malloc(sizeof *j);
    *j = (struct job){f, a, NULL};
    pthread_mutex_lock(&p->m);
    *p->tail = j;
    p->tail = &j->next;
    pthread_cond_signal(&p->has);
    pthread_mutex_unlock(&p->m);
}
static void wait_all(struct pool *p) {
    pthread_mutex_lock(&p->m);
    while (p->head || p->busy)
        pthread_cond_wait(&p->idle, &p->m);
    pthread_mutex_unlock(&p->m);
}
static void fini(struct pool *p) {
    pthread_mutex_lock(&p->m);
    p->stop = true;
    pthread_cond_broadcast(&p->has);
    pthread_mutex_unlock(&p->m);
    for (int i = 0; i < p->n; i++)
        pthread_join(p->t[i], NULL);
}
static int squares[10];
static void square(void *a) {
    int i = *(int *)a;
    squares[i] = i * i;
}
int main(void) {
    struct pool p;
    init(&p, 4);
    int ids[10];
    for (int i = 0; i < 10; i++) {
        ids[i] = i;
        submit(&p, square, &ids[i]);
    }
    wait_all(&p);
    for (int i = 0; i < 10; i++)
        printf("%d ", squares[i]);
    puts("");
    fini(&p);
    puts("done");
}
