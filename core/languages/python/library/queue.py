"""Queues between threads. A queue that is full and stays full takes more than it should rather than keep a
thread waiting, since a thread here cannot be put aside (see `_waiting`)."""

import threading
import _waiting
from collections import deque
from heapq import heappop, heappush


class Empty(Exception):
    pass


class Full(Exception):
    pass


class Queue:
    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self.unfinished_tasks = 0
        self._init(maxsize)

    def _init(self, maxsize):
        self.queue = deque()

    def _qsize(self):
        return len(self.queue)

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.popleft()

    def qsize(self):
        return self._qsize()

    def empty(self):
        return not self._qsize()

    def full(self):
        return 0 < self.maxsize <= self._qsize()

    def put(self, item, block=True, timeout=None):
        if self.full():
            if not block:
                raise Full
            if timeout is not None and timeout < 0:
                raise ValueError("'timeout' must be a non-negative number")
            _waiting.run_pending(lambda: not self.full())
            if self.full() and timeout is not None:
                raise Full
        self._put(item)
        self.unfinished_tasks += 1
        _waiting.progress()

    def get(self, block=True, timeout=None):
        if not self._qsize():
            if not block:
                raise Empty
            if timeout is not None and timeout < 0:
                raise ValueError("'timeout' must be a non-negative number")
            if not _waiting.wait_until(self._qsize, timeout):
                raise Empty
        _waiting.progress()
        return self._get()

    def put_nowait(self, item):
        self.put(item, False)

    def get_nowait(self):
        return self.get(False)

    def task_done(self):
        if self.unfinished_tasks <= 0:
            raise ValueError("task_done() called too many times")
        self.unfinished_tasks -= 1

    def join(self):
        if self.unfinished_tasks:
            _waiting.wait_until(lambda: not self.unfinished_tasks)


class PriorityQueue(Queue):
    def _init(self, maxsize):
        self.queue = []

    def _put(self, item):
        heappush(self.queue, item)

    def _get(self):
        return heappop(self.queue)


class LifoQueue(Queue):
    def _init(self, maxsize):
        self.queue = []

    def _get(self):
        return self.queue.pop()


class SimpleQueue(Queue):
    def __init__(self):
        Queue.__init__(self)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "time"
