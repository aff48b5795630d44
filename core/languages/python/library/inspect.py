"""Questions about live objects: their kinds, members and signatures."""

from __intrinsics__ import file_text, generator_parts
import collections as _collections
import types

CO_OPTIMIZED, CO_NEWLOCALS, CO_VARARGS, CO_VARKEYWORDS, CO_NESTED, CO_GENERATOR, CO_NOFREE = 1, 2, 4, 8, 16, 32, 64
CO_COROUTINE, CO_ITERABLE_COROUTINE, CO_ASYNC_GENERATOR = 128, 256, 512


class _empty:
    pass


# ---------------------------------------------------------------------------------- kinds


def isclass(object):
    return isinstance(object, type)


def isfunction(object):
    return isinstance(object, types.FunctionType)


def ismethod(object):
    return isinstance(object, types.MethodType)


def isbuiltin(object):
    return isinstance(object, types.BuiltinFunctionType)


def isroutine(object):
    return isfunction(object) or ismethod(object) or isbuiltin(object) or isinstance(object, types.MethodDescriptorType)


def isgenerator(object):
    return isinstance(object, types.GeneratorType)


def iscoroutine(object):
    return isinstance(object, types.CoroutineType)


def isasyncgen(object):
    return isinstance(object, types.AsyncGeneratorType)


def isframe(object):
    return isinstance(object, types.FrameType)


def iscode(object):
    return isinstance(object, types.CodeType)


def istraceback(object):
    return isinstance(object, types.TracebackType)


def isawaitable(object):
    return iscoroutine(object) or hasattr(type(object), "__await__")


def ismodule(object):
    return type(object).__name__ == "module"


def isabstract(object):
    return bool(isclass(object) and getattr(object, "__abstractmethods__", None))


def isdatadescriptor(object):
    return isinstance(object, property) or hasattr(type(object), "__set__") or hasattr(type(object), "__delete__")


def _code_flags(function):
    function = getattr(function, "__func__", function)
    return getattr(getattr(function, "__code__", None), "co_flags", 0)


def isgeneratorfunction(object):
    return bool(_code_flags(object) & 0x20)


def iscoroutinefunction(object):
    return bool(_code_flags(object) & 0x80)


def isasyncgenfunction(object):
    return bool(_code_flags(object) & 0x200)


# ---------------------------------------------------------------------------------- members


def getmembers(object, predicate=None):
    result = []
    for name in dir(object):
        try:
            value = getattr(object, name)
        except AttributeError:
            continue
        if predicate is None or predicate(value):
            result.append((name, value))
    return sorted(result, key=lambda pair: pair[0])


def getmro(cls):
    return cls.__mro__


def getdoc(object):
    doc = getattr(object, "__doc__", None)
    return cleandoc(doc) if isinstance(doc, str) else None


def cleandoc(doc):
    lines = doc.expandtabs().split("\n")
    margin = None
    for line in lines[1:]:
        body = line.lstrip()
        if body and (margin is None or len(line) - len(body) < margin):
            margin = len(line) - len(body)
    lines = [lines[0].lstrip()] + [line[margin or 0 :] for line in lines[1:]]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        lines.pop(0)
    return "\n".join(lines)


def unwrap(func, *, stop=None):
    while hasattr(func, "__wrapped__") and (stop is None or not stop(func)):
        func = func.__wrapped__
    return func


def getmodule(object):
    import sys

    return object if ismodule(object) else sys.modules.get(getattr(object, "__module__", None))


def getattr_static(obj, attr, default=_empty):
    """A member as it is stored: descriptors are not asked."""
    own = {} if isclass(obj) else getattr(obj, "__dict__", {})
    if attr in own:
        return own[attr]
    for parent in (obj if isclass(obj) else type(obj)).__mro__:
        if attr in parent.__dict__:
            return parent.__dict__[attr]
    if default is not _empty:
        return default
    raise AttributeError(attr)


