/* A simulation of processes with priorities: a heap of events, a ring of the ready, statistics, and a small random generator. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum state { NEW, READY, RUNNING, WAITING, DONE };
static const char state_letters[] = "nrRwd";

struct process {
    int id, priority, left, wait_until, waited, finished_at;
    enum state state;
    struct process *next;
};

struct event { int time, order; struct process *process; };

static struct { struct event *events; int count, room, made; } queue;
static struct { struct process *first, *last; } ready[3];
static int now;

static unsigned long long random_state = 88172645463325252ull;

static unsigned random_below(unsigned limit) {
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (unsigned)(random_state % limit);
}

static bool before(struct event a, struct event b) {
    return a.time != b.time ? a.time < b.time : a.order < b.order;
}

static void schedule(int time, struct process *p) {
    if (queue.count == queue.room) {
        queue.room = queue.room ? 2 * queue.room : 4;
        queue.events = realloc(queue.events, (size_t)queue.room * sizeof *queue.events);
    }
    int at = queue.count++;
    struct event e = {time, queue.made++, p};
    while (at > 0 && before(e, queue.events[(at - 1) / 2])) {
        queue.events[at] = queue.events[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    queue.events[at] = e;
}

static struct event next_event(void) {
    struct event top = queue.events[0], last = queue.events[--queue.count];
    int at = 0;
    for (int child; (child = 2 * at + 1) < queue.count; at = child) {
        if (child + 1 < queue.count && before(queue.events[child + 1], queue.events[child]))
            child++;
        if (!before(queue.events[child], last))
            break;
        queue.events[at] = queue.events[child];
    }
    queue.events[at] = last;
    return top;
}

static void make_ready(struct process *p) {
    p->state = READY;
    p->next = NULL;
    p->wait_until = now;
    if (ready[p->priority].last)
        ready[p->priority].last->next = p;
    else
        ready[p->priority].first = p;
    ready[p->priority].last = p;
}

static struct process *pick(void) {
    for (int priority = 2; priority >= 0; priority--) {
        struct process *p = ready[priority].first;
        if (!p)
            continue;
        if (!(ready[priority].first = p->next))
            ready[priority].last = NULL;
        p->waited += now - p->wait_until;
        return p;
    }
    return NULL;
}

int main(void) {
    enum { COUNT = 6, QUANTUM = 4 };
    struct process all[COUNT];
    memset(all, 0, sizeof all);
    for (int i = 0; i < COUNT; i++) {
        all[i] = (struct process){.id = i, .priority = (int)random_below(3), .left = 3 + (int)random_below(12)};
        schedule((int)random_below(10), &all[i]);
    }
    int switches = 0, idle = 0, done = 0;
    struct process *running = NULL;
    int slice = 0;
    while (done < COUNT && now < 200) {
        while (queue.count && queue.events[0].time <= now)
            make_ready(next_event().process);
        if (!running && (running = pick())) {
            running->state = RUNNING;
            slice = QUANTUM;
            switches++;
        }
        printf("%3d ", now);
        for (int i = 0; i < COUNT; i++)
            putchar(state_letters[all[i].state]);
        putchar(now % 4 == 3 ? '\n' : ' ');
        now++;
        if (!running) {
            idle++;
            continue;
        }
        running->left--;
        slice--;
        if (running->left == 0) {
            running->state = DONE;
            running->finished_at = now;
            done++;
            running = NULL;
        } else if (random_below(5) == 0) {
            running->state = WAITING;
            schedule(now + 3, running);
            running = NULL;
        } else if (slice == 0) {
            make_ready(running);
            running = NULL;
        }
    }
    printf("\n%d switches, %d idle\n", switches, idle);
    for (int i = 0; i < COUNT; i++)
        printf("%d: priority %d finished at %d after waiting %d\n", all[i].id, all[i].priority, all[i].finished_at, all[i].waited);
    free(queue.events);
    return 0;
}
