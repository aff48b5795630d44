// covers: arrays, strings, unsigned arithmetic
#include <stdio.h>
#include <string.h>

#define DIGITS 200
typedef struct { unsigned char d[DIGITS]; int n; } big;
static big from(unsigned long v) { big b = {{0}, 0}; do b.d[b.n++] = v % 10; while (v /= 10); return b; }
static void multiply(big *b, unsigned k) {
    unsigned carry = 0;
    for (int i = 0; i < b->n || carry; i++) {
        if (i == b->n) b->n++;
        unsigned v = b->d[i] * k + carry;
        b->d[i] = v % 10;
        carry = v / 10;
    }
}
static big add(const big *a, const big *b) {
    big r = {{0}, 0};
    int carry = 0;
    for (int i = 0; i < a->n || i < b->n || carry; i++) {
        int v = carry + (i < a->n ? a->d[i] : 0) + (i < b->n ? b->d[i] : 0);
        r.d[r.n++] = v % 10;
        carry = v / 10;
    }
    return r;
}
static void print(const big *b) { for (int i = b->n; i--;) putchar('0' + b->d[i]); putchar('\n'); }
int main(void) {
    big f = from(1);
    for (unsigned k = 2; k <= 50; k++) multiply(&f, k);
    print(&f);
    big a = from(0), b = from(1);
    for (int i = 0; i < 150; i++) { big c = add(&a, &b); a = b; b = c; }
    print(&a);
    return 0;
}
