// covers: random numbers
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    srand(7);
    for (int i = 0; i < 5; i++) printf("%d ", rand() % 100);
    puts("");
    srand(1);
    printf("%d %d\n", rand(), rand() <= RAND_MAX);
    int hits[6] = {0};
    for (int i = 0; i < 600; i++) hits[rand() % 6]++;
    for (int i = 0; i < 6; i++) printf("%d ", hits[i]);
    puts("");
    return 0;
}
