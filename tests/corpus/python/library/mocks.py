# covers: unittest.mock: calls remembered and asserted, answers, specs, patches of all kinds
import asyncio
import random
import re
import sys
import time
from unittest import mock
from unittest.mock import ANY, AsyncMock, DEFAULT, MagicMock, Mock, PropertyMock, call, create_autospec, mock_open, patch, sentinel, seal


def attempt(function):
    try:
        print("no error:", function())
    except Exception as error:
        print(type(error).__name__ + ":", re.sub(r"id='\d+'|0x[0-9a-f]+", "id", str(error)))


def shown(value):
    return re.sub(r"id='\d+'", "id", repr(value))


class Service:
    limit = 3

    def __init__(self, url, retries=2):
        self.url = url

    def fetch(self, path, *, timeout=5):
        return f"{self.url}/{path}"

    async def later(self, x):
        return x

    @property
    def state(self):
        return "up"

    @staticmethod
    def make(a, b=1):
        return a + b


def helper(a, b=2):
    return a + b


# Calls.
m = Mock()
print(m.called, m.call_count, m.call_args)
attempt(m.assert_called)
attempt(lambda: m.assert_called_with(1))
m(1, 2, key="v")
m.method("x").other(y=3)
m.method.return_value = 7
print(m.method(), m.called, m.call_args, m.call_args.args, m.call_args.kwargs, m.call_args_list)
print(m.mock_calls)
print(m.method_calls)
attempt(lambda: m.assert_called_with(1, 3))
attempt(lambda: m.assert_called_once_with(1, 2, key="v"))
m(4)
attempt(m.assert_called_once)
attempt(lambda: m.assert_called_once_with(4))
attempt(lambda: m.assert_any_call(1, 2, key="v"))
attempt(lambda: m.assert_any_call(9))
attempt(m.assert_not_called)
attempt(m.other.assert_not_called)
attempt(m.other.deep.assert_called)
attempt(lambda: m.method.assert_called_with("y", z=1))
attempt(lambda: m.assert_has_calls([call(1, 2, key="v"), call.method("x")]))
attempt(lambda: m.assert_has_calls([call(4), call(5)]))
attempt(lambda: m.assert_has_calls([call(4), call(1, 2, key="v")], any_order=True))
attempt(lambda: m.assert_has_calls([call(4), call(5)], any_order=True))
attempt(lambda: m.assert_called_with(ANY))
attempt(lambda: m.asert_called())
print(call(1) == call(1), call(1) == ((1,), {}), call("a", b=1), call.x.y(1).z(), call.a(1) == ("a", (1,)), call(1) == call(2), [call(3)] == [call(ANY)])
print(call.x(1).y(2).call_list(), shown(m), shown(m.a.b), shown(m()), shown(m.a().b), shown(Mock(name="db").query))
print(m.call_args[0], m.call_args[1], len(m.call_args), m.call_args == call(4))
m.reset_mock()
print(m.called, m.mock_calls, m.method())

# Answers.
m = Mock(side_effect=[1, ValueError("two"), 3])
print(m())
attempt(m)
print(m())
attempt(m)
m.side_effect = lambda x: x * 2 if x > 1 else DEFAULT
m.return_value = "default"
print(m(5), m(1))
m.side_effect = KeyError("k")
attempt(m)
m.side_effect = OSError
attempt(m)
m.side_effect = None
print(m(), m.side_effect)
print(Mock(wraps=helper)(3), Mock(a=1, b=2).b, Mock(**{"x.y.return_value": 5}).x.y())
m = Mock()
m.configure_mock(name="n", **{"f.side_effect": TypeError("t")})
attempt(m.f)
m.child = Mock()
m.child(1)
other = Mock()
m.attach_mock(other, "other")
other.go(2)
print(m.mock_calls, m.name)
del m.child
attempt(lambda: m.child)

# Special methods.
g = MagicMock()
print(len(g), bool(g), int(g), list(g), 3 in g, float(g), g == g, g == 1, g != g, hash(g) == hash(g))
print(shown(g[1]), shown(g + 1), shown(-g), type(g).__name__)
g.__len__.return_value = 4
g.__getitem__.side_effect = lambda key: key * 2
g.__iter__.return_value = [1, 2]
g.__contains__.return_value = True
g.__str__.return_value = "text"
g.__enter__.return_value = "entered"
print(len(g), g[4], list(g), 9 in g, str(g))
with g as value:
    print(value)
g.__exit__.assert_called_once_with(None, None, None)
g.__getitem__.assert_called_with(4)
g["k"] = 5
g.__setitem__.assert_called_once_with("k", 5)
print(g.__len__.called)
plain = Mock()
attempt(lambda: len(plain))
plain.__len__ = Mock(return_value=2)
plain.__str__ = lambda self: "plain text"
print(len(plain), str(plain))
g.__lt__.return_value = True
print(g < 3)
attempt(lambda: MagicMock() < 3)

