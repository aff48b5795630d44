// covers: functions, function pointers, static variables, scopes, variadic functions
#include <stdio.h>
#include <stdarg.h>

static int counter(void) {
    static int count = 10;
    return count++;
}

static int total(int count, ...) {
    va_list list;
    va_start(list, count);
    int sum = 0;
    for (int i = 0; i < count; i++) sum += va_arg(list, int);
    va_end(list);
    return sum;
}

static void log_line(const char *format, ...) {
    va_list list;
    va_start(list, format);
    printf("[log] ");
    vprintf(format, list);
    va_end(list);
}

static double average(const char *kinds, ...) {
    va_list list, again;
    va_start(list, kinds);
    va_copy(again, list);
    double sum = 0;
    int n = 0;
    for (; kinds[n]; n++) sum += kinds[n] == 'i' ? va_arg(list, int) : va_arg(list, double);
    printf("(first %d) ", va_arg(again, int));
    va_end(again);
    va_end(list);
    return sum / n;
}

static int add(int a, int b) { return a + b; }
static int mul(int a, int b) { return a * b; }
typedef int (*operation)(int, int);
static operation choose(char sign) { return sign == '+' ? add : mul; }
static int apply(int (*f)(int, int), int a, int b) { return (*f)(a, b); }
int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static int is_odd(unsigned n);
static int is_even(unsigned n) { return n == 0 ? 1 : is_odd(n - 1); }
static int is_odd(unsigned n) { return n == 0 ? 0 : is_even(n - 1); }

int x = 1;

int main(void) {
    counter();
    counter();
    printf("%d\n", counter());
    printf("%d %d\n", total(3, 1, 2, 3), total(0));
    log_line("%s=%d %c\n", "x", 5, 'z');
    printf("%.2f\n", average("idi", 1, 2.5, 4));
    operation table[] = {add, mul, &add};
    for (int i = 0; i < 3; i++) printf("%d ", table[i](3, 4));
    printf("%d %d\n", choose('+')(5, 6), apply(choose('*'), 5, 6));
    printf("%d %d %d\n", fib(15), is_even(10), is_odd(7));
    int x = 2;
    {
        int x = 3;
        x++;
        printf("%d ", x);
    }
    printf("%d ", x);
    {
        extern int x;
        printf("%d\n", x);
    }
    printf("%d\n", choose('+') == add);
    printf("%s\n", __func__);
    return 0;
}
