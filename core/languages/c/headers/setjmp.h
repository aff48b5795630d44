/* Jumps out of calls. */
typedef long jmp_buf[8];
int setjmp(jmp_buf) __intrinsic(c_set_jump);
_Noreturn void longjmp(jmp_buf, int) __intrinsic(c_long_jump);
#define setjmp setjmp
typedef jmp_buf sigjmp_buf;
#define sigsetjmp(buffer, mask) setjmp(buffer)
#define siglongjmp(buffer, value) longjmp(buffer, value)
#define _setjmp(buffer) setjmp(buffer)
