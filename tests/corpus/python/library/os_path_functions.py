# covers: os-path-join, os-path-basename, os-path-splitext, os-path-dirname, os-path-split, posixpath, pathlib-purepath, os-sep
"""Path names as text; nothing here touches a disk."""
import os
import os.path
from os.path import basename, dirname, isabs, join, normpath, split, splitext
from pathlib import PurePosixPath

print(join("a", "b", "c.txt"), join("a/", "b"), join("a", "/b"), join("", "x"), join("a", ""), join("/"), os.sep)
for path in ("/usr/lib/lamp.tar.gz", "oil.txt", "/usr/lib/", "/", "", ".hidden", "a/.b.c", "no_ext", "dir.d/file"):
    print(f"{path!r:<24} {basename(path)!r:<14} {dirname(path)!r:<12} {split(path)} {splitext(path)}")
print(normpath("a//b/../c/./d/"), normpath("../x/.."), normpath(""), isabs("/a"), isabs("a"), os.path.commonprefix(["/usr/lib", "/usr/local"]), os.path.commonpath(["/usr/lib", "/usr/local/bin"]))
print(os.path.relpath("/a/b/c", "/a/d"), os.path.relpath("x/y", "x"), os.path.sep, os.path.extsep if hasattr(os.path, "extsep") else os.extsep, os.pathsep, os.curdir, os.pardir)


def rename(path, suffix=None, folder=None):
    stem, ext = splitext(basename(path))
    return join(folder if folder is not None else dirname(path), stem + (suffix or ext))


print(rename("/data/in/report.csv", ".json"), rename("/data/in/report.csv", folder="/out"), rename("x", ".y"))
files = ["a/one.py", "a/two.txt", "b/three.py", "README", "b/four.PY"]
by_type = {}
for f in files:
    by_type.setdefault(splitext(f)[1].lower() or "(none)", []).append(basename(f))
print(by_type, sorted(files, key=lambda f: (dirname(f), basename(f).lower())))
tree = {}
for f in files:
    node = tree
    *folders, leaf = f.split("/")
    for folder in folders:
        node = node.setdefault(folder, {})
    node[leaf] = None


def show(node, depth=0):
    for name in sorted(node):
        print("  " * depth + name + ("/" if node[name] is not None else ""))
        if node[name]:
            show(node[name], depth + 1)


show(tree)
p = PurePosixPath("/usr") / "share" / "lamp.conf"
print(p, p.name, p.stem, p.suffix, p.parent, p.parts, p.with_suffix(".bak"), p.with_name("x"), p.is_absolute(), p == PurePosixPath("/usr/share/lamp.conf"))
print(PurePosixPath("a/b/../c"), PurePosixPath("a", "b").joinpath("c", "d"), p.relative_to("/usr"), [str(x) for x in p.parents], PurePosixPath("x.tar.gz").suffixes, p.match("*.conf"), repr(PurePosixPath(".")))
print(os.environ.get("SURELY_NOT_SET_ANYWHERE"), os.environ.get("SURELY_NOT_SET_ANYWHERE", "default"), os.getenv("SURELY_NOT_SET_ANYWHERE") is None)
