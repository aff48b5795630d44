/* A file of records in memory: binary writes and reads, seeking, updating in place, an index, and a text report. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct record {
    int number;
    char name[16];
    double price;
    unsigned short stock;
};

static const char *const path = "/tmp/inventory_of_records.bin";

static FILE *must_open(const char *name, const char *mode) {
    FILE *file = fopen(name, mode);
    if (!file) {
        fprintf(stderr, "%s: %s\n", name, strerror(errno));
        exit(2);
    }
    return file;
}

static void create(void) {
    static const struct record records[] = {
        {1, "bolt", 0.25, 400}, {2, "nut", 0.10, 650}, {3, "washer", 0.05, 1200}, {4, "spring", 1.75, 30}, {5, "gear", 12.5, 8},
    };
    FILE *file = must_open(path, "wb");
    size_t count = fwrite(records, sizeof records[0], sizeof records / sizeof records[0], file);
    printf("%zu written, %ld bytes\n", count, ftell(file));
    fclose(file);
}

static int read_at(FILE *file, long index, struct record *into) {
    if (fseek(file, index * (long)sizeof *into, SEEK_SET))
        return 0;
    return fread(into, sizeof *into, 1, file) == 1;
}

static void update(int number, int sold) {
    FILE *file = must_open(path, "r+b");
    struct record r;
    for (long i = 0; read_at(file, i, &r); i++) {
        if (r.number != number)
            continue;
        r.stock = (unsigned short)(r.stock - sold);
        fseek(file, -(long)sizeof r, SEEK_CUR);
        fwrite(&r, sizeof r, 1, file);
        fflush(file);
        break;
    }
    fclose(file);
}

static void append(struct record r) {
    FILE *file = must_open(path, "ab");
    fwrite(&r, sizeof r, 1, file);
    fclose(file);
}

static void report(const char *to) {
    FILE *in = must_open(path, "rb"), *out = must_open(to, "w+");
    struct record r;
    double total = 0;
    while (fread(&r, sizeof r, 1, in) == 1) {
        fprintf(out, "%3d %-10s %8.2f x %-5hu\n", r.number, r.name, r.price, r.stock);
        total += r.price * r.stock;
    }
    printf("end %d error %d\n", feof(in) != 0, ferror(in) != 0);
    fprintf(out, "total %.2f\n", total);
    rewind(out);
    char line[60];
    int number = 0;
    while (fgets(line, sizeof line, out))
        printf("%d: %s", ++number, line);
    fseek(out, -6, SEEK_END);
    int c;
    while ((c = getc(out)) != EOF)
        putchar(c == '\n' ? '|' : c);
    putchar('\n');
    fclose(in);
    fclose(out);
}

int main(void) {
    remove(path);
    create();
    update(4, 5);
    append((struct record){6, "a long name", 3.5, 2});
    report("/tmp/inventory_report.txt");
    FILE *file = must_open(path, "rb");
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    struct record last;
    int fine = read_at(file, size / (long)sizeof last - 1, &last);
    printf("%d %s %d\n", fine, last.name, read_at(file, 100, &last));
    fclose(file);
    int renamed = rename(path, "/tmp/inventory_renamed.bin");
    printf("%d %d\n", renamed, fopen(path, "rb") == NULL);
    printf("%s\n", strerror(errno));
    int first = remove("/tmp/inventory_renamed.bin"), second = remove("/tmp/inventory_renamed.bin");
    printf("%d %d\n", first, second);
    remove("/tmp/inventory_report.txt");
    must_open("/no/such/place", "r");
    return 0;
}
