/* Complaints, with the number of the error. */
#include <stdlib.h>
#include <errno.h>
__from(system);
void __complain(const char *, int, int, const char *, ...);
#define warn(...) __complain(__FILE__, errno, -1, __VA_ARGS__)
#define warnx(...) __complain(__FILE__, -1, -1, __VA_ARGS__)
#define warnc(code, ...) __complain(__FILE__, code, -1, __VA_ARGS__)
#define err(status, ...) (__complain(__FILE__, errno, status, __VA_ARGS__), exit(status))
#define errx(status, ...) (__complain(__FILE__, -1, status, __VA_ARGS__), exit(status))
#define errc(status, code, ...) (__complain(__FILE__, code, status, __VA_ARGS__), exit(status))
