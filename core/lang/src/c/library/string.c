/* Strings. */
#include <string.h>
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
    switch (number) {
    case 0: return "Success";
    case ENOENT: return "No such file or directory";
    case EINTR: return "Interrupted system call";
    case EIO: return "Input/output error";
    case EBADF: return "Bad file descriptor";
    case ENOMEM: return "Cannot allocate memory";
    case EACCES: return "Permission denied";
    case EEXIST: return "File exists";
    case EINVAL: return "Invalid argument";
    case EDOM: return "Numerical argument out of domain";
    case ERANGE: return "Numerical result out of range";
    case EILSEQ: return "Invalid or incomplete multibyte or wide character";
    default: return "Unknown error";
    }
}
