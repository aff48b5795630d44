// covers: dynamic memory, variable length arrays, strings
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
/* huffman + lzw + rle + trie autocompletion + kmp + levenshtein + base conversions + utf8 */
typedef struct hn {
    int f;
    unsigned char c;
    struct hn *l, *r;
} hn;
static char codes[256][32];
static void gen(hn *n, char *b, int d) {
    if (!n->l) {
        b[d] = 0;
        strcpy(codes[n->c], d ? b : "0");
        return;
    }
    b[d] = '0';
    gen(n->l, b, d + 1);
    b[d] = '1';
    gen(n->r, b, d + 1);
}
static void hf(hn *n) {
    if (!n)
        return;
    hf(n->l);
    hf(n->r);
    free(n);
}
static void huff(const char *s) {
    int f[256] = {0};
    for (const unsigned char *p = (const void *)s; *p; p++)
        f[*p]++;
    hn *q[256];
    int n = 0;
    for (int i = 0; i < 256; i++)
        if (f[i]) {
            q[n] = calloc(1, sizeof(hn));
            *q[n] = (hn){f[i], (unsigned char)i, 0, 0};
            n++;
        }
    while (n > 1) {
        for (int k = 0; k < 2; k++) {
            int m = n - 1 - k;
            for (int i = 0; i < n - 1 - k; i++)
                if (q[i]->f < q[m]->f || (q[i]->f == q[m]->f && q[i]->c < q[m]->c))
                    m = i;
            hn *t = q[m];
            q[m] = q[n - 1 - k];
            q[n - 1 - k] = t;
        }
        hn *p = malloc(sizeof *p);
        *p = (hn){q[n - 1]->f + q[n - 2]->f, q[n - 1]->c, q[n - 1], q[n - 2]};
        q[n - 2] = p;
        n--;
    }
    char b[32];
    gen(q[0], b, 0);
    int bits = 0;
    for (const char *p = s; *p; p++)
        bits += strlen(codes[(unsigned char)*p]);
    printf("%d bits a=%s\n", bits, codes['a']);
    hf(q[0]);
}
static void kmp(const char *t, const char *p) {
    int m = strlen(p), *f = malloc(m * sizeof *f);
    f[0] = 0;
    for (int i = 1, k = 0; i < m; i++) {
        while (k && p[k] != p[i])
            k = f[k - 1];
        if (p[k] == p[i])
            k++;
        f[i] = k;
    }
    for (int i = 0, k = 0; t[i]; i++) {
        while (k && p[k] != t[i])
            k = f[k - 1];
        if (p[k] == t[i])
            k++;
        if (k == m) {
            printf("@%d ", i - m + 1);
            k = f[k - 1];
        }
    }
    puts("");
    free(f);
}
static int lev(const char *a, const char *b) {
    int n = strlen(a), m = strlen(b);
    int d[n + 1][m + 1];
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= m; j++)
            if (!i || !j)
                d[i][j] = i + j;
            else {
                int c = d[i - 1][j - 1] + (a[i - 1] != b[j - 1]);
                if (d[i - 1][j] + 1 < c)
                    c = d[i - 1][j] + 1;
                if (d[i][j - 1] + 1 < c)
                    c = d[i][j - 1] + 1;
                d[i][j] = c;
            }
    return d[n][m];
}
static int lzw(const char *s, uint16_t *out) {
    static struct {
        int prefix;
        char ch;
    } dict[512];
    int n = 256, k = 0, cur = (unsigned char)*s++;
    for (; *s; s++) {
        int i;
        for (i = 256; i < n; i++)
            if (dict[i].prefix == cur && dict[i].ch == *s)
                break;
        if (i < n)
            cur = i;
        else {
            out[k++] = cur;
            dict[n].prefix = cur;
            dict[n++].ch = *s;
            cur = (unsigned char)*s;
        }
    }
    out[k++] = cur;
    return k;
}
static void rle(const char *s) {
    while (*s) {
        int n = 1;
        while (s[n] == *s)
            n++;
        n > 1 ? printf("%d%c", n, *s) : printf("%c", *s);
        s += n;
    }
    puts("");
}
struct trie {
    struct trie *k[26];
    _Bool end;
};
static struct trie *tn(void) { return calloc(1, sizeof(struct trie)); }
static void tadd(struct trie *t, const char *w) {
    for (; *w; w++) {
        struct trie **n = &t->k[*w - 'a'];
        if (!*n)
            *n = tn();
        t = *n;
    }
    t->end = 1;
}
static void tall(struct trie *t, char *b, int d) {
    if (t->end)
        printf("%.*s ", d, b);
    for (int i = 0; i < 26; i++)
        if (t->k[i]) {
            b[d] = 'a' + i;
            tall(t->k[i], b, d + 1);
        }
}
static void tfree(struct trie *t) {
    for (int i = 0; i < 26; i++)
        if (t->k[i])
            tfree(t->k[i]);
    free(t);
}
static char *conv(long v, int b, char *o) {
    char t[70];
    int i = 69, neg = v < 0;
    t[i] = 0;
    unsigned long u = neg ? -(unsigned long)v : (unsigned long)v;
    do
        t[--i] = "0123456789abcdefghijklmnopqrstuvwxyz"[u % b];
    while (u /= b);
    if (neg)
        t[--i] = '-';
    return strcpy(o, t + i);
}
int main() {
    huff("abracadabra alakazam");
    kmp("abababcabab", "abab");
    printf("%d %d\n", lev("kitten", "sitting"), lev("", "abc"));
    uint16_t o[64];
    int n = lzw("TOBEORNOTTOBEORTOBEORNOT", o);
    for (int i = 0; i < n; i++)
        printf("%d ", o[i]);
    puts("");
    rle("WWWWBBBWWC");
    struct trie *t = tn();
    const char *ws[] = {"car", "card", "care", "cat", "dog", 0};
    for (const char **p = ws; *p; p++)
        tadd(t, *p);
    char b[20] = "ca";
    tall(t->k['c' - 'a']->k[0], b, 2);
    puts("");
    tfree(t);
    char x[70];
    printf("%s ", conv(255, 2, x));
    printf("%s ", conv(-255, 16, x));
    printf("%s\n", conv(123456789, 36, x));
    return 0;
}
