// covers: functions of headers with static objects of their own in each unit, a header that is read once for each type,
// covers: a file included in the middle of a function, __FILE__ and __LINE__ in headers
#include "tools.h"
#define ELEMENT int
#include "stack.h"
#define ELEMENT double
#include "stack.h"
#include "part.inc"

int main(void) {
    int_stack whole = {0};
    double_stack real = {0};
    for (int i = 0; i < 4; i++) {
        int_push(&whole, clamp(i * 3, 1, 5));
        double_push(&real, i / 4.0);
    }
    while (whole.count > 0)
        printf("%d %g\n", int_pop(&whole), double_pop(&real));
    printf("%d\n", of_other(50));
    *at_limit += 5;
    printf("%d %d\n", limit, of_other(0));
    for (int i = 0; i < 4; i++)
        printf("%s%s", word(i), i < 3 ? " " : "\n");
    here();
    WHERE();
    printf("%d\n", part());
    return clamp(100, 0, 7);
}
