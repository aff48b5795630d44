// covers: a header that cannot be found, its functions and types
#include <stdio.h>
#include "graphics.h"

struct shape {
    Colour colour;
    double width, height;
};

static double area(const struct shape *s) { return s->width * s->height; }

int main(void) {
    Window *window = open_window("shapes", 640, 480);
    struct shape s = {.width = 3, .height = 4};
    draw(window, &s);
    if (window_is_open(window))
        printf("area %g\n", area(&s));
    while (window_is_open(window))
        refresh(window);
    close_window(window);
    return 0;
}
