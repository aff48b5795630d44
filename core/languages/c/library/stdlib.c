/* General utilities. */
#include <stdlib.h>
#include <errno.h>
#include <inttypes.h>
#include <locale.h>
#include <signal.h>
#include <string.h>

int atoi(const char *text) { return (int)strtol(text, NULL, 10); }
long atol(const char *text) { return strtol(text, NULL, 10); }
long long atoll(const char *text) { return strtoll(text, NULL, 10); }
double atof(const char *text) { return strtod(text, NULL); }
float strtof(const char *restrict text, char **restrict end) { return (float)strtod(text, end); }
long double strtold(const char *restrict text, char **restrict end) { return strtod(text, end); }

int abs(int x) { return x < 0 ? -x : x; }
long labs(long x) { return x < 0 ? -x : x; }
long long llabs(long long x) { return x < 0 ? -x : x; }

div_t div(int a, int b) {
    div_t result = {a / b, a % b};
    return result;
}

ldiv_t ldiv(long a, long b) {
    ldiv_t result = {a / b, a % b};
    return result;
}

lldiv_t lldiv(long long a, long long b) {
    lldiv_t result = {a / b, a % b};
    return result;
}

/* Merges the sorted halves of `items` by way of `space`; like glibc's, it keeps the order of what is equal. */
static void merge_sort(char *items, char *space, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    if (count < 2)
        return;
    size_t half = count / 2;
    merge_sort(items, space, half, size, compare);
    merge_sort(items + half * size, space, count - half, size, compare);
    char *left = items, *right = items + half * size, *out = space;
    char *left_end = right, *right_end = items + count * size;
    while (left < left_end && right < right_end) {
        if (compare(left, right) <= 0) {
            memcpy(out, left, size);
            left += size;
        } else {
            memcpy(out, right, size);
            right += size;
        }
        out += size;
    }
    memcpy(out, left, (size_t)(left_end - left));
    out += left_end - left;
    /* What is left on the right is in its place already. */
    memcpy(items, space, (size_t)(out - space));
}

void qsort(void *items, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    if (count < 2 || size == 0)
        return;
    char *space = malloc(count * size);
    if (!space)
        return;
    merge_sort(items, space, count, size, compare);
    free(space);
}

/* The comparison of the sorting with an argument of its own that is under way, for a plain one. */
static int (*compare_with)(const void *, const void *, void *);
static void *extra_argument;

static int compare_plainly(const void *left, const void *right) { return compare_with(left, right, extra_argument); }

void qsort_r(void *items, size_t count, size_t size, int (*compare)(const void *, const void *, void *), void *extra) {
    int (*outer)(const void *, const void *, void *) = compare_with;
    void *outer_extra = extra_argument;
    compare_with = compare;
    extra_argument = extra;
    qsort(items, count, size, compare_plainly);
    compare_with = outer;
    extra_argument = outer_extra;
}

