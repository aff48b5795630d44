// covers: fragments of C: a header that is missing, with its types, macros and functions
// out: symbolic(items[0])
// out: joined symbolic(strlen(name()))
// out: 4
// out: 3
// unknown: total, elsewhere, operations, count, items, queue
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "app.h"

API int length_of(struct queue *queue) { return queue->length; }
static int __init setup(void) { return 3; }
extern int elsewhere;
static struct operations operations = {.open = setup, .owner = SOMEBODY};

int main(void) {
    int count = how_many();
    int *items = malloc(count * sizeof *items);
    items[0] = 1;
    items[count - 1] = 5;
    printf("%d\n", items[0]);
    char text[32], copy[16];
    strcpy(text, name());
    memcpy(copy, name(), 10);
    printf("joined %zu\n", strlen(name()));
    elsewhere++;
    for (int i = 0; i < 2; i++)
        total += atoi(name());
    struct queue queue;
    queue.length = 4;
    printf("%d\n", length_of(&queue));
    printf("%d\n", setup());
    free(items);
    return 0;
}
