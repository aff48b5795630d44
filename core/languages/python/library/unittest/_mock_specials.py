"""The special methods that mocks can have, and what they answer where nobody has said anything else."""

import inspect

COMPARED = "__lt__ __gt__ __le__ __ge__".split()
CALCULATED = (
    "add sub mul truediv floordiv mod divmod pow matmul lshift rshift and or xor iadd isub imul itruediv ifloordiv "
    "imod ipow imatmul ilshift irshift iand ior ixor radd rsub rmul rtruediv rfloordiv rmod rdivmod rpow rmatmul "
    "rlshift rrshift rand ror rxor neg pos abs invert round trunc floor ceil"
)
CALCULATED = [f"__{name}__" for name in CALCULATED.split()]
PLAIN = "__enter__ __getitem__ __setitem__ __delitem__ __reversed__ __missing__ __dir__ __format__".split()
FIXED = {
    "__int__": 1,
    "__contains__": False,
    "__len__": 0,
    "__exit__": False,
    "__complex__": 1j,
    "__float__": 1.0,
    "__bool__": True,
    "__index__": 1,
    **{name: NotImplemented for name in COMPARED},
}
COMPUTED = {
    "__hash__": lambda mock: object.__hash__(mock),
    "__str__": lambda mock: object.__str__(mock),
    "__sizeof__": lambda mock: 48,
    "__fspath__": lambda mock: f"{type(mock).__name__}/{mock._extract_mock_name()}/{id(mock)}",
}
ASYNCHRONOUS = ("__aenter__", "__aexit__", "__anext__")
SUPPORTED = {*FIXED, *COMPUTED, *CALCULATED, *PLAIN, *ASYNCHRONOUS, "__iter__", "__aiter__", "__eq__", "__ne__"}
UNLISTED = {"__reversed__", "__missing__", "__dir__", "__format__"} | {
    name for name in CALCULATED if name[2:3] == "r" and name not in ("__round__", "__rshift__")
}


def is_magic(name):
    return name[:2] == "__" and name[-2:] == "__" and name in SUPPORTED


def dispatch(name):
    """The special method of a class that asks the mock's own one of that name."""

    def method(self, /, *args, **named):
        own = self._mock_magic(name)
        if inspect.isfunction(own):
            return own(self, *args, **named)
        return own(*args, **named)

    method.__name__ = name
    return method
