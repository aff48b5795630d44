// covers: dynamic memory, linked structures, formatted input
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include <stdbool.h>
/* JSON parser + hash map + command loop */
typedef struct Entry {
    char *key;
    void *val;
    struct Entry *next;
    unsigned hash;
} Entry;
typedef struct {
    Entry **b;
    size_t nb, n;
    void (*dtor)(void *);
} Map;
static unsigned h(const char *s) {
    unsigned x = 2166136261u;
    for (; *s; ++s)
        x = (x ^ (unsigned char)*s) * 16777619u;
    return x;
}
static Map *map_new(void (*d)(void *)) {
    Map *m = calloc(1, sizeof *m);
    m->nb = 4;
    m->b = calloc(m->nb, sizeof *m->b);
    m->dtor = d;
    return m;
}
static void rehash(Map *m) {
    size_t nb = m->nb * 2;
    Entry **b = calloc(nb, sizeof *b);
    for (size_t i = 0; i < m->nb; i++)
        for (Entry *e = m->b[i], *n; e; e = n) {
            n = e->next;
            size_t j = e->hash % nb;
            e->next = b[j];
            b[j] = e;
        }
    free(m->b);
    m->b = b;
    m->nb = nb;
}
static void **slot(Map *m, const char *k, bool make) {
    unsigned x = h(k);
    for (Entry *e = m->b[x % m->nb]; e; e = e->next)
        if (e->hash == x && !strcmp(e->key, k))
            return &e->val;
    if (!make)
        return NULL;
    if (m->n >= m->nb)
        rehash(m);
    Entry *e = malloc(sizeof *e);
    *e = (Entry){strdup(k), NULL, m->b[x % m->nb], x};
    m->b[x % m->nb] = e;
    m->n++;
    return &e->val;
}
static bool map_del(Map *m, const char *k) {
    unsigned x = h(k);
    for (Entry **pp = &m->b[x % m->nb]; *pp; pp = &(*pp)->next)
        if (!strcmp((*pp)->key, k)) {
            Entry *e = *pp;
            *pp = e->next;
            free(e->key);
            if (m->dtor)
                m->dtor(e->val);
            free(e);
            m->n--;
            return true;
        }
    return false;
}
static void map_free(Map *m) {
    for (size_t i = 0; i < m->nb; i++)
        for (Entry *e = m->b[i], *n; e; e = n) {
            n = e->next;
            free(e->key);
            if (m->dtor)
                m->dtor(e->val);
            free(e);
        }
    free(m->b);
    free(m);
}
static int keycmp(const void *a, const void *b) { return strcmp(*(const char **)a, *(const char **)b); }
typedef struct J J;
struct J {
    enum { JN, JB, JD, JS, JA, JO } t;
    union {
        bool b;
        double d;
        char *s;
        struct {
            J **v;
            int n;
        } a;
        Map *o;
    };
};
static void jfree(void *p) {
    J *j = p;
    if (!j)
        return;
    switch (j->t) {
    case JS:
        free(j->s);
        break;
    case JA:
        for (int i = 0; i < j->a.n; i++)
            jfree(j->a.v[i]);
        free(j->a.v);
        break;
    case JO:
        map_free(j->o);
    default:;
    }
    free(j);
}
static const char *p;
static const char *perr;
static void sk(void) { p += strspn(p, " \t\r\n"); }
static J *val(void);
static J *mk(int t) {
    J *j = calloc(1, sizeof *j);
    j->t = t;
    return j;
}
static char *str(void) {
    size_t n = 0, c = 8;
    char *s = malloc(c);
    p++;
    while (*p && *p != '"') {
        char ch = *p++;
        if (ch == '\\') {
            switch (*p++) {
            case 'n':
                ch = '\n';
                break;
            case 't':
                ch = '\t';
                break;
            case 'u': {
                unsigned u;
                sscanf(p, "%4x", &u);
                p += 4;
                ch = u < 128 ? u : '?';
                break;
            }
            default:
                ch = p[-1];
            }
        }
        if (n + 1 >= c)
            s = realloc(s, c *= 2);
        s[n++] = ch;
    }
    if (*p)
        p++;
    else
        perr = "unterminated string";
    s[n] = 0;
    return s;
}
static J *val(void) {
    sk();
    switch (*p) {
    case 'n':
        p += 4;
        return mk(JN);
    case 't':
        p += 4;
        {
            J *j = mk(JB);
            j->b = true;
            return j;
        }
    case 'f':
        p += 5;
        return mk(JB);
    case '"': {
        J *j = mk(JS);
        j->s = str();
        return j;
    }
    case '[': {
        J *j = mk(JA);
        p++;
        sk();
        if (*p == ']') {
            p++;
            return j;
        }
        for (;;) {
            j->a.v = realloc(j->a.v, sizeof(J *) * (j->a.n + 1));
            j->a.v[j->a.n++] = val();
            sk();
            if (*p == ',') {
                p++;
                continue;
            }
            if (*p == ']') {
                p++;
                break;
            }
            perr = "expected , or ]";
            break;
        }
        return j;
    }
    case '{': {
        J *j = mk(JO);
        j->o = map_new(jfree);
        p++;
        sk();
        if (*p == '}') {
            p++;
            return j;
        }
        for (;;) {
            sk();
            if (*p != '"') {
                perr = "expected key";
                break;
            }
            char *k = str();
            sk();
            if (*p == ':')
                p++;
            else
                perr = "expected :";
            *slot(j->o, k, true) = val();
            free(k);
            sk();
            if (*p == ',') {
                p++;
                continue;
            }
            if (*p == '}') {
                p++;
                break;
            }
            perr = "expected , or }";
            break;
        }
        return j;
    }
    default: {
        char *e;
        double d = strtod(p, &e);
        if (e == p) {
            perr = "unexpected character";
            p += *p != 0;
            return mk(JN);
        }
        p = e;
        J *j = mk(JD);
        j->d = d;
        return j;
    }
    }
}
static void out(const J *j, int ind) {
    switch (j->t) {
    case JN:
        printf("null");
        break;
    case JB:
        printf(j->b ? "true" : "false");
        break;
    case JD:
        printf("%g", j->d);
        break;
    case JS:
        printf("\"%s\"", j->s);
        break;
    case JA:
        printf("[");
        for (int i = 0; i < j->a.n; i++) {
            if (i)
                printf(", ");
            out(j->a.v[i], ind + 1);
        }
        printf("]");
        break;
    case JO: {
        char *ks[j->o->n + 1];
        int n = 0;
        for (size_t i = 0; i < j->o->nb; i++)
            for (Entry *e = j->o->b[i]; e; e = e->next)
                ks[n++] = e->key;
        qsort(ks, n, sizeof *ks, keycmp);
        printf("{");
        for (int i = 0; i < n; i++) {
            printf("%s\n%*s\"%s\": ", i ? "," : "", 2 * ind + 2, "", ks[i]);
            out(*slot(j->o, ks[i], false), ind + 1);
        }
        printf("\n%*s}", 2 * ind, "");
    }
    }
}
int main(void) {
    const char *t[] = {"{\"name\":\"Ann \\\"A\\\" "
                       "\\u0041\",\"age\":30.5,\"tags\":[1,2,[true,false,null]],\"sub\":{\"x\":{},\"y\":[]}}",
                       "[1,2",
                       "{\"a\" 1}",
                       "\"abc",
                       "-1.5e3",
                       "@"};
    for (int i = 0; i < 6; i++) {
        p = t[i];
        perr = NULL;
        J *j = val();
        out(j, 0);
        puts("");
        if (perr)
            printf("error: %s\n", perr);
        jfree(j);
    }
    Map *m = map_new(free);
    char line[80];
    while (fgets(line, sizeof line, stdin)) {
        char cmd[8], k[16];
        int v, c = sscanf(line, "%7s %15s %d", cmd, k, &v);
        if (c < 1)
            continue;
        for (char *q = cmd; *q; q++)
            *q = tolower(*q);
        if (!strcmp(cmd, "set") && c == 3) {
            void **s = slot(m, k, true);
            if (!*s)
                *s = malloc(sizeof(int));
            *(int *)*s = v;
        } else if (!strcmp(cmd, "get") && c >= 2) {
            void **s = slot(m, k, false);
            if (s)
                printf("%s=%d\n", k, *(int *)*s);
            else
                printf("%s not found\n", k);
        } else if (!strcmp(cmd, "del"))
            printf("deleted %d\n", map_del(m, k));
        else if (!strcmp(cmd, "quit")) {
            printf("bye %zu\n", m->n);
            break;
        } else
            fprintf(stderr, "bad command: %s", line);
    }
    map_free(m);
    return ferror(stdin) ? 2 : 0;
}
