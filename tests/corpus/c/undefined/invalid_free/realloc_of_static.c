// covers: undefined behaviour, invalid_free
#include <stdio.h>
#include <stdlib.h>

static int first_room[4];

int main(void) {
    int *items = first_room;
#ifdef FIXED
    items = malloc(sizeof first_room);
#endif
    items[0] = 1;
    int *larger = realloc(items, 2 * sizeof first_room); // UB
    puts("larger");
#ifdef FIXED
    free(larger);
#else
    (void)larger;
#endif
    return 0;
}
