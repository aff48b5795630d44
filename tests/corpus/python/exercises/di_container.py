# covers: inspect.signature, get_type_hints, decorators with and without arguments, contextvars, weakrefs, __init_subclass__
import contextlib
import contextvars
import enum
import functools
import inspect
import logging
import sys
import weakref
from typing import Annotated, Any, Callable, Dict, Iterator, List, Optional, ParamSpec, Type, TypeVar, get_args, get_origin, get_type_hints

P = ParamSpec("P")
R = TypeVar("R")
logging.basicConfig(stream=sys.stdout, level=logging.DEBUG, format="%(levelname)-7s %(name)s: %(message)s")
log = logging.getLogger(__name__ if __name__ != "__main__" else "app")
request_id: contextvars.ContextVar[str] = contextvars.ContextVar("request_id", default="-")


class Scope(enum.Enum):
    SINGLETON = "singleton"
    TRANSIENT = "transient"


class ResolutionError(LookupError):
    pass


class Named:
    def __init__(self, name: str):
        self.name = name

    def __repr__(self):
        return f"Named({self.name!r})"


class Container:
    def __init__(self, parent: Optional["Container"] = None):
        self._providers: Dict[Any, tuple] = {}
        self._singletons: Dict[Any, Any] = {}
        self._stack: List[str] = []
        self._parent = parent and weakref.ref(parent)

    def register(self, key, provider=None, *, scope=Scope.TRANSIENT, name=None):
        if provider is None and inspect.isclass(key):
            provider = key
        self._providers[key, name] = (provider, scope)
        return key

    def provide(self, fn=None, /, *, scope=Scope.SINGLETON, name=None):
        """Registers a function as the provider of what it returns."""
        if fn is None:
            return functools.partial(self.provide, scope=scope, name=name)
        key = get_type_hints(fn).get("return")
        if key is None:
            raise TypeError(f"{fn.__qualname__} must say what it returns")
        self.register(key, fn, scope=scope, name=name)
        return fn

    def resolve(self, key, name=None):
        label = getattr(key, "__name__", str(key)) + (f"[{name}]" if name else "")
        if label in self._stack:
            raise ResolutionError(" -> ".join([*self._stack, label]))
        if (key, name) in self._singletons:
            return self._singletons[key, name]
        try:
            provider, scope = self._providers[key, name]
        except KeyError:
            parent = self._parent and self._parent()
            if parent is not None:
                return parent.resolve(key, name)
            raise ResolutionError(f"nothing provides {label}") from None
        self._stack.append(label)
        try:
            value = self.call(provider)
        finally:
            self._stack.pop()
        if scope is Scope.SINGLETON:
            self._singletons[key, name] = value
        log.debug("made %s (%s) in request %s", label, scope.value, request_id.get())
        return value

    def call(self, fn: Callable[..., R], **given: Any) -> R:
        target = fn.__init__ if inspect.isclass(fn) else fn
        hints = get_type_hints(target, include_extras=True) if not inspect.isclass(fn) or "__init__" in vars(fn) else {}
        signature = inspect.signature(fn)
        bound = {}
        for parameter in signature.parameters.values():
            if parameter.name in given or parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
                continue
            hint = hints.get(parameter.name)
            if hint is None or hint in (int, str):
                if parameter.default is parameter.empty:
                    raise ResolutionError(f"{fn.__name__}({parameter.name}) has no value")
                continue
            bound[parameter.name] = self._argument(hint)
        return fn(**bound, **given)

    def _argument(self, hint):
        if get_origin(hint) is Annotated:
            kind, *notes = get_args(hint)
            return self.resolve(kind, next((n.name for n in notes if isinstance(n, Named)), None))
        if get_origin(hint) is list:
            (kind,) = get_args(hint)
            return [self.resolve(key, name) for key, name in self._providers if inspect.isclass(key) and issubclass(key, kind) and key is not kind]
        return self.resolve(hint)

    @contextlib.contextmanager
    def override(self, key, value, name=None) -> Iterator[None]:
        before = self._singletons.get((key, name))
        self._singletons[key, name] = value
        try:
            yield
        finally:
            if before is None:
                del self._singletons[key, name]
            else:
                self._singletons[key, name] = before


def traced(level: int = logging.INFO) -> Callable[[Callable[P, R]], Callable[P, R]]:
    def decorate(fn: Callable[P, R]) -> Callable[P, R]:
        calls = 0

        @functools.wraps(fn)
        def inner(*args: P.args, **kwargs: P.kwargs) -> R:
            nonlocal calls
            calls += 1
            bound = inspect.signature(fn).bind(*args, **kwargs)
            bound.apply_defaults()
            shown = ", ".join(f"{k}={v!r}" for k, v in bound.arguments.items() if k != "self")
            log.log(level, "%s(%s) #%d", fn.__name__, shown, calls)
            return fn(*args, **kwargs)

        return inner

    return decorate


container = Container()


class Plugin:
    priority = 0
    found: List[Type["Plugin"]] = []

    def __init_subclass__(cls, /, priority=0, **kwargs):
        super().__init_subclass__(**kwargs)
        cls.priority = priority
        Plugin.found.append(cls)
        container.register(cls)

    def run(self, text: str) -> str:
        return text


class Upper(Plugin, priority=2):
    def run(self, text):
        return text.upper()


class Exclaim(Plugin, priority=1):
    def run(self, text):
        return text + "!"


class Database:
    def __init__(self, url: str = "memory://", pool: int = 5):
        self.url, self.pool = url, pool

    def __repr__(self):
        return f"Database({self.url!r})"


class Cache:
    def __init__(self, database: Database):
        self.database = database


class Service:
    def __init__(self, primary: Database, replica: Annotated[Database, Named("replica")], cache: Cache, plugins: List[Plugin], retries: int = 3):
        self.primary, self.replica, self.cache, self.plugins, self.retries = primary, replica, cache, plugins, retries

    @traced()
    def handle(self, text: str, *tags, loud: bool = False) -> str:
        chain = sorted(self.plugins, key=lambda p: -p.priority)
        return functools.reduce(lambda t, p: p.run(t), chain, text)


class Left:
    def __init__(self, right: "Right"):
        self.right = right


class Right:
    def __init__(self, left: "Left"):
        self.left = left


container.register(Database, scope=Scope.SINGLETON)


@container.provide(name="replica")
def make_replica() -> Database:
    return Database("replica://")


container.register(Cache)
container.register(Service)
container.register(Left)
container.register(Right)
token = request_id.set("r-1")
service = container.resolve(Service)
request_id.reset(token)
print(service.primary, service.replica, service.primary is service.cache.database, [type(p).__name__ for p in service.plugins], service.retries)
print(service.handle("hello", "a", "b"), service.handle(text="bye", loud=True))
print(service.handle.__name__, inspect.signature(Service.handle), inspect.signature(Service))
for attempt in (lambda: container.resolve(Left), lambda: container.resolve(Container), lambda: container.provide(lambda: 1), lambda: container.call(lambda x: x), lambda: service.handle()):
    try:
        attempt()
    except (ResolutionError, TypeError) as error:
        print(type(error).__name__, error)
with container.override(Database, Database("test://")):
    print(container.resolve(Cache).database)
print(container.resolve(Cache).database)
child = Container(container)
child.register(Cache, scope=Scope.SINGLETON)
print(child.resolve(Cache) is child.resolve(Cache), child.resolve(Service).primary, request_id.get())
context = contextvars.copy_context()
print(context.run(lambda: (request_id.set("inner"), request_id.get())[1]), request_id.get(), request_id in context, context[request_id])
print(container.call(lambda database, n=2: (database, n), database=1))
