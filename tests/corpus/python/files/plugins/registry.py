PLUGINS = {}


def plugin(function):
    PLUGINS[function.__name__] = function
    return function


def all():
    yield from sorted(PLUGINS.items())
