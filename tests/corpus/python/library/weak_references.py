# covers: weakref, finalizers, atexit
import atexit
import weakref


class Node:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"Node({self.name})"

    def greet(self):
        return f"hello from {self.name}"


node = Node("a")
reference = weakref.ref(node, lambda broken: print("callback", broken is reference, broken()))
print(reference(), reference() is node, reference == weakref.ref(node))
other = node
del node
print("still", reference())
del other
print("gone", reference())

cache = weakref.WeakValueDictionary()
first, second = Node("first"), Node("second")
cache["one"], cache["two"] = first, second
print(sorted(cache), len(cache), cache["one"], "two" in cache, cache.get("three"))
del first
print(sorted(cache), len(cache), cache.get("one"))

keys = weakref.WeakKeyDictionary()
key = Node("key")
keys[key] = "value"
print(len(keys), keys[key])
key = None
print(len(keys))

members = weakref.WeakSet()
a, b = Node("x"), Node("y")
members.add(a)
members.add(b)
print(len(members), a in members)
del a
print(len(members), [member.name for member in members])

proxy = weakref.proxy(b)
print(proxy.name, proxy.greet())
proxy.name = "renamed"
print(b.name)
del b
try:
    proxy.name
except ReferenceError as error:
    print(error)


class Parent:
    def __init__(self):
        self.children = []

    def add(self, child):
        child.parent = weakref.ref(self)
        self.children.append(child)

    def __del__(self):
        print("parent goes")


family = Parent()
child = Node("child")
family.add(child)
print(child.parent() is family)
family = None
print(child.parent())

method = weakref.WeakMethod(child.greet)
print(method()())
resource = Node("resource")
closer = weakref.finalize(resource, print, "closing", "the resource")
print(closer.alive)
del resource
print(closer.alive, closer())
try:
    weakref.ref(5)
except TypeError as error:
    print(error)


@atexit.register
def goodbye():
    print("goodbye")


atexit.register(print, "first of the last", end="!\n")
late = Node("late")
weakref.finalize(late, print, "late is finalized at exit")
print("end")
