/* Every conversion of printf with its flags, widths, precisions and lengths, and arguments by number. */
#include <stdio.h>

int main(void) {
    printf("[%5d|%-5d|%05d|%+5d|% 5d]\n", 42, 42, 42, 42, 42);
    printf("[%x|%X|%#x|%o|%#o|%08X]\n", 255, 255, 255, 8, 8, 48879);
    printf("[%f|%.0f|%#.0f|%10.3f|%-10.2f|%+.1f|%e|%.3E|%g|%G|%#g]\n", 3.14159, 2.5, 2.5, 3.14159, 2.71828, 1.0, 12345.678, 0.00012, 1e10, 1e-10, 1.0);
    printf("[%s|%10s|%-10s|%.3s|%*s|%-*s|%.*s]\n", "abc", "abc", "abc", "abcdef", 6, "ab", 6, "ab", 2, "xyz");
    printf("[%c|%5c|%-5c]\n", 'a', 'b', 'c');
    printf("[%ld|%lld|%hd|%hhd|%zu|%td|%jd]\n", 1234567890123L, -1LL, (short)70000, (signed char)300, sizeof(int), (long)-5, (long)7);
    printf("[%u|%lu|%llu]\n", -1, -1L, -1LL);
    printf("[%a|%A|%.2a]\n", 1.0, 0.5, 3.14159);
    printf("[%5.3d|%-8.4x|%+.3d]\n", 7, 255, 7);
    printf("[%%|%5%|]\n");
    printf("[%p]\n", (void *)0);
    printf("[%.0d|%.0x]\n", 0, 0);
    printf("[%Lf|%.3Lg]\n", 1.5L, 2.25L);
    printf("[%lf %le %lg]\n", 1.0, 1.0, 1.0);
    printf("%2$s %1$s\n", "world", "hello");
    printf("[%10.4s|%-10.4s]\n", "truncate", "truncate");
    printf("[%#X|%#o|%+i|%i]\n", 0, 0, -0, 5);
    printf("[%e|%g|%f]\n", 0.0, 100000.0, 1e15);
    printf("[%g|%g|%g|%g]\n", 1e5, 1e6, 1e-4, 1e-5);
    printf("[%.15g|%.17g]\n", 0.1, 0.1);
    printf("[%f|%f|%F]\n", 1.0/0.0, -1.0/0.0, 0.0/0.0 > 0 ? 1.0 : 2.0);
    printf("%s\n", (char*)0 ? "x" : "(y)");
    int n = printf("count");
    printf(" %d\n", n);
    printf("[%'d]\n", 1234567);
    printf("[%ls|%lc]\n", L"wide", L'w');
    return 0;
}