def get_annotations(obj, *, globals=None, locals=None, eval_str=False):
    """A copy of what an object itself says of its members or parameters."""
    own = obj.__dict__.get("__annotations__") if isclass(obj) else getattr(obj, "__annotations__", None)
    if own is None and not isclass(obj) and not ismodule(obj) and not callable(obj):
        raise TypeError(f"{obj!r} is not a module, class, or callable.")
    own = dict(own or {})
    if eval_str and own:
        if globals is None:
            globals = getattr(unwrap(obj), "__globals__", None) or getattr(getmodule(obj), "__dict__", {})
        if locals is None and isclass(obj):
            locals = dict(obj.__dict__)
        for name, kind in own.items():
            if isinstance(kind, str):
                own[name] = eval(kind, globals, globals if locals is None else locals)
    return own


# ---------------------------------------------------------------------------------- signatures


class _ParameterKind(int):
    _names = ("POSITIONAL_ONLY", "POSITIONAL_OR_KEYWORD", "VAR_POSITIONAL", "KEYWORD_ONLY", "VAR_KEYWORD")
    description = property(
        lambda self: (
            "positional-only",
            "positional or keyword",
            "variadic positional",
            "keyword-only",
            "variadic keyword",
        )[self]
    )
    name = property(lambda self: self._names[self])

    def __repr__(self):
        return f"<_ParameterKind.{self.name}: {int(self)}>"

    def __str__(self):
        return self.name


class Parameter:
    POSITIONAL_ONLY = _ParameterKind(0)
    POSITIONAL_OR_KEYWORD = _ParameterKind(1)
    VAR_POSITIONAL = _ParameterKind(2)
    KEYWORD_ONLY = _ParameterKind(3)
    VAR_KEYWORD = _ParameterKind(4)
    empty = _empty

    def __init__(self, name, kind, *, default=_empty, annotation=_empty):
        self.name = name
        self.kind = kind
        self.default = default
        self.annotation = annotation

    def replace(self, **named):
        return Parameter(
            named.get("name", self.name),
            named.get("kind", self.kind),
            default=named.get("default", self.default),
            annotation=named.get("annotation", self.annotation),
        )

    def __str__(self):
        text = self.name
        if self.kind == 2:
            text = "*" + text
        elif self.kind == 4:
            text = "**" + text
        if self.annotation is not _empty:
            text += ": " + formatannotation(self.annotation)
        if self.default is not _empty:
            text += (" = " if self.annotation is not _empty else "=") + repr(self.default)
        return text

    def __repr__(self):
        return f'<Parameter "{self}">'

    def __eq__(self, other):
        if not isinstance(other, Parameter):
            return NotImplemented
        return (self.name, self.kind, self.default, self.annotation) == (
            other.name,
            other.kind,
            other.default,
            other.annotation,
        )

    def __hash__(self):
        return hash((self.name, int(self.kind)))


def formatannotation(annotation, base_module=None):
    if isinstance(annotation, type):
        if annotation.__module__ in ("builtins", base_module):
            return annotation.__qualname__
        return f"{annotation.__module__}.{annotation.__qualname__}"
    text = repr(annotation)
    if isinstance(annotation, str) or type(annotation).__name__ in ("_AnnotatedAlias", "GenericAlias", "UnionType"):
        return text
    return text.replace("typing.", "")


class BoundArguments:
    def __init__(self, signature, arguments):
        self.signature = signature
        self.arguments = arguments

    @property
    def args(self):
        result = []
        for name, parameter in self.signature.parameters.items():
            if parameter.kind in (3, 4) or name not in self.arguments:
                break
            if parameter.kind == 2:
                result += self.arguments[name]
            else:
                result.append(self.arguments[name])
        return tuple(result)

    @property
    def kwargs(self):
        result = {}
        by_name = False
        for name, parameter in self.signature.parameters.items():
            if parameter.kind in (3, 4) or name not in self.arguments:
                by_name = True
            if by_name and name in self.arguments:
                if parameter.kind == 4:
                    result.update(self.arguments[name])
                elif parameter.kind != 2:
                    result[name] = self.arguments[name]
        return result

    def apply_defaults(self):
        arguments = {}
        for name, parameter in self.signature.parameters.items():
            if name in self.arguments:
                arguments[name] = self.arguments[name]
            elif parameter.default is not _empty:
                arguments[name] = parameter.default
            elif parameter.kind == 2:
                arguments[name] = ()
            elif parameter.kind == 4:
                arguments[name] = {}
        self.arguments = arguments

    def __repr__(self):
        parts = [f"{name}={value!r}" for name, value in self.arguments.items()]
        return f"<BoundArguments ({', '.join(parts)})>"


