# covers: messages of errors in calls of built-ins, recursion limit, slots
import sys
class Node:
    __slots__ = ("value", "left", "right")
    def __init__(self, v): self.value = v; self.left = self.right = None
    def __repr__(self): return f"Node({self.value})"
def insert(root, v):
    if root is None: return Node(v)
    if v < root.value: root.left = insert(root.left, v)
    else: root.right = insert(root.right, v)
    return root
root = None
for v in [5, 2, 8, 1, 9, 3]: root = insert(root, v)
def inorder(n):
    if n:
        yield from inorder(n.left); yield n.value; yield from inorder(n.right)
print(list(inorder(root)), root)
try: root.colour = 1
except AttributeError as e: print(e)
try: root.missing
except AttributeError as e: print(e, e.name, e.obj)
def fact(n): return 1 if n == 0 else n * fact(n - 1)
print(sys.getrecursionlimit())
try: fact(2000)
except RecursionError as e: print(type(e).__name__, e)
sys.setrecursionlimit(5000)
print(len(str(fact(1500))))
def f(a, /, b, *, c=3, **kw): return a, b, c, kw
print(f(1, 2, c=4, d=5), f(1, b=2))
for call in ("f()", "f(1)", "f(a=1, b=2)", "f(1, 2, 3)", "f(1, 2, b=3)", "f(*[1, 2], **{'c': 9, 'z': 1})", "len()", "len(1)", "int('1', base=99)", "[].pop()", "{}['k']", "(1,2)[5]", "'abc'.index('z')", "None.x", "1 + 'a'", "'a' + 1", "[] + ()", "{} < {}", "undefined_thing", "range(1.5)", "sum(['a'])", "max([])", "next(iter([]))", "abs('x')", "sorted([1,'a'])", "'{}'.join([1])", "iter(3)", "a, b = 1, 2", "(lambda x: x)()", "print(1, foo=2)", "'x' * 'y'", "-'a'", "[1,2].remove(3)", "{1}.remove(2)", "set([[]])", "dict([1])", "int([])", "float('abc')", "chr(-1)", "ord('ab')", "bytes([256])", "isinstance(1, 2)", "super().x", "object().x", "f.x", "type('X', (), {})().y", "enumerate()", "list(zip([1],[2,3],strict=True))", "'abc'[::0]", "round('x')", "divmod(1,0)", "1/0", "1.0//0", "1%0", "0**-1", "'%d' % 'x'", "(1).__add__('x')", "range(5).index(7)", "hash([])", "' '.center()", "''.split('')", "memoryview(1)", "'é'.encode('ascii')", "b'\\xff'.decode()", "exec('1 +')", "eval('x y')"):
    try: print(call, "->", eval(call))
    except Exception as e: print(call, "->", type(e).__name__, e)
