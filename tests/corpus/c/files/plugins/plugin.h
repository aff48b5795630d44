#ifndef PLUGIN_H
#define PLUGIN_H

struct plugin {
    const char *name;
    double (*apply)(double);
    int uses;
};

/* The list stands once, and is used for declarations and for a table. */
#define PLUGINS(P) P(half) P(square) P(negate)

#define DECLARE(name) extern struct plugin name##_plugin;
PLUGINS(DECLARE)
#undef DECLARE

#endif
