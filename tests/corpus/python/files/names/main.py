"""What modules say of themselves, and what a star imports."""
import importlib
import sys

import pkg
from pkg import *
from pkg import util as tools
import pkg.inner.core

print(one, two.VALUE, "three" in globals())
print(pkg.__all__, tools.__package__, pkg.__package__, pkg.inner.core.__name__)
late = importlib.import_module("pkg.late")
print(late.VALUE, "pkg.late" in sys.modules, pkg.late is late)
print(pkg.inner.core.where(), pkg.inner.core.up())
pkg.counter += 5
print(pkg.counter, tools.read())
from pkg import counter
counter += 1
print(counter, pkg.counter)
print(hasattr(pkg, "missing"), [name for name in dir(pkg) if not name.startswith("_")])
