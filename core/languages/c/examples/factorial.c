#include <stdio.h>

int factorial(int n) {
    int result = 1;
    int i = 2;
    while (i <= n) {
        result *= i;
        i += 1;
    }
    return result;
}

int main(void) {
    for (int n = 0; n <= 10; n++)
        printf("%2d! = %d\n", n, factorial(n));
    return 0;
}
