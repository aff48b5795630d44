/* One too far: what C gives no meaning to is found,
   with the place where it happens. */
#include <stdio.h>

int main(void)
{
    int squares[5];
    for (int i = 0; i <= 5; i++)
        squares[i] = i * i;
    printf("%d\n", squares[4]);
    return 0;
}
