/* Mathematics in loops that go round often: what is wrong with one operand in the middle is told all the same. */

#include <errno.h>
#include <math.h>
#include <stdio.h>

static double zeros[4];

int main(void) {
    double sum = 0;
    for (int i = 0; i < 300; i++) {
        double value = i == 200 ? -4.0 : i * 0.25;
        double root = sqrt(value);
        if (errno) {
            printf("at %d: %s\n", i, errno == EDOM ? "outside of the domain" : "something else");
            printf("%d\n", isnan(root));
            errno = 0;
            continue;
        }
        sum += root + floor(value) - fabs(-value);
    }
    printf("%.9f\n", sum);

    /* Nothing was ever written to these: they are zero. */
    double total = 0;
    for (int i = 0; i < 400; i++) {
        total += zeros[i % 4] + 1;
        if (i == 350)
            zeros[2] = 0.5;
    }
    printf("%.1f\n", total);

    /* An odd number of eight bits never comes to zero. */
    unsigned steps = 0;
    for (unsigned char low = 1; low != 0; low += 2, steps++)
        if (steps > 500)
            break;
    printf("%u\n", steps);
    return 0;
}
