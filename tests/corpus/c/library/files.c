// covers: files
#include <stdio.h>

int main(void) {
    FILE *f = tmpfile();
    if (!f) return 1;
    fprintf(f, "line %d\nline %d\n", 1, 2);
    fputc('x', f);
    long size = ftell(f);
    rewind(f);
    char line[20];
    int lines = 0;
    while (fgets(line, sizeof line, f)) {
        lines++;
        printf("%s", line);
    }
    printf("\n%ld %d %d\n", size, lines, feof(f) != 0);
    fseek(f, 5, SEEK_SET);
    printf("%c\n", fgetc(f));
    fclose(f);
    return 0;
}
