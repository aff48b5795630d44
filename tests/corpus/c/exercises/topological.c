// covers: arrays, loops, enums
#include <stdio.h>

enum { SHIRT, TIE, JACKET, BELT, TROUSERS, SHOES, SOCKS, COUNT };
static const char *const names[COUNT] = {"shirt", "tie", "jacket", "belt", "trousers", "shoes", "socks"};
static const int before[][2] = {{SHIRT, TIE}, {TIE, JACKET}, {SHIRT, BELT}, {BELT, JACKET}, {TROUSERS, BELT}, {TROUSERS, SHOES}, {SOCKS, SHOES}};
int main(void) {
    int needs[COUNT] = {0}, queue[COUNT], head = 0, tail = 0;
    enum { EDGES = sizeof before / sizeof *before };
    for (int i = 0; i < EDGES; i++) needs[before[i][1]]++;
    for (int i = 0; i < COUNT; i++) if (!needs[i]) queue[tail++] = i;
    while (head < tail) {
        int at = queue[head++];
        printf("%s ", names[at]);
        for (int i = 0; i < EDGES; i++) if (before[i][0] == at && --needs[before[i][1]] == 0) queue[tail++] = before[i][1];
    }
    printf("\n%d\n", tail == COUNT);
    return 0;
}
