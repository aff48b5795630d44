// A stack of any element, made once for each inclusion.
#define NAME_(element, what) element##_##what
#define NAME(element, what) NAME_(element, what)

typedef struct {
    ELEMENT items[8];
    int count;
} NAME(ELEMENT, stack);

static void NAME(ELEMENT, push)(NAME(ELEMENT, stack) *stack, ELEMENT item) {
    stack->items[stack->count] = item;
    stack->count++;
}

static ELEMENT NAME(ELEMENT, pop)(NAME(ELEMENT, stack) *stack) {
    stack->count--;
    return stack->items[stack->count];
}

#undef NAME
#undef NAME_
#undef ELEMENT
