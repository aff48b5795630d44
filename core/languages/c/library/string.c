/* Strings. */
#include <string.h>
#include <stdio.h>
#include <stdlib.h>
#include <errno.h>

char *strcpy(char *restrict to, const char *restrict from) {
    memcpy(to, from, strlen(from) + 1);
    return to;
}

size_t strnlen(const char *text, size_t most) {
    size_t length = 0;
    while (length < most && text[length])
        length++;
    return length;
}

char *strncpy(char *restrict to, const char *restrict from, size_t count) {
    size_t length = strnlen(from, count);
    memcpy(to, from, length);
    memset(to + length, 0, count - length);
    return to;
}

char *strcat(char *restrict to, const char *restrict from) {
    strcpy(to + strlen(to), from);
    return to;
}

char *strncat(char *restrict to, const char *restrict from, size_t count) {
    char *end = to + strlen(to);
    size_t length = strnlen(from, count);
    memcpy(end, from, length);
    end[length] = 0;
    return to;
}

int strncmp(const char *left, const char *right, size_t count) {
    for (; count > 0; count--, left++, right++) {
        unsigned char a = (unsigned char)*left, b = (unsigned char)*right;
        if (a != b)
            return a - b;
        if (a == 0)
            break;
    }
    return 0;
}

int strcmp(const char *left, const char *right) {
    while (*left && *left == *right) {
        left++;
        right++;
    }
    unsigned char a = (unsigned char)*left, b = (unsigned char)*right;
    return a - b;
}

int strcoll(const char *left, const char *right) { return strcmp(left, right); }

static int small(int c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }

int strncasecmp(const char *left, const char *right, size_t count) {
    for (; count > 0; count--, left++, right++) {
        int a = small((unsigned char)*left), b = small((unsigned char)*right);
        if (a != b)
            return a - b;
        if (a == 0)
            break;
    }
    return 0;
}

int strcasecmp(const char *left, const char *right) { return strncasecmp(left, right, (size_t)-1); }

char *strchr(const char *text, int wanted) {
    for (;; text++) {
        if (*text == (char)wanted)
            return (char *)text;
        if (!*text)
            return NULL;
    }
}

char *strrchr(const char *text, int wanted) {
    const char *found = NULL;
    for (;; text++) {
        if (*text == (char)wanted)
            found = text;
        if (!*text)
            return (char *)found;
    }
}

size_t strspn(const char *text, const char *set) {
    size_t length = 0;
    while (text[length] && strchr(set, text[length]))
        length++;
    return length;
}

size_t strcspn(const char *text, const char *set) {
    size_t length = 0;
    while (text[length] && !strchr(set, text[length]))
        length++;
    return length;
}

char *strpbrk(const char *text, const char *set) {
    text += strcspn(text, set);
    return *text ? (char *)text : NULL;
}

char *strstr(const char *text, const char *wanted) {
    size_t length = strlen(wanted);
    if (length == 0)
        return (char *)text;
    for (; (text = strchr(text, *wanted)); text++)
        if (strncmp(text, wanted, length) == 0)
            return (char *)text;
    return NULL;
}

char *strtok_r(char *restrict text, const char *restrict separators, char **restrict rest) {
    if (!text)
        text = *rest;
    text += strspn(text, separators);
    if (!*text) {
        *rest = text;
        return NULL;
    }
    char *end = text + strcspn(text, separators);
    if (*end)
        *end++ = 0;
    *rest = end;
    return text;
}

static char *token_rest;

char *strtok(char *restrict text, const char *restrict separators) { return strtok_r(text, separators, &token_rest); }

char *strndup(const char *text, size_t most) {
    size_t length = strnlen(text, most);
    char *copy = malloc(length + 1);
    if (copy) {
        memcpy(copy, text, length);
        copy[length] = 0;
    }
    return copy;
}

char *strdup(const char *text) { return strndup(text, strlen(text)); }

