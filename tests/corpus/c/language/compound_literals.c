#include <stdio.h>
typedef struct { int a, b; } S;
static S f(int k) { for (int i = 0; i < 3; i++) if (i == k) return (S){i, 9}; return (S){-1, -1}; }
static int g(S *s) { return s->a + s->b; }
int main(void) { S s = f(5); printf("%d %d\n", s.a, s.b); s = f(1); printf("%d %d\n", s.a, s.b);
 for (int i = 0; i < 3; i++) { if (i == 7) printf("%d\n", g(&(S){i, i})); if (i == 1) continue; printf("i%d\n", i); }
 int k = 0; while (k < 3) { if (k == 2) { g(&(S){1,2}); } k++; }
 switch (k) { case 1: g(&(S){1,2}); break; case 3: puts("three"); }
 return 0; }