class Signature:
    empty = _empty

    def __init__(self, parameters=None, *, return_annotation=_empty):
        self.parameters = {each.name: each for each in parameters or ()}
        self.return_annotation = return_annotation

    @classmethod
    def from_callable(cls, obj, **named):
        return signature(obj)

    def replace(self, *, parameters=None, return_annotation=None):
        return Signature(
            self.parameters.values() if parameters is None else parameters,
            return_annotation=self.return_annotation if return_annotation is None else return_annotation,
        )

    def bind(self, *args, **named):
        return self._bind(args, named, False)

    def bind_partial(self, *args, **named):
        return self._bind(args, named, True)

    def _bind(self, args, named, is_partial):
        arguments = {}
        values = list(args)
        named = dict(named)
        rest_name = None
        for name, parameter in self.parameters.items():
            kind = parameter.kind
            if kind == 2:
                if values:
                    arguments[name] = tuple(values)
                values = []
            elif kind == 4:
                rest_name = name
            elif kind != 3 and values:
                if name in named and kind == 1:
                    raise TypeError(f"multiple values for argument {name!r}")
                arguments[name] = values.pop(0)
            elif name in named and kind != 0:
                arguments[name] = named.pop(name)
            elif parameter.default is _empty and not is_partial:
                raise TypeError(f"missing a required argument: {name!r}")
        if values:
            raise TypeError("too many positional arguments")
        if named:
            if rest_name is None:
                for name in named:
                    raise TypeError(f"got an unexpected keyword argument {name!r}")
            arguments[rest_name] = named
        return BoundArguments(self, arguments)

    def __str__(self):
        parts = []
        was_positional_only = False
        has_star = False
        for parameter in self.parameters.values():
            if was_positional_only and parameter.kind != 0:
                parts.append("/")
            was_positional_only = parameter.kind == 0
            if parameter.kind == 2:
                has_star = True
            elif parameter.kind == 3 and not has_star:
                parts.append("*")
                has_star = True
            parts.append(str(parameter))
        if was_positional_only:
            parts.append("/")
        text = "(" + ", ".join(parts) + ")"
        if self.return_annotation is not _empty:
            text += " -> " + formatannotation(self.return_annotation)
        return text

    def __repr__(self):
        return f"<Signature {self}>"

    def __eq__(self, other):
        if not isinstance(other, Signature):
            return NotImplemented
        return (
            list(self.parameters.values()) == list(other.parameters.values())
            and self.return_annotation == other.return_annotation
        )

    __hash__ = None


def signature(obj, *, follow_wrapped=True):
    if not callable(obj):
        raise TypeError(f"{obj!r} is not a callable object")
    if follow_wrapped:
        obj = unwrap(obj)
    if isinstance(obj, types.MethodType):
        return _without_first(signature(obj.__func__))
    if isinstance(obj, type):
        for name in ("__init__", "__new__"):
            member = getattr(obj, name, None)
            if isfunction(member):
                return _without_first(signature(member)).replace(return_annotation=_empty)
        return Signature()
    if type(obj).__name__ == "partial":
        return _of_partial(obj)
    if not isfunction(obj) and not hasattr(obj, "__code__"):
        member = getattr(type(obj), "__call__", None)
        if isfunction(member):
            return _without_first(signature(member))
        raise ValueError(f"no signature found for builtin {obj!r}")
    return _of_function(obj)


def _without_first(whole):
    parameters = list(whole.parameters.values())
    if parameters and parameters[0].kind in (0, 1):
        parameters = parameters[1:]
    return Signature(parameters, return_annotation=whole.return_annotation)


