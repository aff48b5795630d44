// covers: functions that are called in front of main and behind its end, of every unit and of headers
#include <stdio.h>
#include "log.h"

__attribute__((constructor(201))) static void second(void) { puts("second"); }

int main(void) {
    printf("main %d\n", begun);
    return 0;
}
