/* Characters of Unicode. */
#include <wchar.h>
typedef unsigned short char16_t;
typedef unsigned char32_t;