def _of_function(function):
    code = function.__code__
    names = code.co_varnames
    count = code.co_argcount
    only_by_place = getattr(code, "co_posonlyargcount", 0)
    annotations = getattr(function, "__annotations__", None) or {}
    defaults = function.__defaults__ or ()
    named_defaults = function.__kwdefaults__ or {}
    parameters = []
    for index in range(count):
        name = names[index]
        at = index - (count - len(defaults))
        parameters.append(
            Parameter(
                name,
                Parameter.POSITIONAL_ONLY if index < only_by_place else Parameter.POSITIONAL_OR_KEYWORD,
                default=defaults[at] if at >= 0 else _empty,
                annotation=annotations.get(name, _empty),
            )
        )
    end = count + code.co_kwonlyargcount
    rest = end
    if code.co_flags & 4:
        parameters.append(Parameter(names[rest], Parameter.VAR_POSITIONAL, annotation=annotations.get(names[rest], _empty)))
        rest += 1
    for name in names[count:end]:
        parameters.append(
            Parameter(
                name,
                Parameter.KEYWORD_ONLY,
                default=named_defaults.get(name, _empty),
                annotation=annotations.get(name, _empty),
            )
        )
    if code.co_flags & 8:
        parameters.append(Parameter(names[rest], Parameter.VAR_KEYWORD, annotation=annotations.get(names[rest], _empty)))
    return Signature(parameters, return_annotation=annotations.get("return", _empty))


def _of_partial(partial):
    whole = signature(partial.func)
    given = len(partial.args)
    parameters = []
    by_name = False
    for parameter in whole.parameters.values():
        if parameter.kind in (0, 1) and given and parameter.name not in partial.keywords:
            given -= 1
            continue
        if parameter.name in partial.keywords:
            parameter = parameter.replace(default=partial.keywords[parameter.name])
            by_name = True
        if by_name and parameter.kind == 1:
            parameter = parameter.replace(kind=Parameter.KEYWORD_ONLY)
        parameters.append(parameter)
    return Signature(parameters, return_annotation=whole.return_annotation)


FullArgSpec = _collections.namedtuple(
    "FullArgSpec", "args varargs varkw defaults kwonlyargs kwonlydefaults annotations"
)


def getfullargspec(func):
    """The parameters of a function in the form that came before signatures. Those of a method include the first."""
    function = getattr(func, "__func__", func)
    whole = signature(function, follow_wrapped=False)
    names = [[], [], [], [], []]
    for parameter in whole.parameters.values():
        names[parameter.kind].append(parameter.name)
    by_place = names[0] + names[1]
    given = [whole.parameters[name].default for name in by_place]
    defaults = tuple([value for value in given if value is not _empty])
    named = {name: whole.parameters[name].default for name in names[3]}
    named = {name: value for name, value in named.items() if value is not _empty}
    annotations = {}
    if whole.return_annotation is not _empty:
        annotations["return"] = whole.return_annotation
    for parameter in whole.parameters.values():
        if parameter.annotation is not _empty:
            annotations[parameter.name] = parameter.annotation
    rest = names[2][0] if names[2] else None
    rest_named = names[4][0] if names[4] else None
    return FullArgSpec(by_place, rest, rest_named, defaults or None, names[3], named or None, annotations)


def getcallargs(func, /, *positional, **named):
    """Which parameter a call would give which value."""
    if ismethod(func) and func.__self__ is not None:
        positional = (func.__self__,) + positional
        func = func.__func__
    whole = signature(func)
    bound = whole.bind(*positional, **named)
    bound.apply_defaults()
    # What is passed by name alone comes last.
    order = sorted(bound.arguments, key=lambda name: whole.parameters[name].kind == 3)
    return {name: bound.arguments[name] for name in order}


# ---------------------------------------------------------------------------------- source text


def _code_behind(object):
    """The code of what has some."""
    if ismethod(object):
        object = object.__func__
    if isfunction(object):
        object = object.__code__
    if istraceback(object):
        object = object.tb_frame
    if isframe(object):
        object = object.f_code
    return object if iscode(object) else None


