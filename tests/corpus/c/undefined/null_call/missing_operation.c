// covers: undefined behaviour, null_call
#include <stdio.h>

struct device {
    int (*open)(int);
    int (*close)(int);
};

static int say(int number) { return printf("device %d\n", number); }

int main(void) {
    struct device device = {.open = say};
    device.open(1);
#ifdef FIXED
    if (device.close)
#endif
        device.close(1); // UB
    return 0;
}
