/* Pointers into an array: State shows what each one
   points to. */
#include <stdio.h>

static void swap(int *a, int *b)
{
    int kept = *a;
    *a = *b;
    *b = kept;
}

static void reverse(int *first, int *last)
{
    while (first < last)
        swap(first++, last--);
}

int main(void)
{
    int numbers[5] = {1, 2, 3, 4, 5};
    reverse(numbers, numbers + 4);
    for (int i = 0; i < 5; i++)
        printf("%d ", numbers[i]);
    printf("\n");
    return 0;
}
