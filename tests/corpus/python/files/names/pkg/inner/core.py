from .. import one
from ..util import read


def where():
    return __name__


def up():
    return one, read()
