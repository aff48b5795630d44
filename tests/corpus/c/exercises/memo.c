// covers: static variables, arrays, functions
#include <stdio.h>

static long long memo[91];
static long long fib(int n) { return n < 2 ? n : memo[n] ? memo[n] : (memo[n] = fib(n - 1) + fib(n - 2)); }
static int coins(int amount) {
    static const int kinds[] = {1, 5, 10, 25, 50};
    int ways[201] = {1};
    for (int k = 0; k < 5; k++) for (int a = kinds[k]; a <= amount; a++) ways[a] += ways[a - kinds[k]];
    return ways[amount];
}
static int collatz(unsigned n) { int s = 0; for (; n != 1; n = n & 1 ? 3 * n + 1 : n / 2) s++; return s; }
int main(void) {
    printf("%lld %lld\n", fib(50), fib(90));
    printf("%d %d\n", coins(100), coins(200));
    int best = 1;
    for (int i = 1; i < 3000; i++) if (collatz(i) > collatz(best)) best = i;
    printf("%d %d\n", best, collatz(best));
    return 0;
}
