# covers: nested-list-comprehension, zip-star, operator-overloading, matmul-operator, getitem-tuple, gaussian-elimination, property, staticmethod
"""A matrix class: arithmetic, determinant, inverse, solving, fast Fibonacci."""


class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]
        if len({len(r) for r in self.rows}) > 1:
            raise ValueError("ragged rows")

    @staticmethod
    def identity(n):
        return Matrix([[int(i == j) for j in range(n)] for i in range(n)])

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    @property
    def T(self):
        return Matrix(zip(*self.rows))

    def __getitem__(self, key):
        if isinstance(key, tuple):
            r, c = key
            return self.rows[r][c]
        return self.rows[key]

    def __setitem__(self, key, value):
        r, c = key
        self.rows[r][c] = value

    def __eq__(self, other):
        return self.rows == other.rows

    def __add__(self, other):
        return Matrix([[a + b for a, b in zip(x, y)] for x, y in zip(self.rows, other.rows)])

    def __mul__(self, k):
        return Matrix([[a * k for a in r] for r in self.rows])

    __rmul__ = __mul__

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"cannot multiply {self.shape} by {other.shape}")
        return Matrix([[sum(a * b for a, b in zip(row, col)) for col in zip(*other.rows)] for row in self.rows])

    def __pow__(self, n):
        result, base = Matrix.identity(self.shape[0]), self
        while n:
            if n & 1:
                result = result @ base
            base = base @ base
            n >>= 1
        return result

    def minor(self, r, c):
        return Matrix([row[:c] + row[c + 1:] for i, row in enumerate(self.rows) if i != r])

    def det(self):
        n, m = self.shape
        assert n == m, "square matrices only"
        if n == 1:
            return self[0, 0]
        return sum((-1) ** c * self[0, c] * self.minor(0, c).det() for c in range(n) if self[0, c])

    def inverse(self):
        n = self.shape[0]
        work = [row + [float(i == j) for j in range(n)] for i, row in enumerate(self.rows)]
        for col in range(n):
            pivot = max(range(col, n), key=lambda r: abs(work[r][col]))
            if work[pivot][col] == 0:
                raise ZeroDivisionError("singular matrix")
            work[col], work[pivot] = work[pivot], work[col]
            scale = work[col][col]
            work[col] = [v / scale for v in work[col]]
            for r in range(n):
                if r != col:
                    factor = work[r][col]
                    work[r] = [a - factor * b for a, b in zip(work[r], work[col])]
        return Matrix([row[n:] for row in work])

    def __str__(self):
        width = max(len(f"{v:g}") for r in self.rows for v in r)
        return "\n".join("[" + " ".join(f"{v:>{width}g}" for v in r) + "]" for r in self.rows)


def spiral(grid):
    grid = [list(r) for r in grid]
    while grid:
        yield from grid.pop(0)
        grid = [list(r) for r in zip(*grid)][::-1]


def rotate(grid):
    return [list(r) for r in zip(*grid[::-1])]


a = Matrix([[2, 0, 1], [1, 3, 2], [1, 1, 4]])
b = Matrix([[1, 2], [0, 1], [5, -1]])
print(a)
print(a @ b, (a @ b).shape)
print(a.T, a.T.T == a)
print(2 * a + Matrix.identity(3))
print("det:", a.det(), Matrix([[3, 8], [4, 6]]).det(), Matrix([[1, 2], [2, 4]]).det())
print(a.inverse())
check = a @ a.inverse()
print("inverse ok:", all(abs(check[i, j] - (i == j)) < 1e-12 for i in range(3) for j in range(3)))
print("fib(90):", (Matrix([[1, 1], [1, 0]]) ** 90)[0, 1])
a[0, 0] = -7
print(a[0], a[0, 0], a[2][1])
for attempt in (lambda: b @ b, lambda: Matrix([[1], [1, 2]]), lambda: Matrix([[1, 1], [1, 1]]).inverse(), lambda: b.det()):
    try:
        attempt()
    except Exception as e:
        print(f"{type(e).__name__}: {e}")
grid = [[4 * r + c for c in range(4)] for r in range(3)]
print(list(spiral(grid)))
print(rotate(grid), rotate(rotate(rotate(rotate(grid)))) == grid)
