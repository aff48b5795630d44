/* What attributes have called: at the ends of scopes however they are left, in front of main and behind it. */
#include <stdio.h>
#include <stdlib.h>

static int open_count;

struct guard {
    const char *name;
};

static void release(void *place) {
    void **pointer = place;
    printf("  release %s\n", *pointer ? "something" : "nothing");
    free(*pointer);
}

static void leave(struct guard *guard) {
    open_count--;
    printf("  leave %s (%d open)\n", guard->name, open_count);
}

#define AUTOFREE __attribute__((cleanup(release)))
#define GUARD(id) __attribute__((cleanup(leave))) struct guard id = {(open_count++, #id)}

__attribute__((constructor)) static void second(void) { puts("constructor"); }
static void first(void) __attribute__((constructor(101)));
static void first(void) { puts("constructor with a number"); }
__attribute__((destructor)) static void last_but_one(void) { puts("destructor"); }
__attribute__((destructor(101))) static void last(void) { puts("destructor with a number"); }

static void at_end(void) { puts("atexit"); }

static int returns(int n) {
    GUARD(outer);
    AUTOFREE char *text = malloc(8);
    if (n == 0)
        return open_count * 100;
    GUARD(inner);
    text[0] = (char)n;
    return open_count * 100 + text[0];
}

static void loops(void) {
    for (int i = 0; i < 4; i++) {
        GUARD(turn);
        if (i == 1)
            continue;
        if (i == 2)
            break;
        printf("turn %d\n", i);
    }
    int n = 0;
    while (1) {
        GUARD(round);
        switch (n++) {
        case 0: {
            GUARD(in_case);
            break;
        }
        case 1:
            continue;
        default:
            goto done;
        }
        puts("behind the switch");
    }
done:
    puts("done");
}

static void jumps(void) {
    int again = 0;
    GUARD(function);
retry: {
    GUARD(block);
    if (again++ < 1) {
        GUARD(deep);
        goto retry;
    }
    goto here;
here:
    puts("still in the block");
}
    puts("behind the block");
}

static struct guard given(void) {
    GUARD(copied);
    return copied;
}

int main(void) {
    GUARD(whole);
    atexit(at_end);
    printf("%d\n", returns(0));
    printf("%d\n", returns(7));
    loops();
    jumps();
    printf("%s\n", given().name);
    {
        AUTOFREE int *nothing = NULL;
        puts("in a block");
    }
    return open_count - 1;
}
