"""Of syntax trees: reading literals from text."""

from _evaluate import literal, parse


def literal_eval(node_or_string):
    return literal(parse(node_or_string) if isinstance(node_or_string, str) else node_or_string)
