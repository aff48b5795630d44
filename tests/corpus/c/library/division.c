// covers: number conversion, mathematics
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    div_t d = div(-17, 5);
    ldiv_t l = ldiv(1000000007L, 1000);
    lldiv_t ll = lldiv(-9LL, 4);
    printf("%d %d %ld %ld %lld %lld\n", d.quot, d.rem, l.quot, l.rem, ll.quot, ll.rem);
    printf("%d %ld %lld\n", abs(-3), labs(-4L), llabs(-5LL));
    printf("%d %d\n", -17 / 5, -17 % 5);
    printf("%ld %lld %g\n", atol("123456789012"), atoll("-5"), atof("2.5e-3"));
    return 0;
}
