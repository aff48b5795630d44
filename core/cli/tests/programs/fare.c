#include <stdio.h>
int fare(int age, unsigned char zone) {
    if (age < 18)
        return zone == 255 ? 1 : 2;
    return 4;
}
int main(void) { printf("%d\n", fare(3, 1)); }
