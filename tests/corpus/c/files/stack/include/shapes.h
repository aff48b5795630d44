#pragma once
#define SQUARE(x) ((x) * (x))
struct Point { int x, y; };
int norm(struct Point p);
int use_helper(int);
void bump(void);
int *counter_address(void);
const char *where(void);
static inline int twice(int x) { return 2 * x; }
