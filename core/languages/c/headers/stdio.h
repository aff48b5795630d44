/* Input and output. */
#include <stddef.h>
#include <stdarg.h>
__from(stdio);
typedef struct __file FILE;
typedef long fpos_t;
typedef long ssize_t;
typedef long off_t;
#define EOF (-1)
#define BUFSIZ 8192
#define FILENAME_MAX 4096
#define FOPEN_MAX 16
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
FILE *__stream(int) __intrinsic(c_stream);
#define stdin __stream(0)
#define stdout __stream(1)
#define stderr __stream(2)
int printf(const char *restrict, ...) __intrinsic(c_print, out, 0, rest);
int fprintf(FILE *restrict, const char *restrict, ...) __intrinsic(c_print);
int sprintf(char *restrict, const char *restrict, ...) __intrinsic(c_format, 0, nil, 1, rest);
int snprintf(char *restrict, size_t, const char *restrict, ...) __intrinsic(c_format);
int vprintf(const char *restrict, va_list) __intrinsic(c_print, out, 0, 1);
int vfprintf(FILE *restrict, const char *restrict, va_list) __intrinsic(c_print);
int vsprintf(char *restrict, const char *restrict, va_list) __intrinsic(c_format, 0, nil, 1, 2);
int vsnprintf(char *restrict, size_t, const char *restrict, va_list) __intrinsic(c_format);
int scanf(const char *restrict, ...) __intrinsic(c_scan, in, 0, rest);
int fscanf(FILE *restrict, const char *restrict, ...) __intrinsic(c_scan);
int sscanf(const char *restrict, const char *restrict, ...) __intrinsic(c_scan_text);
int fputc(int, FILE *) __intrinsic(c_put_char, 1, 0);
int putc(int, FILE *) __intrinsic(c_put_char, 1, 0);
int fputs(const char *restrict, FILE *restrict) __intrinsic(c_put_string, 1, 0);
int fgetc(FILE *) __intrinsic(c_get_char);
int getc(FILE *) __intrinsic(c_get_char);
int getchar(void) __intrinsic(c_get_char, in);
int ungetc(int, FILE *) __intrinsic(c_unget_char);
char *fgets(char *restrict, int, FILE *restrict) __intrinsic(c_get_line);
FILE *fopen(const char *restrict, const char *restrict) __intrinsic(c_open);
FILE *freopen(const char *restrict, const char *restrict, FILE *restrict) __intrinsic(c_reopen, 2, 0, 1);
int __close_stream(FILE *) __intrinsic(c_close);
int fclose(FILE *);
FILE *fmemopen(void *restrict, size_t, const char *restrict);
FILE *open_memstream(char **, size_t *);
FILE *fdopen(int, const char *);
int fseek(FILE *, long, int) __intrinsic(c_seek);
long ftell(FILE *) __intrinsic(c_tell);
int feof(FILE *) __intrinsic(c_stream_state, 0, = 0);
int ferror(FILE *) __intrinsic(c_stream_state, 0, = 1);
void clearerr(FILE *) __intrinsic(c_stream_state, 0, = 2);
int remove(const char *) __intrinsic(c_remove);
int rename(const char *, const char *) __intrinsic(c_rename);
size_t __write(FILE *, const void *, size_t) __intrinsic(c_write);
size_t __read(FILE *, void *, size_t) __intrinsic(c_read);
#define L_tmpnam 20
#define TMP_MAX 238328
int vsscanf(const char *restrict, const char *restrict, va_list) __intrinsic(c_scan_text);
int vfscanf(FILE *restrict, const char *restrict, va_list) __intrinsic(c_scan);
int vscanf(const char *restrict, va_list) __intrinsic(c_scan, in, 0, 1);
int dprintf(int, const char *restrict, ...);
int asprintf(char **restrict, const char *restrict, ...);
int vasprintf(char **restrict, const char *restrict, va_list);
ssize_t getline(char **restrict, size_t *restrict, FILE *restrict);
ssize_t getdelim(char **restrict, size_t *restrict, int, FILE *restrict);
int fgetpos(FILE *restrict, fpos_t *restrict);
int fsetpos(FILE *, const fpos_t *);
char *tmpnam(char *);
int fileno(FILE *);
void setlinebuf(FILE *);
int putchar_unlocked(int);
int getchar_unlocked(void) __intrinsic(c_get_char, in);
int putc_unlocked(int, FILE *) __intrinsic(c_put_char, 1, 0);
int getc_unlocked(FILE *) __intrinsic(c_get_char);
int fseeko(FILE *, off_t, int) __intrinsic(c_seek);
off_t ftello(FILE *) __intrinsic(c_tell);
FILE *tmpfile(void);
int putchar(int);
int puts(const char *);
size_t fread(void *restrict, size_t, size_t, FILE *restrict);
size_t fwrite(const void *restrict, size_t, size_t, FILE *restrict);
int fflush(FILE *);
void rewind(FILE *);
void perror(const char *);
int setvbuf(FILE *restrict, char *restrict, int, size_t);
void setbuf(FILE *restrict, char *restrict);
