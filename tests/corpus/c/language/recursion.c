// covers: functions, arrays
#include <stdio.h>

static long ackermann(long m, long n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }
static void hanoi(int n, char from, char to, char via, int *moves) {
    if (n == 0) return;
    hanoi(n - 1, from, via, to, moves);
    if (++*moves <= 3) printf("%c->%c ", from, to);
    hanoi(n - 1, via, to, from, moves);
}
static void permute(char *s, int k, int n) {
    if (k == n) {
        printf("%s ", s);
        return;
    }
    for (int i = k; i < n; i++) {
        char t = s[k]; s[k] = s[i]; s[i] = t;
        permute(s, k + 1, n);
        t = s[k]; s[k] = s[i]; s[i] = t;
    }
}
static int depth(int n) { return n ? 1 + depth(n - 1) : 0; }
static unsigned long power(unsigned long b, unsigned e) { return e == 0 ? 1 : (e & 1 ? b : 1) * power(b * b, e / 2); }
static int partitions(int n, int most) {
    if (n == 0) return 1;
    int count = 0;
    for (int k = most < n ? most : n; k > 0; k--) count += partitions(n - k, k);
    return count;
}
int main(void) {
    printf("%ld\n", ackermann(2, 3));
    int moves = 0;
    hanoi(6, 'A', 'C', 'B', &moves);
    printf("%d\n", moves);
    char s[] = "abc";
    permute(s, 0, 3);
    printf("\n%d %lu %d\n", depth(3000), power(3, 13), partitions(12, 12));
    return 0;
}
