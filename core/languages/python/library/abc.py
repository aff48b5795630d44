"""Abstract classes: classes that cannot be instantiated while a method of theirs is abstract, and that
may count others among their subclasses.
"""


def abstractmethod(funcobj):
    funcobj.__isabstractmethod__ = True
    return funcobj


class abstractclassmethod(classmethod):
    def __init__(self, callable):
        callable.__isabstractmethod__ = True
        super().__init__(callable)


class abstractstaticmethod(staticmethod):
    def __init__(self, callable):
        callable.__isabstractmethod__ = True
        super().__init__(callable)


class abstractproperty(property):
    __isabstractmethod__ = True


def _is_abstract(member):
    """Whether a member is, or wraps, a method that was marked."""
    if getattr(member, "__isabstractmethod__", False):
        return True
    if isinstance(member, property):
        return any([_is_abstract(getattr(member, name, None)) for name in ("fget", "fset", "fdel")])
    if isinstance(member, (classmethod, staticmethod)):
        return _is_abstract(getattr(member, "__func__", None))
    return False


def _member(cls, name):
    """A member as its class has it, not as an attribute is read."""
    for parent in cls.__mro__:
        if name in parent.__dict__:
            return parent.__dict__[name]
    return None


class ABCMeta(type):
    def __new__(mcls, name, bases, namespace, /, **named):
        cls = super().__new__(mcls, name, bases, namespace, **named)
        abstract = [key for key, member in namespace.items() if _is_abstract(member)]
        for base in bases:
            for key in getattr(base, "__abstractmethods__", ()):
                if key not in abstract and _is_abstract(_member(cls, key)):
                    abstract.append(key)
        cls.__abstractmethods__ = frozenset(abstract)
        cls._registered = []
        return cls

    def __call__(cls, /, *args, **named):
        if cls.__abstractmethods__:
            names = sorted(cls.__abstractmethods__)
            plural = "" if len(names) == 1 else "s"
            raise TypeError(
                f"Can't instantiate abstract class {cls.__name__} with abstract method{plural} {', '.join(names)}"
            )
        return super().__call__(*args, **named)

    def register(cls, subclass):
        if not isinstance(subclass, type):
            raise TypeError("Can only register classes")
        if issubclass(cls, subclass) and not issubclass(subclass, cls):
            raise RuntimeError("Refusing to create an inheritance cycle")
        cls._registered.append(subclass)
        pattern = getattr(cls, "_pattern", None)
        if pattern is not None and subclass not in (str, bytes, bytearray, list, tuple, range, dict):
            subclass._pattern = pattern
        return subclass

    def __instancecheck__(cls, instance):
        kind = instance.__class__
        if cls.__subclasscheck__(kind):
            return True
        return kind is not type(instance) and cls.__subclasscheck__(type(instance))

    def __subclasscheck__(cls, subclass):
        if not isinstance(subclass, type):
            raise TypeError("issubclass() arg 1 must be a class")
        if cls in subclass.__mro__:
            return True
        hook = getattr(cls, "__subclasshook__", None)
        if hook is not None:
            answer = hook(subclass)
            if answer is not NotImplemented:
                return answer
        for registered in cls._registered:
            if issubclass(subclass, registered):
                return True
        for derived in type.__subclasses__(cls):
            if issubclass(subclass, derived):
                return True
        return False


class ABC(metaclass=ABCMeta):
    __slots__ = ()


def get_cache_token():
    return 0


def update_abstractmethods(cls):
    if not hasattr(cls, "__abstractmethods__"):
        return cls
    abstract = []
    for parent in cls.__mro__[1:]:
        for key in getattr(parent, "__abstractmethods__", ()):
            if key not in abstract and _is_abstract(_member(cls, key)):
                abstract.append(key)
    for key, member in cls.__dict__.items():
        if key not in abstract and _is_abstract(member):
            abstract.append(key)
    cls.__abstractmethods__ = frozenset(abstract)
    return cls
