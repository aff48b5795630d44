"""Stages in a package's subpackages, found by name, and a failure that goes through three files."""
import importlib
import sys

from stages import clean, registry
from stages.numbers import scale as scaling
import stages.numbers.statistics as numbers

STEPS = ["clean.strip_blank", "numbers.scale.double", "numbers.statistics.summary"]


def resolve(path):
    module, _, name = path.rpartition(".")
    return getattr(importlib.import_module("stages." + module), name)


def run(data):
    for step in STEPS:
        data = resolve(step)(data)
        print(f"{step:<28}{data}")
    return data


result = run([" 1", "2 ", "", " 3.5 "])
print(sorted(registry.known), scaling.calls, numbers.__name__, numbers.__package__)
print(clean is sys.modules["stages.clean"], "stages.numbers" in sys.modules, "stages.unused" in sys.modules)
try:
    run(["1", "two"])
except ValueError as error:
    frame = error.__traceback__
    path = []
    while frame is not None:
        path.append(frame.tb_frame.f_code.co_name)
        frame = frame.tb_next
    print("failed in", " > ".join(path), "-", error)
numbers.summary([])
