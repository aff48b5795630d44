/* Room on the stack. */
#define alloca(size) __builtin_alloca(size)
