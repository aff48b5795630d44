// covers: undefined behaviour, dangling_pointer
#include <stdio.h>

int main(void) {
    FILE *file = tmpfile();
#ifdef FIXED
    if (file)
        fclose(file);
#else
    fclose(file);
    fclose(file); // UB
#endif
    return 0;
}
