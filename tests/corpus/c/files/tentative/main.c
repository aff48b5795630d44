#include <stdio.h>
#include "shared.h"
#include "shared.h"

int total; /* a tentative definition, and here is another */
int total;
step *steps[] = {up, down, 0};

static int helper(int x) { return x + 1; }

int main(void) {
    extern int hidden;
    for (step **s = steps; *s; s++) private_to_each_file += (*s)(helper(private_to_each_file));
    report();
    printf("%d %d %d\n", private_to_each_file, total, hidden);
    {
        int total = 99;
        {
            extern int total;
            printf("%d ", total);
        }
        printf("%d\n", total);
    }
    return limits[1];
}