char *strerror(int number) {
    static const char *const words[] = {
        "Success",
        "Operation not permitted",
        "No such file or directory",
        "No such process",
        "Interrupted system call",
        "Input/output error",
        "No such device or address",
        "Argument list too long",
        "Exec format error",
        "Bad file descriptor",
        "No child processes",
        "Resource temporarily unavailable",
        "Cannot allocate memory",
        "Permission denied",
        "Bad address",
        "Block device required",
        "Device or resource busy",
        "File exists",
        "Invalid cross-device link",
        "No such device",
        "Not a directory",
        "Is a directory",
        "Invalid argument",
        "Too many open files in system",
        "Too many open files",
        "Inappropriate ioctl for device",
        "Text file busy",
        "File too large",
        "No space left on device",
        "Illegal seek",
        "Read-only file system",
        "Too many links",
        "Broken pipe",
        "Numerical argument out of domain",
        "Numerical result out of range",
        "Resource deadlock avoided",
        "File name too long",
        "No locks available",
        "Function not implemented",
        "Directory not empty",
        "Too many levels of symbolic links",
    };
    static char unknown[40];
    if (number >= 0 && (size_t)number < sizeof words / sizeof *words)
        return (char *)words[number];
    switch (number) {
    case EOVERFLOW: return "Value too large for defined data type";
    case EILSEQ: return "Invalid or incomplete multibyte or wide character";
    case EMSGSIZE: return "Message too long";
    case EADDRINUSE: return "Address already in use";
    case ENOTCONN: return "Transport endpoint is not connected";
    case ETIMEDOUT: return "Connection timed out";
    case ECONNREFUSED: return "Connection refused";
    case EALREADY: return "Operation already in progress";
    case EINPROGRESS: return "Operation now in progress";
    case ECANCELED: return "Operation canceled";
    }
    snprintf(unknown, sizeof unknown, "Unknown error %d", number);
    return unknown;
}

size_t strxfrm(char *restrict to, const char *restrict from, size_t count) {
    size_t length = strlen(from);
    if (count > 0)
        strncpy(to, from, count);
    return length;
}

char *strsep(char **restrict text, const char *restrict separators) {
    char *start = *text;
    if (!start)
        return NULL;
    char *end = start + strcspn(start, separators);
    *text = *end ? end + 1 : NULL;
    *end = 0;
    return start;
}

void *mempcpy(void *restrict to, const void *restrict from, size_t count) { return (char *)memcpy(to, from, count) + count; }

char *stpcpy(char *restrict to, const char *restrict from) {
    size_t length = strlen(from);
    memcpy(to, from, length + 1);
    return to + length;
}

char *stpncpy(char *restrict to, const char *restrict from, size_t count) {
    strncpy(to, from, count);
    return to + strnlen(from, count);
}

void *memccpy(void *restrict to, const void *restrict from, int last, size_t count) {
    const char *end = memchr(from, last, count);
    size_t length = end ? (size_t)(end - (const char *)from) + 1 : count;
    memcpy(to, from, length);
    return end ? (char *)to + length : NULL;
}

void *memrchr(const void *bytes, int wanted, size_t count) {
    const unsigned char *at = bytes;
    while (count-- > 0)
        if (at[count] == (unsigned char)wanted)
            return (void *)(at + count);
    return NULL;
}

void *memmem(const void *bytes, size_t count, const void *wanted, size_t length) {
    const char *at = bytes;
    for (; count >= length; at++, count--)
        if (memcmp(at, wanted, length) == 0)
            return (void *)at;
    return NULL;
}

char *strcasestr(const char *text, const char *wanted) {
    size_t length = strlen(wanted);
    for (;; text++) {
        if (strncasecmp(text, wanted, length) == 0)
            return (char *)text;
        if (!*text)
            return NULL;
    }
}

char *strchrnul(const char *text, int wanted) {
    while (*text && *text != (char)wanted)
        text++;
    return (char *)text;
}

void bzero(void *bytes, size_t count) { memset(bytes, 0, count); }
void explicit_bzero(void *bytes, size_t count) { memset(bytes, 0, count); }
void bcopy(const void *from, void *to, size_t count) { memmove(to, from, count); }
char *index(const char *text, int wanted) { return strchr(text, wanted); }
char *rindex(const char *text, int wanted) { return strrchr(text, wanted); }

char *strsignal(int number) {
    static const char *const words[] = {
        "Unknown signal 0", "Hangup", "Interrupt", "Quit", "Illegal instruction", "Trace/breakpoint trap", "Aborted", "Bus error",
        "Floating point exception", "Killed", "User defined signal 1", "Segmentation fault", "User defined signal 2", "Broken pipe",
        "Alarm clock", "Terminated",
    };
    static char unknown[32];
    if (number > 0 && number < 16)
        return (char *)words[number];
    snprintf(unknown, sizeof unknown, "Unknown signal %d", number);
    return unknown;
}
