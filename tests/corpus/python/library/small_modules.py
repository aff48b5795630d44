# covers: struct, shlex, html, graphlib, sched, contextvars, glob, shutil, tempfile, errno
"""Small modules, each a little."""
import contextvars
import errno
import glob
import graphlib
import html
import os
import sched
import shlex
import shutil
import struct
import tempfile
import time

packed = struct.pack("<hIq?3sd", -2, 7, -(2**40), True, b"abcd", 1.5)
print(packed, struct.unpack("<hIq?3sd", packed), struct.calcsize("hi"), struct.calcsize("<hi"), struct.calcsize("bq"))
print(struct.pack(">f", 3.14159), struct.unpack(">f", struct.pack(">f", 0.1)), struct.pack("!HH", 1, 65535), list(struct.iter_unpack("<h", b"\1\0\2\0")))
print(struct.unpack("<d", struct.pack("<d", -0.0)), struct.pack("<f", 1e-45), struct.pack("<d", float("inf")))
for action in (lambda: struct.pack("b", 200), lambda: struct.pack("hh", 1), lambda: struct.unpack("i", b"123"), lambda: struct.pack("i", "x")):
    try:
        action()
    except struct.error as error:
        print("struct.error:", error)
print(shlex.split("run 'a b' \"c \\\"d\\\"\" e\\ f # no"), shlex.quote("it's"), shlex.join(["a", "b c"]))
print(html.escape("<a href='x'>&\"</a>"), html.unescape("&lt;p&gt; &amp; &#65;&#x42; &unknown;"))
order = list(graphlib.TopologicalSorter({"d": ["b", "c"], "b": ["a"], "c": ["a"]}).static_order())
print(order)
try:
    list(graphlib.TopologicalSorter({1: [2], 2: [1]}).static_order())
except graphlib.CycleError as error:
    print(error.args[0], sorted(set(error.args[1])))
clock = sched.scheduler(time.monotonic, time.sleep)
clock.enter(0.02, 1, print, ("second",))
clock.enter(0.01, 1, print, ("first",))
clock.enter(0.03, 2, print, kwargs={"end": "third\n"})
clock.run()
variable = contextvars.ContextVar("user", default="nobody")
token = variable.set("ann")
copied = contextvars.copy_context()
print(variable.get(), copied[variable], copied.run(lambda: (variable.set("bob"), variable.get())[1]), variable.get())
variable.reset(token)
print(variable.get(), variable.name)
with tempfile.TemporaryDirectory() as folder:
    for name in ["b.txt", "a.txt", "c.log"]:
        with open(os.path.join(folder, name), "w") as file:
            file.write(name)
    os.mkdir(os.path.join(folder, "inner"))
    shutil.copy(os.path.join(folder, "a.txt"), os.path.join(folder, "inner", "d.txt"))
    print(sorted(os.path.basename(path) for path in glob.glob(os.path.join(folder, "*.txt"))))
    print(sorted(os.path.relpath(path, folder) for path in glob.glob(os.path.join(folder, "**", "*.txt"), recursive=True)))
    print([(os.path.relpath(root, folder), sorted(names), sorted(files)) for root, names, files in os.walk(folder)])
    shutil.move(os.path.join(folder, "c.log"), os.path.join(folder, "e.log"))
    print(sorted(os.listdir(folder)), os.path.isdir(os.path.join(folder, "inner")))
print(os.path.exists(folder))
try:
    os.mkdir("/no/such/place")
except OSError as error:
    print(error.errno == errno.ENOENT, errno.errorcode[error.errno], type(error).__name__)
with tempfile.NamedTemporaryFile("w+", suffix=".txt") as file:
    file.write("kept for now")
    file.seek(0)
    print(file.read(), os.path.exists(file.name))