# Shapes.
s = Mock(spec=Service)
print(isinstance(s, Service), s.__class__.__name__, shown(s))
attempt(lambda: s.missing)
s.fetch("x")
s.extra = 1
strict = Mock(spec_set=["a", "b"])
attempt(lambda: strict.c)
attempt(lambda: setattr(strict, "c", 1))
strict.a = 5
print(strict.a)
auto = create_autospec(Service)
made = auto("u")
print(isinstance(made, Service))
attempt(lambda: auto())
attempt(lambda: made.fetch())
attempt(lambda: made.nothing)
made.fetch.return_value = "fetched"
print(made.fetch("p", timeout=1))
made.fetch.assert_called_once_with("p", timeout=1)
check = create_autospec(helper, return_value=10)
print(check(1), check(1, b=3))
attempt(lambda: check())
attempt(lambda: check(1, 2, 3))
check.assert_called_with(1, 3)
attempt(lambda: check.assert_called_with(1, 4))
sealed = Mock()
sealed.known.return_value = 1
seal(sealed)
print(sealed.known())
attempt(lambda: sealed.unknown)

# Patches.
with patch("random.randint", return_value=4) as fake:
    print(random.randint(1, 6), fake.call_args)
print(1 <= random.randint(1, 6) <= 6)
with patch.object(Service, "fetch", return_value="patched") as fetch:
    print(Service("u").fetch("a"), fetch.called)
print(Service("u").fetch("a"))
with patch.object(Service, "limit", 99):
    print(Service.limit, Service("u").limit)
print(Service.limit)


@patch("__main__.helper")
@patch.object(Service, "fetch")
def both(fetch, helped):
    helped.return_value = 1
    fetch.side_effect = [1, 2]
    print(helper(5), Service("u").fetch(), Service("u").fetch(), helped.mock_calls, shown(helped))


both()
print(helper(1))
settings = {"a": 1, "b": 2}
with patch.dict(settings, {"a": 5}, c=3):
    print(settings)
print(settings)
with patch.dict(settings, clear=True):
    print(settings)


@patch.dict("os.environ", {"MODE": "test"})
def environment():
    import os

    return os.environ["MODE"]


print(environment())
with patch("builtins.print") as printed:
    print("hidden")
printed.assert_called_once_with("hidden")
with patch("builtins.input", side_effect=["Ann", "7"]):
    print(input("name? "), input())
with patch("time.sleep") as slept, patch("time.time", return_value=1000.5):
    time.sleep(100)
    print(time.time(), slept.call_args_list)
with patch("builtins.open", mock_open(read_data="one\ntwo\n")) as opened:
    with open("file.txt") as file:
        print(file.read())
    with open("file.txt") as file:
        print([line for line in file], opened.call_count)
    with open("out", "w") as file:
        file.write("data")
    opened.assert_called_with("out", "w")
    opened().write.assert_called_once_with("data")
starter = patch.object(Service, "make", autospec=True)
fake = starter.start()
fake.return_value = 0
print(Service.make(1), fake.mock_calls)
attempt(lambda: Service.make())
starter.stop()
print(Service.make(1))
attempt(lambda: patch("helper").start())
attempt(lambda: patch.object(Service, "nope").start())
with patch.object(Service, "nope", 5, create=True):
    print(Service.nope)
print(hasattr(Service, "nope"))
with patch.multiple(Service, fetch=DEFAULT, limit=7) as several:
    print(sorted(several), Service.limit)
with patch.object(Service, "state", new_callable=PropertyMock, return_value="down") as state:
    print(Service("u").state, state.call_count)
with patch("__main__.Service") as Fake:
    Fake.return_value.fetch.return_value = "from fake"
    print(Service("x").fetch("y"), Fake.mock_calls)


@patch("__main__.helper", new=lambda a: "new")
class Cases:
    def test_one(self):
        return helper(1)

    def other(self):
        return helper(1)


print(Cases().test_one(), Cases().other())


# Coroutines.
async def run():
    a = AsyncMock(return_value=5)
    print(await a(1), a.await_count)
    a.assert_awaited_once_with(1)
    s = Mock(spec=Service)
    s.later.return_value = 8
    print(await s.later(2), type(s.later).__name__)
    a.side_effect = ValueError("async")
    try:
        await a()
    except ValueError as error:
        print("caught", error)
    c = MagicMock()
    c.__aenter__.return_value = "in"
    async with c as value:
        print(value)
    c.__aiter__.return_value = [1, 2]
    print([x async for x in c])
    with patch.object(Service, "later", return_value="patched") as later:
        print(await Service("u").later(3), type(later).__name__)
    fresh = AsyncMock()
    for check in (fresh.assert_awaited, lambda: fresh.assert_awaited_with(1)):
        try:
            check()
        except AssertionError as error:
            print(error)


asyncio.run(run())
print(sentinel.token, sentinel.token is sentinel.token, ANY == 5, [ANY, 1] == ["x", 1], ANY)


async def awaited():
    a = AsyncMock(name="job")
    await a(1)
    for check in (lambda: a.assert_awaited_with(2), a.assert_not_awaited, lambda: a.assert_any_await(3), lambda: a.assert_awaited_once_with(3)):
        try:
            check()
        except AssertionError as error:
            print(error)
    await a(1)
    try:
        a.assert_awaited_once()
    except AssertionError as error:
        print(error)


asyncio.run(awaited())
