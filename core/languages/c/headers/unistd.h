/* What there is of a system: one process, its streams, and time that can be let pass. */
#include <stddef.h>
#include <sys/types.h>
#include <stdio.h>
__from(system);
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define R_OK 4
ssize_t write(int, const void *, size_t);
ssize_t read(int, void *, size_t);
unsigned sleep(unsigned);
int usleep(unsigned);
int close(int);
off_t lseek(int, off_t, int);
pid_t getpid(void);
pid_t getppid(void);
int isatty(int);
int unlink(const char *);
int access(const char *, int);
/* Where getopt leaves what it finds. */
char **__optarg(void);
int *__optind(void), *__opterr(void), *__optopt(void);
#define optarg (*__optarg())
#define optind (*__optind())
#define opterr (*__opterr())
#define optopt (*__optopt())
int getopt(int, char *const[], const char *);
_Noreturn void _exit(int) __intrinsic(c_quick_exit);
__from(signals);
unsigned alarm(unsigned);
int pause(void);
