// covers: files
#include <stdio.h>
#include <string.h>

int main(void) {
    FILE *out = fopen("notes.txt", "w");
    if (!out) return 1;
    for (int i = 1; i <= 3; i++) fprintf(out, "note %d\n", i);
    fclose(out);
    FILE *in = fopen("notes.txt", "r");
    int c, lines = 0;
    while ((c = fgetc(in)) != EOF) lines += c == '\n';
    printf("%d lines\n", lines);
    rewind(in);
    char line[32];
    while (fgets(line, sizeof line, in)) printf("> %s", line);
    fclose(in);
    out = fopen("notes.txt", "a");
    fputs("appended\n", out);
    printf("%ld\n", ftell(out));
    fclose(out);
    in = fopen("notes.txt", "rb");
    char all[64] = {0};
    size_t n = fread(all, 1, sizeof all - 1, in);
    printf("%zu %s", n, all);
    fclose(in);
    printf("%d %d\n", remove("notes.txt"), fopen("notes.txt", "r") == NULL);
    return 0;
}
