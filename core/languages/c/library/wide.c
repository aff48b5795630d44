/* Wide characters, in the locale "C": those below 128 have bytes of their own. */
#include <wchar.h>
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static int narrow(wint_t c) { return c < 128 ? (int)c : -1; }

int iswalnum(wint_t c) { return isalnum(narrow(c)); }
int iswalpha(wint_t c) { return c < 128 && isalpha((int)c); }
int iswblank(wint_t c) { return isblank(narrow(c)); }
int iswcntrl(wint_t c) { return iscntrl(narrow(c)); }
int iswdigit(wint_t c) { return isdigit(narrow(c)); }
int iswgraph(wint_t c) { return isgraph(narrow(c)); }
int iswlower(wint_t c) { return islower(narrow(c)); }
int iswprint(wint_t c) { return isprint(narrow(c)); }
int iswpunct(wint_t c) { return c < 128 && ispunct((int)c); }
int iswspace(wint_t c) { return isspace(narrow(c)); }
int iswupper(wint_t c) { return isupper(narrow(c)); }
int iswxdigit(wint_t c) { return c < 128 && isxdigit((int)c); }
wint_t towlower(wint_t c) { return iswupper(c) ? c + 32 : c; }
wint_t towupper(wint_t c) { return iswlower(c) ? c - 32 : c; }

size_t wcslen(const wchar_t *text) {
    size_t length = 0;
    while (text[length])
        length++;
    return length;
}

wchar_t *wmemcpy(wchar_t *restrict to, const wchar_t *restrict from, size_t count) { return memcpy(to, from, count * sizeof *to); }
wchar_t *wmemmove(wchar_t *to, const wchar_t *from, size_t count) { return memmove(to, from, count * sizeof *to); }

wchar_t *wmemset(wchar_t *to, wchar_t c, size_t count) {
    for (size_t at = 0; at < count; at++)
        to[at] = c;
    return to;
}

wchar_t *wmemchr(const wchar_t *text, wchar_t c, size_t count) {
    for (; count > 0; count--, text++)
        if (*text == c)
            return (wchar_t *)text;
    return NULL;
}

int wmemcmp(const wchar_t *left, const wchar_t *right, size_t count) {
    for (; count > 0; count--, left++, right++)
        if (*left != *right)
            return *left < *right ? -1 : 1;
    return 0;
}

wchar_t *wcscpy(wchar_t *restrict to, const wchar_t *restrict from) { return wmemcpy(to, from, wcslen(from) + 1); }

wchar_t *wcsncpy(wchar_t *restrict to, const wchar_t *restrict from, size_t count) {
    size_t at = 0;
    for (; at < count && from[at]; at++)
        to[at] = from[at];
    for (; at < count; at++)
        to[at] = 0;
    return to;
}

wchar_t *wcscat(wchar_t *restrict to, const wchar_t *restrict from) {
    wcscpy(to + wcslen(to), from);
    return to;
}

wchar_t *wcsncat(wchar_t *restrict to, const wchar_t *restrict from, size_t count) {
    wchar_t *end = to + wcslen(to);
    for (; count > 0 && *from; count--)
        *end++ = *from++;
    *end = 0;
    return to;
}

int wcsncmp(const wchar_t *left, const wchar_t *right, size_t count) {
    for (; count > 0; count--, left++, right++) {
        if (*left != *right)
            return *left < *right ? -1 : 1;
        if (!*left)
            break;
    }
    return 0;
}

int wcsncasecmp(const wchar_t *left, const wchar_t *right, size_t count) {
    for (; count > 0; count--, left++, right++) {
        wint_t own = towlower((wint_t)*left), other = towlower((wint_t)*right);
        if (own != other)
            return (int)own - (int)other;
        if (!own)
            break;
    }
    return 0;
}

int wcscasecmp(const wchar_t *left, const wchar_t *right) { return wcsncasecmp(left, right, (size_t)-1); }
int wcscmp(const wchar_t *left, const wchar_t *right) { return wcsncmp(left, right, (size_t)-1); }
int wcscoll(const wchar_t *left, const wchar_t *right) { return wcscmp(left, right); }

wchar_t *wcschr(const wchar_t *text, wchar_t c) {
    for (;; text++) {
        if (*text == c)
            return (wchar_t *)text;
        if (!*text)
            return NULL;
    }
}

wchar_t *wcsrchr(const wchar_t *text, wchar_t c) {
    const wchar_t *found = NULL;
    for (;; text++) {
        if (*text == c)
            found = text;
        if (!*text)
            return (wchar_t *)found;
    }
}

size_t wcsspn(const wchar_t *text, const wchar_t *set) {
    size_t length = 0;
    while (text[length] && wcschr(set, text[length]))
        length++;
    return length;
}

size_t wcscspn(const wchar_t *text, const wchar_t *set) {
    size_t length = 0;
    while (text[length] && !wcschr(set, text[length]))
        length++;
    return length;
}

wchar_t *wcspbrk(const wchar_t *text, const wchar_t *set) {
    text += wcscspn(text, set);
    return *text ? (wchar_t *)text : NULL;
}

wchar_t *wcsstr(const wchar_t *text, const wchar_t *wanted) {
    size_t length = wcslen(wanted);
    if (length == 0)
        return (wchar_t *)text;
    for (; (text = wcschr(text, *wanted)); text++)
        if (wcsncmp(text, wanted, length) == 0)
            return (wchar_t *)text;
    return NULL;
}

