// covers: loops, functions
#include <stdio.h>
#include <math.h>

static int gcd(int a, int b) { while (b) { int t = a % b; a = b; b = t; } return a; }
static int prime(int n) {
    if (n < 2) return 0;
    for (int i = 2; i * i <= n; i++)
        if (n % i == 0) return 0;
    return 1;
}
static void factors(int n) {
    printf("%d =", n);
    for (int p = 2; n > 1; p++)
        for (; n % p == 0; n /= p) printf(" %d", p);
    printf("\n");
}
static int armstrong(int n) {
    int digits = 0, sum = 0;
    for (int t = n; t; t /= 10) digits++;
    for (int t = n; t; t /= 10) sum += (int)(pow(t % 10, digits) + 0.5);
    return sum == n;
}
static int perfect(int n) {
    int s = 1;
    for (int i = 2; i <= n / 2; i++) if (n % i == 0) s += i;
    return n > 1 && s == n;
}
int main(void) {
    printf("%d %d %d\n", gcd(48, 36), gcd(17, 5), 4 * 6 / gcd(4, 6));
    for (int i = 0; i < 40; i++) if (prime(i)) printf("%d ", i);
    printf("\n");
    factors(360);
    factors(97);
    for (int i = 100; i < 1000; i++) if (armstrong(i)) printf("%d ", i);
    for (int i = 2; i < 500; i++) if (perfect(i)) printf("%d ", i);
    printf("\n");
    int a = 0, b = 1;
    for (int i = 0; i < 20; i++) { printf("%d ", a); int t = a + b; a = b; b = t; }
    printf("\n");
    for (int i = 1; i <= 15; i++) printf("%s%s%.*d ", i % 3 ? "" : "Fizz", i % 5 ? "" : "Buzz", i % 3 && i % 5 ? 1 : 0, i % 3 && i % 5 ? i : 0);
    printf("\n");
    return 0;
}
