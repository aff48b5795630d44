/* Old functions on strings and bytes. */
#include <stddef.h>
__from(string);
int strcasecmp(const char *, const char *);
int strncasecmp(const char *, const char *, size_t);
void bzero(void *, size_t);
void bcopy(const void *, void *, size_t);
int bcmp(const void *, const void *, size_t) __intrinsic(mem_compare);
char *index(const char *, int);
char *rindex(const char *, int);
__from(bits);
int ffs(int);
int ffsl(long);
int ffsll(long long);
