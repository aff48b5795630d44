// covers: headers that include each other, static inline functions and static variables of headers, macros that declare, X macros
#include <stdio.h>
#include "colour.h"
#include "vector.h"
#include "vector.h"

int main(void) {
    struct vector v = VECTOR(3, 4);
    printf("%g %g\n", length(v), dot(v, VECTOR(1, 2)));
    for (enum colour c = 0; c < COLOURS; c++)
        printf("%d=%s%s", c, colour_name(c), c + 1 < COLOURS ? " " : "\n");
    printf("%d %d %d\n", next_id(), next_id(), other_id());
    printf("%d %s\n", MAX(3 + 1, 2 * 3), __FILE__);
    struct vector moved = move(v, 2);
    printf("(%g %g) %zu\n", moved.x, moved.y, sizeof(struct vector) / sizeof(double));
    return COLOURS - 3;
}
