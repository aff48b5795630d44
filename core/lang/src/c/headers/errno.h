/* Error numbers. */
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EBADF 9
#define ENOMEM 12
#define EACCES 13
#define EEXIST 17
#define EINVAL 22
#define EDOM 33
#define ERANGE 34
#define EILSEQ 84
int *__errno_location(void) __intrinsic(c_errno);
#define errno (*__errno_location())