def getfile(object):
    if ismodule(object):
        if getattr(object, "__file__", None):
            return object.__file__
        raise TypeError(f"{object!r} is a built-in module")
    if isclass(object):
        module = getmodule(object)
        if getattr(module, "__file__", None):
            return module.__file__
        raise TypeError(f"{object!r} is a built-in class")
    code = _code_behind(object)
    if code is None:
        raise TypeError(
            "module, class, method, function, traceback, frame, or code object was expected, got " + type(object).__name__
        )
    return code.co_filename


def getsourcefile(object):
    return getfile(object)


def getmodulename(path):
    name = path.rpartition("/")[2]
    return name[:-3] if name.endswith(".py") else None


def findsource(object):
    """All lines of the file, and the place of the first one among them."""
    text = file_text(getfile(object))
    if text is None:
        raise OSError("could not get source code")
    lines = text.splitlines(True)
    if lines and not lines[-1].endswith("\n"):
        lines[-1] += "\n"
    if ismodule(object):
        return lines, 0
    code = _code_behind(object)
    if code is not None:
        return lines, code.co_firstlineno - 1
    # A class is looked for by its name, and by those of what it stands in.
    depth = -1
    at = 0
    for name in object.__qualname__.split("."):
        if name == "<locals>":
            continue
        for place in range(at, len(lines)):
            line = lines[place]
            margin = len(line) - len(line.lstrip())
            words = line.split(None, 2)
            if margin > depth and words and words[0] in ("class", "def", "async") and _named(line) == name:
                depth, at = margin, place + 1
                break
        else:
            raise OSError("could not find class definition")
    at -= 1
    while at > 0 and lines[at - 1].lstrip().startswith("@"):
        at -= 1
    return lines, at


def _named(line):
    """The name that a line defines."""
    rest = line.split("def ", 1)[-1] if "def " in line else line.split("class ", 1)[-1]
    end = 0
    while end < len(rest) and (rest[end].isalnum() or rest[end] == "_"):
        end += 1
    return rest[:end]


def getblock(lines):
    """The lines at the start that are one definition, or one line of a function without a name."""
    margin = len(lines[0]) - len(lines[0].lstrip())
    depth = 0
    quote = ""
    header = True
    last = 0
    for at, line in enumerate(lines):
        body = line.strip()
        is_text = bool(quote)
        if body and not is_text and depth == 0 and not header:
            if len(line) - len(line.lstrip()) <= margin and not body.startswith("#"):
                break
        quote, depth = _scanned(line, quote, depth)
        if is_text or (body and not body.startswith("#")) or quote:
            last = at
        elif body and len(line) - len(line.lstrip()) > margin:
            last = at
        if header and not quote and depth == 0 and body and not body.startswith(("@", "#")):
            if not body.startswith(("def ", "class ", "async ")) and at == 0:
                break
            header = False
    return lines[: last + 1]


def _scanned(line, quote, depth):
    """The quote that is open behind a line, and how many brackets are."""
    at = 0
    while at < len(line):
        letter = line[at]
        if quote:
            if letter == "\\":
                at += 1
            elif line.startswith(quote, at):
                at += len(quote) - 1
                quote = ""
        elif letter in "'\"":
            quote = letter * 3 if line[at : at + 3] == letter * 3 else letter
            at += len(quote) - 1
        elif letter == "#":
            break
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
        at += 1
    return (quote if len(quote) == 3 else ""), depth


def getsourcelines(object):
    object = unwrap(object)
    lines, at = findsource(object)
    if istraceback(object):
        object = object.tb_frame
    if ismodule(object) or (isframe(object) and object.f_code.co_name == "<module>"):
        return lines, 0
    return getblock(lines[at:]), at + 1


def getsource(object):
    return "".join(getsourcelines(object)[0])


def getcomments(object):
    """The comment in front of a definition."""
    try:
        lines, at = findsource(object)
    except (OSError, TypeError):
        return None
    first = at
    margin = len(lines[at]) - len(lines[at].lstrip())
    while first > 0 and lines[first - 1].lstrip().startswith("#") and lines[first - 1].index("#") == margin:
        first -= 1
    return "".join([line.lstrip() for line in lines[first:at]]) or None


