// covers: files
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <errno.h>
struct rec {
    int id;
    char name[12];
    double bal;
};
int main(void) {
    const char *fn = "t_recs.bin";
    FILE *f = fopen(fn, "wb+");
    if (!f) {
        perror(fn);
        return 1;
    }
    struct rec r[3] = {{1, "ann", 10.5}, {2, "bob", -3}, {3, "cy", 0}};
    printf("%zu\n", fwrite(r, sizeof *r, 3, f));
    fseek(f, sizeof *r, SEEK_SET);
    struct rec x;
    fread(&x, sizeof x, 1, f);
    printf("%d %s %g %ld\n", x.id, x.name, x.bal, ftell(f));
    x.bal *= 2;
    fseek(f, -(long)sizeof x, SEEK_CUR);
    fwrite(&x, sizeof x, 1, f);
    rewind(f);
    while (fread(&x, sizeof x, 1, f) == 1)
        printf("%s:%.1f ", x.name, x.bal);
    printf("eof=%d err=%d\n", !!feof(f), ferror(f));
    fseek(f, 0, SEEK_END);
    printf("%ld\n", ftell(f));
    fclose(f);
    f = fopen(fn, "a");
    fputs("tail", f);
    fclose(f);
    f = fopen(fn, "r");
    fseek(f, -4, SEEK_END);
    char b[10] = {0};
    printf("%s\n", fgets(b, 10, f));
    printf("%p\n", (void *)fgets(b, 10, f));
    int c = fgetc(f);
    printf("%d\n", c);
    ungetc('Q', f);
    printf("%c\n", getc(f));
    fclose(f);
    if (freopen("t_out.txt", "w", stdout) == NULL)
        return 2;
    printf("to file %d\n", 5);
    fclose(stdout);
    f = fopen("t_out.txt", "r");
    fprintf(stderr, "%s", fgets(b, 10, f));
    fclose(f);
    remove(fn);
    remove("t_out.txt");
    f = fopen(fn, "r");
    fprintf(stderr, "%d %s\n", f == NULL, strerror(errno));
    return 0;
}