wchar_t *wcstok(wchar_t *restrict text, const wchar_t *restrict separators, wchar_t **restrict rest) {
    if (!text)
        text = *rest;
    text += wcsspn(text, separators);
    if (!*text) {
        *rest = text;
        return NULL;
    }
    wchar_t *end = text + wcscspn(text, separators);
    if (*end)
        *end++ = 0;
    *rest = end;
    return text;
}

wchar_t *wcsdup(const wchar_t *text) {
    size_t length = wcslen(text) + 1;
    wchar_t *copy = malloc(length * sizeof *copy);
    return copy ? wmemcpy(copy, text, length) : NULL;
}

/* A copy as bytes, as far as there are any. */
static char *as_bytes(const wchar_t *text, int stops) {
    size_t length = wcslen(text);
    char *copy = malloc(length + 1);
    size_t at = 0;
    for (; at < length && (text[at] < 128 || !stops); at++)
        copy[at] = text[at] < 128 ? (char)text[at] : '?';
    copy[at] = 0;
    return copy;
}

long wcstol(const wchar_t *restrict text, wchar_t **restrict end, int base) {
    char *bytes = as_bytes(text, 1), *rest;
    long value = strtol(bytes, &rest, base);
    if (end)
        *end = (wchar_t *)text + (rest - bytes);
    free(bytes);
    return value;
}

double wcstod(const wchar_t *restrict text, wchar_t **restrict end) {
    char *bytes = as_bytes(text, 1), *rest;
    double value = strtod(bytes, &rest);
    if (end)
        *end = (wchar_t *)text + (rest - bytes);
    free(bytes);
    return value;
}

wint_t btowc(int c) { return c >= 0 && c < 128 ? (wint_t)c : WEOF; }
int wctob(wint_t c) { return narrow(c); }

size_t mbrtowc(wchar_t *restrict into, const char *restrict text, size_t count, mbstate_t *restrict state) {
    if (!text)
        return 0;
    if (count == 0)
        return (size_t)-2;
    if (*text & 0x80) {
        errno = EILSEQ;
        return (size_t)-1;
    }
    if (into)
        *into = *text;
    return *text != 0;
}

size_t wcrtomb(char *restrict into, wchar_t c, mbstate_t *restrict state) {
    if (!into)
        return 1;
    if ((unsigned)c >= 128) {
        errno = EILSEQ;
        return (size_t)-1;
    }
    *into = (char)c;
    return 1;
}

wint_t fputwc(wchar_t c, FILE *stream) {
    if ((unsigned)c < 128)
        return (wint_t)fputc(c, stream);
    errno = EILSEQ;
    return WEOF;
}

wint_t putwc(wchar_t c, FILE *stream) { return fputwc(c, stream); }
wint_t putwchar(wchar_t c) { return fputwc(c, stdout); }

int fputws(const wchar_t *restrict text, FILE *restrict stream) {
    for (; *text; text++)
        if (fputwc(*text, stream) == WEOF)
            return -1;
    return 1;
}

wint_t fgetwc(FILE *stream) {
    int c = fgetc(stream);
    return c == EOF ? WEOF : (wint_t)c;
}

wint_t getwc(FILE *stream) { return fgetwc(stream); }
wint_t getwchar(void) { return fgetwc(stdin); }

wchar_t *fgetws(wchar_t *restrict into, int count, FILE *restrict stream) {
    int at = 0;
    while (at < count - 1) {
        int c = fgetc(stream);
        if (c == EOF)
            break;
        into[at++] = c;
        if (c == '\n')
            break;
    }
    if (at == 0)
        return NULL;
    into[at] = 0;
    return into;
}

int fwide(FILE *stream, int mode) { return mode; }

int vfwprintf(FILE *restrict stream, const wchar_t *restrict format, va_list list) {
    char *bytes = as_bytes(format, 0);
    int count = vfprintf(stream, bytes, list);
    free(bytes);
    return count;
}

int vwprintf(const wchar_t *restrict format, va_list list) { return vfwprintf(stdout, format, list); }

int wprintf(const wchar_t *restrict format, ...) {
    va_list list;
    va_start(list, format);
    int count = vfwprintf(stdout, format, list);
    va_end(list);
    return count;
}

int fwprintf(FILE *restrict stream, const wchar_t *restrict format, ...) {
    va_list list;
    va_start(list, format);
    int count = vfwprintf(stream, format, list);
    va_end(list);
    return count;
}

int vswprintf(wchar_t *restrict into, size_t size, const wchar_t *restrict format, va_list list) {
    char *bytes = as_bytes(format, 0), *text = malloc(size + 1);
    int count = vsnprintf(text, size + 1, bytes, list);
    if (count >= 0 && (size_t)count < size)
        for (int at = 0; at <= count; at++)
            into[at] = (unsigned char)text[at];
    else
        count = -1;
    free(text);
    free(bytes);
    return count;
}

int swprintf(wchar_t *restrict into, size_t size, const wchar_t *restrict format, ...) {
    va_list list;
    va_start(list, format);
    int count = vswprintf(into, size, format, list);
    va_end(list);
    return count;
}
