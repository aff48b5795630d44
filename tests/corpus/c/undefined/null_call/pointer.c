// covers: undefined behaviour, null_call
#include <stdio.h>

static void greet(void) { puts("hello"); }

int main(void) {
#ifdef FIXED
    void (*f)(void) = greet;
    f();
#else
    void (*f)(void) = NULL;
    f(); // UB
#endif
    return 0;
}
