// covers: loops, functions
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

int recursive(int n) {
    if (n <= 1) return 1;
    return n * recursive(n - 1);
}

int gcd(int a, int b) {
    while (b != 0) {
        int t = a % b;
        a = b;
        b = t;
    }
    return a;
}

int main(void) {
    for (int n = 0; n <= 12; n++) printf("%d! = %d = %d\n", n, factorial(n), recursive(n));
    printf("%d\n", gcd(1071, 462));
    return 0;
}
