"""Options of a command in the way of Unix: letters, and words in full."""


class GetoptError(Exception):
    def __init__(self, msg, opt=""):
        self.msg = msg
        self.opt = opt
        Exception.__init__(self, msg, opt)

    def __str__(self):
        return self.msg


error = GetoptError


def getopt(args, shortopts, longopts=[]):
    """The options in front of the first other argument, and what is behind them."""
    options = []
    longopts = [longopts] if isinstance(longopts, str) else list(longopts)
    while args and args[0].startswith("-") and args[0] != "-":
        if args[0] == "--":
            args = args[1:]
            break
        args = _taken(options, args, shortopts, longopts)
    return options, args


def gnu_getopt(args, shortopts, longopts=[]):
    """The same, where other arguments may stand between options."""
    options = []
    others = []
    longopts = [longopts] if isinstance(longopts, str) else list(longopts)
    stops_early = shortopts.startswith("+")
    shortopts = shortopts.lstrip("+")
    while args:
        if args[0] == "--":
            others += args[1:]
            break
        if args[0].startswith("-") and args[0] != "-":
            args = _taken(options, args, shortopts, longopts)
        elif stops_early:
            others += args
            break
        else:
            others.append(args[0])
            args = args[1:]
    return options, others


def _taken(options, args, shortopts, longopts):
    """The arguments behind the first one, whose options have been put into the list."""
    first, rest = args[0], args[1:]
    if first.startswith("--"):
        return _long(options, first[2:], longopts, rest)
    return _short(options, first[1:], shortopts, rest)


def _long(options, text, longopts, args):
    name, has_value, value = text.partition("=")
    found = [each for each in longopts if each.startswith(name)]
    if not found:
        raise GetoptError(f"option --{name} not recognized", name)
    if name in found:
        takes = False
    elif name + "=" in found:
        takes = True
    elif len(found) > 1:
        raise GetoptError(f"option --{name} not a unique prefix", name)
    else:
        takes = found[0].endswith("=")
        name = found[0].rstrip("=")
    if takes and not has_value:
        if not args:
            raise GetoptError(f"option --{name} requires argument", name)
        value, args = args[0], args[1:]
    elif not takes and has_value:
        raise GetoptError(f"option --{name} must not have an argument", name)
    options.append(("--" + name, value if takes else ""))
    return args


def _short(options, text, shortopts, args):
    while text:
        letter, text = text[0], text[1:]
        place = -1 if letter == ":" else shortopts.find(letter)
        if place < 0:
            raise GetoptError(f"option -{letter} not recognized", letter)
        if shortopts[place + 1 : place + 2] != ":":
            options.append(("-" + letter, ""))
            continue
        if not text:
            if not args:
                raise GetoptError(f"option -{letter} requires argument", letter)
            text, args = args[0], args[1:]
        options.append(("-" + letter, text))
        break
    return args