void *bsearch(const void *key, const void *items, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        const char *item = (const char *)items + middle * size;
        int order = compare(key, item);
        if (order == 0)
            return (void *)item;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

/* The environment is empty at first, and there is no shell. */
static struct variable { struct variable *next; char *name, *value; } *environment;

static struct variable *variable_of(const char *name) {
    struct variable *at = environment;
    while (at && strcmp(at->name, name) != 0)
        at = at->next;
    return at;
}

char *getenv(const char *name) {
    struct variable *found = variable_of(name);
    return found ? found->value : NULL;
}

int setenv(const char *name, const char *value, int replaces) {
    if (!name || !*name || strchr(name, '=')) {
        errno = EINVAL;
        return -1;
    }
    struct variable *found = variable_of(name);
    if (found && found->value && !replaces)
        return 0;
    if (!found) {
        found = malloc(sizeof *found);
        found->name = strdup(name);
        found->next = environment;
        environment = found;
    }
    found->value = strdup(value);
    return 0;
}

int unsetenv(const char *name) {
    struct variable *found = variable_of(name);
    if (found)
        found->value = NULL;
    return 0;
}

int putenv(char *text) {
    char *equals = strchr(text, '=');
    if (!equals)
        return unsetenv(text);
    char *name = strndup(text, (size_t)(equals - text));
    return setenv(name, equals + 1, 1);
}

int system(const char *command) { return command ? -1 : 0; }

intmax_t imaxabs(intmax_t x) { return x < 0 ? -x : x; }

imaxdiv_t imaxdiv(intmax_t a, intmax_t b) {
    imaxdiv_t result = {a / b, a % b};
    return result;
}

long random(void) { return rand(); }

int rand_r(unsigned *seed) {
    unsigned next = *seed;
    int result = 0;
    for (int round = 0; round < 3; round++) {
        next = next * 1103515245u + 12345u;
        result = round == 0 ? (int)(next / 65536 % 2048) : (int)((unsigned)result << 10 ^ next / 65536 % 1024);
    }
    *seed = next;
    return result;
}

/* Numbers of 48 bits, as POSIX says. */
static unsigned long state48 = 0x1234abcd330eul;

static unsigned long next48(void) {
    state48 = (state48 * 0x5deece66dul + 0xb) & 0xfffffffffffful;
    return state48;
}

void srand48(long seed) { state48 = ((unsigned long)(unsigned)seed << 16) + 0x330e; }
double drand48(void) { return (double)next48() / 281474976710656.0; }
long lrand48(void) { return (long)(next48() >> 17); }
long mrand48(void) { return (int)(next48() >> 16); }

int posix_memalign(void **into, size_t align, size_t size) {
    if (align % sizeof(void *) || (align & (align - 1)))
        return EINVAL;
    *into = aligned_alloc(align, size);
    return *into ? 0 : ENOMEM;
}

static void (*quick_exits[32])(void);
static int quick_exit_count;

int at_quick_exit(void (*function)(void)) {
    if (quick_exit_count == 32)
        return -1;
    quick_exits[quick_exit_count++] = function;
    return 0;
}

void quick_exit(int code) {
    while (quick_exit_count > 0)
        quick_exits[--quick_exit_count]();
    _Exit(code);
}

void abort(void) {
    __raise_abort();
    __abort();
}

/* There is one locale. */
char *setlocale(int category, const char *name) {
    return !name || !*name || strcmp(name, "C") == 0 || strcmp(name, "POSIX") == 0 ? "C" : NULL;
}

struct lconv *localeconv(void) {
    static struct lconv plain = {".", "", "", "", "", "", "", "", "", ""};
    return &plain;
}

/* In it, the characters below 128 are a byte each, and there are no others. */
int mblen(const char *text, size_t count) { return mbtowc(NULL, text, count); }

int mbtowc(wchar_t *restrict into, const char *restrict text, size_t count) {
    if (!text)
        return 0;
    if (count == 0 || *text & 0x80)
        return -1;
    if (into)
        *into = *text;
    return *text != 0;
}

int wctomb(char *into, wchar_t c) {
    if (!into)
        return 0;
    if ((unsigned)c >= 128)
        return -1;
    *into = (char)c;
    return 1;
}

size_t mbstowcs(wchar_t *restrict into, const char *restrict text, size_t count) {
    size_t at = 0;
    for (; (!into || at < count) && text[at]; at++) {
        if (text[at] & 0x80)
            return (size_t)-1;
        if (into)
            into[at] = text[at];
    }
    if (into && at < count)
        into[at] = 0;
    return at;
}

size_t wcstombs(char *restrict into, const wchar_t *restrict text, size_t count) {
    size_t at = 0;
    for (; (!into || at < count) && text[at]; at++) {
        if ((unsigned)text[at] >= 128)
            return (size_t)-1;
        if (into)
            into[at] = (char)text[at];
    }
    if (into && at < count)
        into[at] = 0;
    return at;
}
