# Nested lists: the product of two 100 by 100 matrices.


def make(size, seed):
    return [[(row * seed + column) % 17 - 8 for column in range(size)] for row in range(size)]


def product(a, b):
    rows = len(a)
    inner = len(b)
    columns = len(b[0])
    result = []
    for i in range(rows):
        row = []
        for j in range(columns):
            total = 0
            for k in range(inner):
                total += a[i][k] * b[k][j]
            row.append(total)
        result.append(row)
    return result


c = product(make(100, 7), make(100, 11))
print(sum(c[i][i] for i in range(100)), c[3][97], sum(sum(row) for row in c))
