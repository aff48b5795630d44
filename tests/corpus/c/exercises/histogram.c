// covers: arrays, formatted output
#include <stdio.h>

int main(void) {
    int data[] = {3, 7, 1, 5}, n = sizeof data / sizeof data[0], most = 0;
    for (int i = 0; i < n; i++) if (data[i] > most) most = data[i];
    for (int h = most; h > 0; h--) {
        for (int i = 0; i < n; i++) printf(" %c", data[i] >= h ? '#' : ' ');
        printf("\n");
    }
    for (int i = 0; i < n; i++) printf("%2d", data[i]);
    printf("\n");
    for (int f = 0; f <= 100; f += 25) printf("%3d F = %6.2f C\n", f, 5.0 / 9 * (f - 32));
    return 0;
}
