// What scanners use of a C library and the headers that stand in for one in a browser have not.
#ifndef REDDRAGON_WASM_MISSING_H_
#define REDDRAGON_WASM_MISSING_H_

#include <stddef.h>

static inline void *memchr(const void *bytes, int wanted, size_t count) {
  const unsigned char *at = bytes;
  for (; count > 0; at++, count--) {
    if (*at == (unsigned char)wanted) {
      return (void *)at;
    }
  }
  return NULL;
}

static inline char *strchr(const char *text, int wanted) {
  for (;; text++) {
    if (*text == (char)wanted) {
      return (char *)text;
    }
    if (*text == '\0') {
      return NULL;
    }
  }
}

static inline int iswlower(int wide) { return wide >= 'a' && wide <= 'z'; }

static inline int iswupper(int wide) { return wide >= 'A' && wide <= 'Z'; }

static inline int iswxdigit(int wide) {
  return (wide >= '0' && wide <= '9') || (wide >= 'a' && wide <= 'f') || (wide >= 'A' && wide <= 'F');
}

#endif
