# covers: finalizers, del-statement, properties
class Item:
    count = 0
    def __init__(self, name, weight=1.5):
        self.name = name
        self._weight = weight
        Item.count += 1
    @property
    def weight(self):
        return self._weight
    @weight.setter
    def weight(self, value):
        if value < 0:
            raise ValueError(f"weight must be >= 0, got {value!r}")
        self._weight = value
    @weight.deleter
    def weight(self):
        print("deleting weight")
        del self._weight
    def __repr__(self):
        return f"{type(self).__name__}({self.name!r}, {self.weight:.2f})"
    def __del__(self):
        print("bye", self.name)

a = Item("sword", 10)
b = Item("shield")
print(a, b, Item.count)
a = None
print("after a")
try:
    b.weight = -5
except ValueError as e:
    print("error:", e)
b.weight = 3
print(b)
c = b
del b
print("b gone")
del c
print("c gone")
def scope():
    x = Item("temp")
    print("in scope")
scope()
print("after scope")
lst = [Item("l1"), Item("l2")]
lst.pop()
print("popped")
lst.clear()
print("cleared")
d = Item("last")
print("end")


class Parent:
    def __init__(self, child):
        self.child = child

    def __del__(self):
        print("parent of", self.child.name)


p = Parent(Item("kept by a parent"))
p = 1
holder = {"a": Item("in a map"), "b": [Item("in a list")]}
del holder["a"]
holder["b"][0] = None
print("one argument:", (lambda item: item.name)(Item("argument")))
Item("nobody's")


def fails():
    local = Item("local of a call that fails")
    raise RuntimeError("no")


try:
    fails()
except RuntimeError as error:
    print("handling", error)
print("handled")


class Loud:
    def __del__(self):
        raise ValueError("ignored")


class Back:
    def __init__(self):
        self.me = self

    def __del__(self):
        print("a circle goes at the end")


circle = Back()
circle = None
first, second = Item("first at the end"), Item("second at the end")
print("the end")