# ---------------------------------------------------------------------------------- calls under way and put aside

GEN_CREATED, GEN_SUSPENDED, GEN_RUNNING, GEN_CLOSED = "GEN_CREATED", "GEN_SUSPENDED", "GEN_RUNNING", "GEN_CLOSED"
CORO_CREATED, CORO_SUSPENDED, CORO_RUNNING, CORO_CLOSED = "CORO_CREATED", "CORO_SUSPENDED", "CORO_RUNNING", "CORO_CLOSED"


def getgeneratorstate(generator):
    return (GEN_CREATED, GEN_SUSPENDED, GEN_RUNNING, GEN_CLOSED)[generator_parts(generator)[0]]


def getcoroutinestate(coroutine):
    return (CORO_CREATED, CORO_SUSPENDED, CORO_RUNNING, CORO_CLOSED)[generator_parts(coroutine)[0]]


def getgeneratorlocals(generator):
    if not isgenerator(generator):
        raise TypeError(f"{generator!r} is not a Python generator")
    return generator_parts(generator)[3]


def getcoroutinelocals(coroutine):
    return generator_parts(coroutine)[3]


ClosureVars = _collections.namedtuple("ClosureVars", "nonlocals globals builtins unbound")


def getclosurevars(func):
    if ismethod(func):
        func = func.__func__
    if not isfunction(func):
        raise TypeError(f"{func!r} is not a Python function")
    cells = zip(func.__code__.co_freevars, func.__closure__ or ())
    return ClosureVars({name: cell.cell_contents for name, cell in cells}, {}, {}, set())


ArgInfo = _collections.namedtuple("ArgInfo", "args varargs keywords locals")
Arguments = _collections.namedtuple("Arguments", "args varargs varkw")


def getargs(co):
    count = co.co_argcount
    rest = count + co.co_kwonlyargcount
    varargs = varkw = None
    if co.co_flags & CO_VARARGS:
        varargs = co.co_varnames[rest]
        rest += 1
    if co.co_flags & CO_VARKEYWORDS:
        varkw = co.co_varnames[rest]
    return Arguments(list(co.co_varnames[: count + co.co_kwonlyargcount]), varargs, varkw)


def getargvalues(frame):
    return ArgInfo(*getargs(frame.f_code), frame.f_locals)


Traceback = _collections.namedtuple("Traceback", "filename lineno function code_context index")


def getframeinfo(frame, context=1):
    line = frame.tb_lineno if istraceback(frame) else frame.f_lineno
    frame = frame.tb_frame if istraceback(frame) else frame
    text = file_text(frame.f_code.co_filename)
    lines = None if text is None else text.splitlines(True)[line - 1 : line]
    return Traceback(frame.f_code.co_filename, line, frame.f_code.co_name, lines, None if lines is None else 0)


def getouterframes(frame, context=1):
    found = []
    while frame is not None:
        found.append(FrameInfo(frame, *getframeinfo(frame)))
        frame = frame.f_back
    return found


def getinnerframes(tb, context=1):
    found = []
    while tb is not None:
        found.append(FrameInfo(tb.tb_frame, *getframeinfo(tb)))
        tb = tb.tb_next
    return found


def currentframe():
    from _frames import frames

    return frames()[0]


class FrameInfo(_collections.namedtuple("FrameInfo", "frame filename lineno function code_context index")):
    pass


def stack(context=1):
    from _frames import frames

    return [
        FrameInfo(each, each.f_code.co_filename, each.f_lineno, each.f_code.co_name, [each._source + "\n"], 0)
        for each in frames()
    ]


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "Attribute BlockFinder ClassFoundException EndOfBlock OrderedDict TPFLAGS_IS_ABSTRACT attrgetter classify_class_attrs "
    "formatannotationrelativeto formatargvalues getabsfile getclasstree getlineno getmembers_static indentsize "
    "isgetsetdescriptor iskeyword ismemberdescriptor ismethoddescriptor ismethodwrapper modulesbyfile namedtuple trace walktree"
)
