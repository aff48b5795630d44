/* Sorting structures with qsort and a comparison of the program's own. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PEOPLE 12000

struct person {
    char name[12];
    int age;
};

static struct person people[PEOPLE];

static int compare(const void *left, const void *right) {
    const struct person *a = left, *b = right;
    if (a->age != b->age)
        return a->age < b->age ? -1 : 1;
    return strcmp(a->name, b->name);
}

int main(void) {
    unsigned long state = 42;
    for (int i = 0; i < PEOPLE; i++) {
        state = (state * 6364136223846793005UL + 1442695040888963407UL) & 0x7fffffffffffffffUL;
        snprintf(people[i].name, sizeof people[i].name, "p%lu", (state >> 20) % 5000);
        people[i].age = (int)((state >> 33) % 90);
    }
    qsort(people, PEOPLE, sizeof *people, compare);
    printf("%s %d %s %d\n", people[0].name, people[0].age, people[PEOPLE - 1].name, people[PEOPLE - 1].age);
    return 0;
}
