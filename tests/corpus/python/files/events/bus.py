from collections import defaultdict

_handlers = defaultdict(list)


def subscribe(name, handler):
    _handlers[name].append(handler)


def publish(name, *what):
    for handler in _handlers[name] + _handlers.get("*", []):
        handler(*what)


def names():
    return sorted(_handlers)


def unsubscribe_all():
    _handlers.clear()
