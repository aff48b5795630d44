# A list of nodes, reversed in place: three
# variables walk along it.

class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next


def make(values):
    head = None
    for value in reversed(values):
        head = Node(value, head)
    return head


def reverse(node):
    before = None
    while node is not None:
        after = node.next
        node.next = before
        before = node
        node = after
    return before


def values(node):
    found = []
    while node:
        found.append(node.value)
        node = node.next
    return found


chain = make([1, 2, 3, 4])
print(values(chain))
chain = reverse(chain)
print(values(chain))
