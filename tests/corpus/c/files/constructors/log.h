extern int begun;

__attribute__((constructor)) static void counts(void) { begun *= 2; }
