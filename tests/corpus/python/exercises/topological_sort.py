# covers: topological-sort, custom-exception, kahn, dfs-colors, try-except, defaultdict, string-join
"""Ordering build steps by their dependencies, and telling when that is impossible."""
from collections import defaultdict


class CycleError(ValueError):
    def __init__(self, cycle):
        super().__init__(" -> ".join(cycle))
        self.cycle = cycle


def kahn(dependencies):
    indegree = defaultdict(int)
    users = defaultdict(list)
    for task, needs in dependencies.items():
        indegree[task] += 0
        for need in needs:
            indegree[need] += 0
            indegree[task] += 1
            users[need].append(task)
    ready = sorted(t for t, n in indegree.items() if n == 0)
    levels = []
    placed = 0
    while ready:
        levels.append(ready)
        placed += len(ready)
        following = []
        for task in ready:
            for user in users[task]:
                indegree[user] -= 1
                if not indegree[user]:
                    following.append(user)
        ready = sorted(following)
    if placed < len(indegree):
        stuck = sorted(t for t, n in indegree.items() if n > 0)
        raise CycleError(stuck)
    return levels


WHITE, GREY, BLACK = range(3)


def depth_first_order(dependencies):
    colour = defaultdict(lambda: WHITE)
    order, trail = [], []

    def visit(task):
        if colour[task] == BLACK:
            return
        if colour[task] == GREY:
            raise CycleError(trail[trail.index(task):] + [task])
        colour[task] = GREY
        trail.append(task)
        for need in dependencies.get(task, ()):
            visit(need)
        trail.pop()
        colour[task] = BLACK
        order.append(task)

    for task in dependencies:
        visit(task)
    return order


build = {
    "run": ["link"],
    "link": ["main.o", "util.o", "libm"],
    "main.o": ["main.c", "util.h"],
    "util.o": ["util.c", "util.h"],
    "docs": ["main.c"],
}
for depth, level in enumerate(kahn(build)):
    print(depth, level)
print(depth_first_order(build))

broken = {**build, "util.h": ["run"]}
for algorithm in (kahn, depth_first_order):
    try:
        print(algorithm(broken))
    except CycleError as e:
        print(f"{algorithm.__name__}: {type(e).__name__}: {e} ({len(e.cycle)} tasks)")
