/* Text is bytes that end in a zero. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char text[] = "Never odd or even";
    size_t left = 0, right = strlen(text);
    int same = 1;
    while (left + 1 < right && same) {
        char a = text[left], b = text[right - 1];
        if (!isalpha((unsigned char)a))
            left++;
        else if (!isalpha((unsigned char)b))
            right--;
        else {
            same = tolower(a) == tolower(b);
            left++;
            right--;
        }
    }
    printf("\"%s\" is %sa palindrome\n", text, same ? "" : "not ");
    return 0;
}
