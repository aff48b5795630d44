"""Things to do at certain times."""

import heapq
import time
from collections import namedtuple
from itertools import count

Event = namedtuple("Event", "time, priority, sequence, action, argument, kwargs")
_numbers = count()


class scheduler:
    def __init__(self, timefunc=time.monotonic, delayfunc=time.sleep):
        self._queue = []
        self.timefunc = timefunc
        self.delayfunc = delayfunc

    def enterabs(self, time, priority, action, argument=(), kwargs=None):
        event = Event(time, priority, next(_numbers), action, argument, kwargs or {})
        heapq.heappush(self._queue, event)
        return event

    def enter(self, delay, priority, action, argument=(), kwargs=None):
        return self.enterabs(self.timefunc() + delay, priority, action, argument, kwargs)

    def cancel(self, event):
        self._queue.remove(event)
        heapq.heapify(self._queue)

    def empty(self):
        return not self._queue

    def run(self, blocking=True):
        while self._queue:
            event = self._queue[0]
            wait = event.time - self.timefunc()
            if wait > 0:
                if not blocking:
                    return wait
                self.delayfunc(wait)
                continue
            heapq.heappop(self._queue)
            event.action(*event.argument, **event.kwargs)
            self.delayfunc(0)

    @property
    def queue(self):
        return sorted(self._queue)
