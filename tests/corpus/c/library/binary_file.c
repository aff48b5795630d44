// covers: files, structs
#include <stdio.h>

int main(void) {
    struct record { int id; double value; char tag[4]; } r[3] = {{1, 1.5, "a"}, {2, 2.5, "b"}, {3, 3.5, "c"}}, back;
    FILE *f = tmpfile();
    printf("%zu\n", fwrite(r, sizeof *r, 3, f));
    fseek(f, 1 * sizeof *r, SEEK_SET);
    printf("%zu %d %g %s\n", fread(&back, sizeof back, 1, f), 0, 0.0, "");
    printf("%d %g %s\n", back.id, back.value, back.tag);
    back.id = 42;
    fseek(f, -(long)sizeof back, SEEK_CUR);
    fwrite(&back, sizeof back, 1, f);
    rewind(f);
    int sum = 0;
    while (fread(&back, sizeof back, 1, f) == 1) sum += back.id;
    printf("%d %d\n", sum, feof(f) != 0);
    fclose(f);
    return 0;
}
