# covers: simplenamespace, types-module, type-with-three-arguments, vars-setattr, methodtype, functiontype, mappingproxy, getattr-hooks, dynamic-classes
"""types.SimpleNamespace and making things at run time."""
import types
from types import FunctionType, GeneratorType, MappingProxyType, MethodType, NoneType, SimpleNamespace

ns = SimpleNamespace(x=1, y="two")
ns.z = [3]
print(ns, ns.x, ns == SimpleNamespace(x=1, y="two", z=[3]), vars(ns), hasattr(ns, "w"))
del ns.x
ns.__dict__.update(a=5)
print(ns, SimpleNamespace(), SimpleNamespace(**{"k": 1}).k)
try:
    ns.x
except AttributeError as e:
    print("AttributeError:", e)
settings = SimpleNamespace(db=SimpleNamespace(host="h", port=1), debug=False)
print(settings.db.port, settings, repr(SimpleNamespace(s=settings))[:30])


def to_namespace(value):
    if isinstance(value, dict):
        return SimpleNamespace(**{k: to_namespace(v) for k, v in value.items()})
    if isinstance(value, list):
        return [to_namespace(v) for v in value]
    return value


tree = to_namespace({"a": {"b": [{"c": 1}, 2]}, "d": None})
print(tree.a.b[0].c, tree)


def speak(self, word="hm"):
    return f"{self.name} says {word}"


Dog = type("Dog", (), {"name": "Rex", "speak": speak, "legs": 4, "__repr__": lambda self: f"Dog({self.name})"})
Puppy = type("Puppy", (Dog,), {"speak": lambda self: super(Puppy, self).speak("yip")})
print(Dog(), Dog().speak("woof"), Puppy().speak(), Puppy.__bases__, Puppy.__name__, Puppy.__mro__[1].__name__, issubclass(Puppy, Dog))
rex = Dog()
rex.speak = MethodType(lambda self, n: self.legs * n, rex)
Dog.run = lambda self: "runs on " + str(self.legs)
print(rex.speak(3), Dog().speak(), rex.run(), Puppy().run(), "speak" in vars(rex), "run" in vars(Dog))
print(isinstance(speak, FunctionType), isinstance(rex.run, MethodType), rex.run.__func__ is Dog.run, rex.run.__self__ is rex, isinstance((x for x in ()), GeneratorType), isinstance(None, NoneType), isinstance(len, types.BuiltinFunctionType))
view = MappingProxyType(base := {"k": 1})
base["new"] = 2
print(view["new"], dict(view), len(view), "k" in view, list(view.items()))
try:
    view["k"] = 5
except TypeError as e:
    print("TypeError:", e)


class Record:
    def __init__(self, **fields):
        for name, value in fields.items():
            setattr(self, name, value)

    def __getattr__(self, name):
        if name.startswith("get_"):
            return lambda default=None: getattr(self, name[4:], default)
        raise AttributeError(f"no field {name}")


r = Record(size=3, colour="red")
print(r.get_size(), r.get_shape("round"), getattr(r, "colour"), getattr(r, "missing", "default"), sorted(vars(r)), [n for n in dir(r) if not n.startswith("_")])
try:
    r.weight
except AttributeError as e:
    print("AttributeError:", e)
setattr(r, "two words", 2)
print(getattr(r, "two words"), delattr(r, "size"), hasattr(r, "size"))


def make_class(name, *fields):
    def __init__(self, *values):
        if len(values) != len(fields):
            raise TypeError(f"{name} takes {len(fields)} values, got {len(values)}")
        self.__dict__.update(zip(fields, values))

    def __repr__(self):
        return f"{name}({', '.join(f'{f}={getattr(self, f)!r}' for f in fields)})"

    def __eq__(self, other):
        return type(self) is type(other) and vars(self) == vars(other)

    return type(name, (), {f.__name__: f for f in (__init__, __repr__, __eq__)})


Pt = make_class("Pt", "x", "y")
print(Pt(1, 2), Pt(1, 2) == Pt(1, 2), Pt(1, 2) == Pt(2, 1), Pt.__init__.__qualname__)
try:
    Pt(1)
except TypeError as e:
    print("TypeError:", e)
f = FunctionType(speak.__code__, globals(), "renamed", ("default",))
print(f.__name__, f(rex), speak.__code__.co_argcount, speak.__code__.co_varnames, speak.__defaults__, speak.__module__)
print(type(1), type("x") is str, type(type), type(Dog), type(None), type(...), type(NotImplemented), type(print), type(rex.run), type(view))
print(type(3)(4.9), type([])((1, 2)), callable(Dog), callable(rex), {int: "i", str: "s"}[type("q")], Dog.__class__.__name__, rex.__class__ is Dog)
module = types.ModuleType("made_up", "Docs.")
module.answer = 42
print(module.__name__, module.__doc__, module.answer, isinstance(types, types.ModuleType))
