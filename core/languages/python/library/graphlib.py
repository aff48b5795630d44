"""Orders of what depends on other things."""


class CycleError(ValueError):
    pass


class TopologicalSorter:
    def __init__(self, graph=None):
        self._needs = {}
        self._open = None
        if graph is not None:
            for node, predecessors in graph.items():
                self.add(node, *predecessors)

    def add(self, node, *predecessors):
        if self._open is not None:
            raise ValueError("Nodes cannot be added after a call to prepare()")
        needs = self._needs.setdefault(node, {})
        for each in predecessors:
            needs[each] = True
            self._needs.setdefault(each, {})

    def _cycle(self):
        done = {}
        for start in self._needs:
            path = []
            places = {}
            pending = [(start, iter(self._needs[start]))] if start not in done else []
            if pending:
                places[start] = 0
                path.append(start)
            while pending:
                node, needs = pending[-1]
                for each in needs:
                    if each in places:
                        cycle = path[places[each] :] + [each]
                        return cycle[::-1]
                    if each not in done:
                        places[each] = len(path)
                        path.append(each)
                        pending.append((each, iter(self._needs[each])))
                        break
                else:
                    done[node] = True
                    del places[path.pop()]
                    pending.pop()
        return None

    def prepare(self):
        if self._open is not None:
            raise ValueError("cannot prepare() more than once")
        cycle = self._cycle()
        if cycle:
            raise CycleError("nodes are in a cycle", cycle)
        self._left = {node: len(needs) for node, needs in self._needs.items()}
        self._followers = {node: [] for node in self._needs}
        for node, needs in self._needs.items():
            for each in needs:
                self._followers[each].append(node)
        self._open = [node for node, count in self._left.items() if count == 0]
        self._handed = 0
        self._finished = 0

    def get_ready(self):
        if self._open is None:
            raise ValueError("prepare() must be called first")
        ready = tuple(self._open)
        self._open = []
        self._handed += len(ready)
        return ready

    def is_active(self):
        if self._open is None:
            raise ValueError("prepare() must be called first")
        return self._finished < self._handed or bool(self._open)

    __bool__ = is_active

    def done(self, *nodes):
        for node in nodes:
            self._finished += 1
            for follower in self._followers[node]:
                self._left[follower] -= 1
                if self._left[follower] == 0:
                    self._open.append(follower)

    def static_order(self):
        self.prepare()
        while self.is_active():
            ready = self.get_ready()
            yield from ready
            self.done(*ready)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "GenericAlias"
