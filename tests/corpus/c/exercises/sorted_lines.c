// covers: input, function pointers, strings
#include <stdio.h>
#include <ctype.h>
#include <string.h>
#include <stdlib.h>
#define MAXLINE 1000
#define MAXLINES 100
char *lineptr[MAXLINES];
int getline_(char line[], int maxline);
void copy(char to[], char from[]);
static char allocbuf[10000];
static char *allocp = allocbuf;
char *alloc(int n) {
    if (allocbuf + 10000 - allocp >= n) {
        allocp += n;
        return allocp - n;
    } else
        return 0;
}
int getline_(char s[], int lim) {
    int c, i;
    for (i = 0; i < lim - 1 && (c = getchar()) != EOF && c != '\n'; ++i)
        s[i] = c;
    if (c == '\n') {
        s[i] = c;
        ++i;
    }
    s[i] = '\0';
    return i;
}
void copy(char to[], char from[]) {
    int i;
    i = 0;
    while ((to[i] = from[i]) != '\0')
        ++i;
}
int readlines(char *lineptr[], int maxlines) {
    int len, nlines;
    char *p, line[MAXLINE];
    nlines = 0;
    while ((len = getline_(line, MAXLINE)) > 0)
        if (nlines >= maxlines || (p = alloc(len + 1)) == NULL)
            return -1;
        else {
            if (line[len - 1] == '\n')
                line[len - 1] = '\0';
            strcpy(p, line);
            lineptr[nlines++] = p;
        }
    return nlines;
}
void writelines(char *lineptr[], int nlines) {
    while (nlines-- > 0)
        printf("%s\n", *lineptr++);
}
void swap(void *v[], int i, int j) {
    void *temp;
    temp = v[i];
    v[i] = v[j];
    v[j] = temp;
}
void qsort_(void *v[], int left, int right, int (*comp)(void *, void *)) {
    int i, last;
    if (left >= right)
        return;
    swap(v, left, (left + right) / 2);
    last = left;
    for (i = left + 1; i <= right; i++)
        if ((*comp)(v[i], v[left]) < 0)
            swap(v, ++last, i);
    swap(v, left, last);
    qsort_(v, left, last - 1, comp);
    qsort_(v, last + 1, right, comp);
}
int numcmp(char *s1, char *s2) {
    double v1, v2;
    v1 = atof(s1);
    v2 = atof(s2);
    if (v1 < v2)
        return -1;
    else if (v1 > v2)
        return 1;
    else
        return 0;
}
int mystrcmp(char *s, char *t) {
    for (; *s == *t; s++, t++)
        if (*s == '\0')
            return 0;
    return *s - *t;
}
int scmp(void *a, void *b) { return mystrcmp(a, b); }
int ncmp(void *a, void *b) { return numcmp(a, b); }
void itoa_(int n, char s[]) {
    int i, sign;
    if ((sign = n) < 0)
        n = -n;
    i = 0;
    do {
        s[i++] = n % 10 + '0';
    } while ((n /= 10) > 0);
    if (sign < 0)
        s[i++] = '-';
    s[i] = '\0';
    int c, a, b;
    for (a = 0, b = strlen(s) - 1; a < b; a++, b--) {
        c = s[a];
        s[a] = s[b];
        s[b] = c;
    }
}
int htoi(const char *s) {
    int n = 0;
    if (s[0] == '0' && (s[1] == 'x' || s[1] == 'X'))
        s += 2;
    for (; isxdigit(*s); s++)
        n = 16 * n + (isdigit(*s) ? *s - '0' : tolower(*s) - 'a' + 10);
    return n;
}
void squeeze(char s[], int c) {
    int i, j;
    for (i = j = 0; s[i] != '\0'; i++)
        if (s[i] != c)
            s[j++] = s[i];
    s[j] = '\0';
}
unsigned getbits(unsigned x, int p, int n) { return (x >> (p + 1 - n)) & ~(~0U << n); }
int bitcount(unsigned x) {
    int b;
    for (b = 0; x != 0; x &= x - 1)
        b++;
    return b;
}
static char daytab[2][13] = {{0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31},
                             {0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}};
int day_of_year(int year, int month, int day) {
    int i, leap;
    leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    for (i = 1; i < month; i++)
        day += daytab[leap][i];
    return day;
}
char *month_name(int n) {
    static char *name[] = {"Illegal month", "January", "February",  "March",   "April",    "May",     "June",
                           "July",          "August",  "September", "October", "November", "December"};
    return (n < 1 || n > 12) ? name[0] : name[n];
}
int main() {
    int nlines;
    if ((nlines = readlines(lineptr, MAXLINES)) >= 0) {
        qsort_((void **)lineptr, 0, nlines - 1, scmp);
        writelines(lineptr, nlines);
        qsort_((void **)lineptr, 0, nlines - 1, ncmp);
        puts("--");
        writelines(lineptr, nlines);
    }
    char s[20];
    itoa_(-1234, s);
    puts(s);
    printf("%d %d\n", htoi("0xFf"), htoi("1A"));
    char t[] = "hello world";
    squeeze(t, 'l');
    puts(t);
    printf("%u %d %d %s %s\n", getbits(0xABCD, 7, 4), bitcount(255), day_of_year(2024, 3, 1), month_name(3),
           month_name(13));
    return 0;
}
