// covers: threads
#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int turn;
static void *player(void *name) {
    int me = *(char *)name == 'o';
    for (int i = 0; i < 3; i++) {
        pthread_mutex_lock(&m);
        while (turn != me)
            pthread_cond_wait(&c, &m);
        printf("p%sng %d\n", (char *)name, i);
        turn = !turn;
        pthread_cond_broadcast(&c);
        pthread_mutex_unlock(&m);
    }
    return NULL;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, player, "i");
    pthread_create(&b, NULL, player, "o");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    puts("end");
    pthread_exit(NULL);
}
