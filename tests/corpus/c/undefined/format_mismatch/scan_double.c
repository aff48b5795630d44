// covers: undefined behaviour, format_mismatch
#include <stdio.h>

int main(void) {
#ifdef FIXED
    double price;
    if (sscanf("12.50", "%lf", &price) == 1)
        printf("%.2f\n", price);
#else
    double price;
    if (sscanf("12.50", "%f", &price) == 1) // UB
        printf("%.2f\n", price);
#endif
    return 0;
}
