"""Tests that are coroutines: each has an event loop of its own."""

import asyncio
import inspect
from unittest.case import TestCase


class IsolatedAsyncioTestCase(TestCase):
    def __init__(self, methodName="runTest"):
        TestCase.__init__(self, methodName)
        self._loop = None

    async def asyncSetUp(self):
        pass

    async def asyncTearDown(self):
        pass

    def addAsyncCleanup(self, func, /, *args, **named):
        self.addCleanup(func, *args, **named)

    async def enterAsyncContext(self, cm):
        result = await type(cm).__aenter__(cm)
        self.addAsyncCleanup(type(cm).__aexit__, cm, None, None, None)
        return result

    def _finish(self, awaitable):
        return self._loop.run_until_complete(awaitable)

    def _callSetUp(self):
        self.setUp()
        self._finish(self.asyncSetUp())

    def _callTestMethod(self, method):
        if inspect.iscoroutinefunction(method):
            self._finish(method())
        else:
            TestCase._callTestMethod(self, method)

    def _callTearDown(self):
        self._finish(self.asyncTearDown())
        self.tearDown()

    def _call_cleanup(self, function, args, named):
        result = function(*args, **named)
        if inspect.isawaitable(result):
            self._finish(result)

    def _with_loop(self, function, *args):
        self._loop = asyncio.new_event_loop()
        try:
            return function(*args)
        finally:
            self._loop.close()
            self._loop = None

    def run(self, result=None):
        return self._with_loop(TestCase.run, self, result)

    def debug(self):
        self._with_loop(TestCase.debug, self)
