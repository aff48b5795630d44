#ifndef BASE_H
#define BASE_H
#define MAX(a, b) ((a) > (b) ? (a) : (b))
static int ids = 10;
static inline int next_id(void) { return ++ids; }
#endif
