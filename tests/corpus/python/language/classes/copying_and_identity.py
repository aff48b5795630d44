# covers: copy, deepcopy, is-operator, aliasing, mutable-arguments, object-identity, copy-dunder, equality-versus-identity
"""Who shares what with whom."""

import copy


class Team:
    def __init__(self, name, members):
        self.name = name
        self.members = members
        self.rival = None

    def __eq__(self, other):
        return isinstance(other, Team) and (self.name, self.members) == (other.name, other.members)

    def __repr__(self):
        return f"Team({self.name!r}, {self.members})"


def add_member(team, member):
    team.members.append(member)
    team = Team("rebound", [])
    return team


a = Team("A", ["x"])
b = Team("B", ["y"])
a.rival, b.rival = b, a
alias, shallow, deep = a, copy.copy(a), copy.deepcopy(a)
print(alias is a, shallow is a, shallow == a, shallow.members is a.members, deep == a, deep.members is a.members)
print(deep.rival.rival is deep, deep.rival is b, shallow.rival is b)
print(add_member(a, "new"), a, shallow, deep)

grid = [[0] * 2] * 2
grid[0][0] = 1
print(grid, copy.deepcopy(grid)[0] is grid[0])
twice = copy.deepcopy([row := [1], row])
twice[0].append(2)
print(twice, row)
cycle = [1]
cycle.append(cycle)
clone = copy.deepcopy(cycle)
print(clone, clone[1] is clone, clone is cycle)


class Custom:
    copies = 0

    def __init__(self, data):
        self.data = data

    def __copy__(self):
        Custom.copies += 1
        return Custom(self.data)

    def __deepcopy__(self, memo):
        Custom.copies += 10
        return Custom(copy.deepcopy(self.data, memo))


c = Custom([1, [2]])
print(copy.copy(c).data is c.data, copy.deepcopy(c).data[1] is c.data[1], Custom.copies)
print(copy.copy([1, [2]]), copy.copy({"a": [1]}), copy.deepcopy((1, [2], {3})), copy.copy((1,)) , copy.deepcopy("text"), copy.copy(None), copy.deepcopy({"k": {1, 2}}))


def append_to(item, target=None):
    target = [] if target is None else target
    target.append(item)
    return target


def swap(pair):
    pair[0], pair[1] = pair[1], pair[0]


def replace(pair):
    pair = ["replaced"]


def extend_in_place(values):
    values += ["in place"]


def extend_tuple(values):
    values += ("copy",)
    return values


pair = [1, 2]
swap(pair)
replace(pair)
extend_in_place(pair)
t = (1,)
print(pair, append_to(1), append_to(2), append_to(3, pair) is pair, extend_tuple(t), t)
x = y = []
y = y + [1]
print(x, y, x is y)
x = y
y += [2]
print(x, x is y, [] == [], [] is [], None is None, x == [1, 2])
rows = [[] for _ in range(3)]
rows[0].append("only first")
same = [[]] * 3
same[0].append("all")
print(rows, same, same[0] is same[2], rows[1] is rows[2])
keys = {"shared": x}
x.clear()
print(keys, list(keys.values())[0] is x, dict(keys)["shared"] is x)
a.members[:] = []
print(shallow.members, deep.members, a != deep, a == shallow)
matrix = [[1, 2], [3, 4]]
for row in matrix:
    row = [0, 0]
print(matrix)
for row in matrix:
    row[:] = [v * 10 for v in row]
for i, row in enumerate(matrix):
    matrix[i] = tuple(row)
print(matrix)
