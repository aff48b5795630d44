/* A small JSON reader and writer: a variant type with a union, recursive descent, memory that is freed whole. */
#include <ctype.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum { NOTHING, TRUTH, NUMBER, TEXT, LIST, TABLE } kind;

typedef struct value {
    kind kind;
    union {
        bool truth;
        double number;
        char *text;
        struct {
            struct value *items;
            char **keys;
            size_t count, room;
        };
    };
} value;

typedef struct {
    const char *start, *at;
    const char *error;
} reader;

static bool read_value(reader *r, value *out, int depth);

static void skip(reader *r) {
    r->at += strspn(r->at, " \t\r\n");
}

static bool wrong(reader *r, const char *what) {
    if (!r->error)
        r->error = what;
    return false;
}

static char *read_text(reader *r) {
    r->at++;
    char *out = malloc(strcspn(r->at, "") + 1);
    size_t length = 0;
    while (*r->at != '"') {
        if (!*r->at) {
            wrong(r, "unterminated text");
            free(out);
            return NULL;
        }
        char c = *r->at++;
        if (c == '\\') {
            c = *r->at++;
            switch (c) {
            case 'n': c = '\n'; break;
            case 't': c = '\t'; break;
            case 'u': {
                unsigned code = 0;
                sscanf(r->at, "%4x", &code);
                r->at += 4;
                c = (char)code;
                break;
            }
            }
        }
        out[length++] = c;
    }
    r->at++;
    out[length] = 0;
    return out;
}

static void grow(value *v) {
    if (v->count < v->room)
        return;
    v->room = v->room ? 2 * v->room : 4;
    v->items = realloc(v->items, v->room * sizeof *v->items);
    if (v->kind == TABLE)
        v->keys = realloc(v->keys, v->room * sizeof *v->keys);
}

static bool read_many(reader *r, value *out, char close, int depth) {
    r->at++;
    skip(r);
    if (*r->at == close) {
        r->at++;
        return true;
    }
    for (;;) {
        char *key = NULL;
        skip(r);
        if (out->kind == TABLE) {
            if (*r->at != '"')
                return wrong(r, "key expected");
            if (!(key = read_text(r)))
                return false;
            skip(r);
            if (*r->at++ != ':') {
                free(key);
                return wrong(r, "':' expected");
            }
        }
        grow(out);
        value *item = &out->items[out->count];
        item->kind = NOTHING;
        if (key)
            out->keys[out->count] = key;
        out->count++;
        if (!read_value(r, item, depth + 1))
            return false;
        skip(r);
        if (*r->at == ',') {
            r->at++;
            continue;
        }
        if (*r->at == close) {
            r->at++;
            return true;
        }
        return wrong(r, "',' or end expected");
    }
}

static bool read_value(reader *r, value *out, int depth) {
    static const struct { const char *word; kind kind; bool truth; } words[] = {
        {"null", NOTHING, false}, {"true", TRUTH, true}, {"false", TRUTH, false}};
    if (depth > 20)
        return wrong(r, "too deep");
    skip(r);
    memset(out, 0, sizeof *out);
    for (size_t i = 0; i < 3; i++)
        if (strncmp(r->at, words[i].word, strlen(words[i].word)) == 0) {
            r->at += strlen(words[i].word);
            out->kind = words[i].kind;
            if (out->kind == TRUTH)
                out->truth = words[i].truth;
            return true;
        }
    if (*r->at == '"') {
        char *text = read_text(r);
        if (!text)
            return false;
        out->kind = TEXT;
        out->text = text;
        return true;
    }
    if (*r->at == '[' || *r->at == '{') {
        out->kind = *r->at == '[' ? LIST : TABLE;
        return read_many(r, out, out->kind == LIST ? ']' : '}', depth);
    }
    char *end;
    double number = strtod(r->at, &end);
    if (end == r->at)
        return wrong(r, "value expected");
    r->at = end;
    out->kind = NUMBER;
    out->number = number;
    return true;
}

static void write_value(const value *v, int indent) {
    switch (v->kind) {
    case NOTHING: printf("null"); break;
    case TRUTH: printf(v->truth ? "true" : "false"); break;
    case NUMBER: printf(v->number == floor(v->number) ? "%.0f" : "%g", v->number); break;
    case TEXT:
        putchar('"');
        for (const char *c = v->text; *c; c++)
            if (isprint((unsigned char)*c))
                putchar(*c);
            else
                printf("\\x%02x", (unsigned char)*c);
        putchar('"');
        break;
    default:
        putchar(v->kind == LIST ? '[' : '{');
        for (size_t i = 0; i < v->count; i++) {
            printf("%s\n%*s", i ? "," : "", indent + 2, "");
            if (v->kind == TABLE)
                printf("%s: ", v->keys[i]);
            write_value(&v->items[i], indent + 2);
        }
        if (v->count)
            printf("\n%*s", indent, "");
        putchar(v->kind == LIST ? ']' : '}');
    }
}

static size_t release(value *v) {
    size_t count = 1;
    if (v->kind == TEXT)
        free(v->text);
    if (v->kind == LIST || v->kind == TABLE) {
        for (size_t i = 0; i < v->count; i++) {
            count += release(&v->items[i]);
            if (v->kind == TABLE)
                free(v->keys[i]);
        }
        free(v->items);
        free(v->keys);
    }
    return count;
}

int main(void) {
    const char *texts[] = {
        "{\"name\": \"Widget\", \"price\": 12.5, \"tags\": [\"a\", \"b\\n\", []], \"stock\": {\"here\": 3, \"there\": -0.5e3}, \"none\": null}",
        "[1, true, false, \"\\u0041\\t!\"]", "[1, 2", "{\"a\" 1}", "[nope]", "\"open", "[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]", " 42 "};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        reader r = {texts[i], texts[i], NULL};
        value v;
        bool fine = read_value(&r, &v, 0);
        if (fine)
            write_value(&v, 0);
        else
            printf("error at %td: %s", r.at - r.start, r.error);
        printf(" -- %zu values\n", release(&v));
    }
    return 0;
}
