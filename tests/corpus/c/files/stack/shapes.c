#include "shapes.h"
extern int counter;
static int calls;
int table[] = {10, 20, 30};
const char *version = "1.2";
static int helper(int x) { calls++; return x * 100; }
int norm(struct Point p) { return SQUARE(p.x) + SQUARE(p.y); }
int use_helper(int x) { return helper(x) + twice(x); }
void bump(void) { counter++; }
int *counter_address(void) { return &counter; }
const char *where(void) { return __FILE__; }
