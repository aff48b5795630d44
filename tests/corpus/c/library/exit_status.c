// covers: program end
#include <stdio.h>

int main(void) {
    puts("three hundred is forty-four");
    return 300;
}
