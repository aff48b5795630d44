#include <stdio.h>
#include <stdlib.h>
#include <string.h>
/* string builder, trim, split, replace, reverse words, palindromes, caesar, atoi by hand, itoa */
typedef struct {
    char *p;
    size_t n, cap;
} sb;
static void sb_add(sb *s, const char *t) {
    size_t k = strlen(t);
    if (s->n + k + 1 > s->cap) {
        s->cap = (s->n + k + 1) * 2;
        s->p = realloc(s->p, s->cap);
    }
    memcpy(s->p + s->n, t, k + 1);
    s->n += k;
}
static char *trim(char *s) {
    while (*s == ' ') s++;
    char *e = s + strlen(s);
    while (e > s && e[-1] == ' ') --e;
    *e = '\0';
    return s;
}
static char *replace(const char *s, const char *a, const char *b) {
    sb r = {0};
    const char *p;
    size_t la = strlen(a);
    while ((p = strstr(s, a))) {
        char *part = strndup(s, p - s);
        sb_add(&r, part);
        free(part);
        sb_add(&r, b);
        s = p + la;
    }
    sb_add(&r, s);
    return r.p;
}
static void rev(char *a, char *b) {
    while (a < b) {
        char t = *a;
        *a++ = *b;
        *b-- = t;
    }
}
static void revwords(char *s) {
    rev(s, s + strlen(s) - 1);
    for (char *w = s; *w;) {
        char *e = w;
        while (*e && *e != ' ') e++;
        rev(w, e - 1);
        w = *e ? e + 1 : e;
    }
}
static char *itoa_(int v, char *buf, int base) {
    char *p = buf;
    unsigned u = v < 0 ? -(unsigned)v : (unsigned)v;
    do *p++ = "0123456789abcdefghijklmnopqrstuvwxyz"[u % base];
    while (u /= base);
    if (v < 0) *p++ = '-';
    *p = 0;
    rev(buf, p - 1);
    return buf;
}
static int is_pal(const char *s) {
    for (size_t i = 0, j = strlen(s); i < j--; i++) if (s[i] != s[j]) return 0;
    return 1;
}
static unsigned long djb2(const char *s) {
    unsigned long h = 5381;
    int c;
    while ((c = *s++)) h = ((h << 5) + h) + c;
    return h;
}
static int utf8len(const char *s) {
    int n = 0;
    for (; *s; s++) n += (*s & 0xC0) != 0x80;
    return n;
}
int main(void) {
    char t[] = "   padded text  ";
    printf("[%s]\n", trim(t));
    char *r = replace("the cat sat on the mat", "the", "a");
    puts(r);
    free(r);
    char w[] = "one two three";
    revwords(w);
    puts(w);
    char b[40];
    printf("%s %s %s %s\n", itoa_(-255, b, 16), itoa_(10, b + 20, 2), itoa_(0, b + 30, 10), itoa_(-2147483647 - 1, (char[40]){0}, 10));
    printf("%d %d %d\n", is_pal("racecar"), is_pal("ab"), is_pal(""));
    printf("%lu %d\n", djb2("hello"), utf8len("naïve ☃"));
    sb s = {0};
    for (int i = 0; i < 20; i++) {
        char n[8];
        snprintf(n, sizeof n, "%d,", i);
        sb_add(&s, n);
    }
    printf("%s %zu\n", s.p, s.n);
    free(s.p);
    char csv[] = "name,age,,city\n";
    int field = 0;
    for (char *p = csv, *q; p; p = q) {
        q = strpbrk(p, ",\n");
        if (q) *q++ = 0;
        if (*p || (q && *q)) printf("%d=%s;", field, p);
        field++;
        if (q && !*q) break;
    }
    puts("");
    int counts[26] = {0};
    for (const char *p = "hello world"; *p; p++) if (*p >= 'a' && *p <= 'z') counts[*p - 'a']++;
    for (int i = 0; i < 26; i++) if (counts[i] > 1) printf("%c%d ", 'a' + i, counts[i]);
    puts("");
    char rle[64] = "", *o = rle;
    for (const char *p = "aaabccdddd"; *p;) {
        int n = 1;
        while (p[n] == *p) n++;
        o += sprintf(o, "%d%c", n, *p);
        p += n;
    }
    puts(rle);
    puts("tab\there \"quoted\" \\ \x41\101 \u00e9 con" "cat");
    printf("%s|%.3s|%-6s|%6s|\n", "abc", "abcdef", "ab", "ab");
    char dest[6];
    strncpy(dest, "hello world", sizeof dest - 1);
    dest[5] = 0;
    puts(dest);
    char fixed[4] = "abcd";
    printf("%.4s\n", fixed);
    return strcmp("a", "b") < 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
