// covers: unknown-header
/* What the library makes of values that are not known is not known either, and stops nothing. */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "sensor.h"

static int readings;

int main(void) {
    int value = sensor_read(2);
    double root = sqrt(sensor_level());
    char *name = sensor_name();
    int length = strlen(name);
    int same = strcmp(name, "north");
    int number = atoi(name);
    int size = abs(value);
    char copy[16] = "";
    strncpy(copy, name, 15);
    int *many = malloc(value * sizeof(int));
    if (many)
        many[0] = 1;
    int known[3] = {3, 1, 2};
    int first = known[0];
    for (int i = 0; i < value; i++)
        readings++;
    printf("%d %s\n", value, name);
    return 0;
}
