# covers: floyd-warshall, nested-loops, matrix, none-handling, negative-weights, bellman-ford, for-else
"""All-pairs shortest paths, and what negative edges do to them."""

INF = float("inf")


def floyd_warshall(n, edges):
    dist = [[INF] * n for _ in range(n)]
    nxt = [[None] * n for _ in range(n)]
    for i in range(n):
        dist[i][i] = 0
        nxt[i][i] = i
    for u, v, w in edges:
        dist[u][v] = w
        nxt[u][v] = v
    for k in range(n):
        for i in range(n):
            for j in range(n):
                if dist[i][k] + dist[k][j] < dist[i][j]:
                    dist[i][j] = dist[i][k] + dist[k][j]
                    nxt[i][j] = nxt[i][k]
    return dist, nxt


def path(nxt, u, v):
    if nxt[u][v] is None:
        return []
    out = [u]
    while u != v:
        u = nxt[u][v]
        out.append(u)
    return out


def bellman_ford(n, edges, source):
    dist = [INF] * n
    dist[source] = 0
    for round_no in range(n):
        changed = False
        for u, v, w in edges:
            if dist[u] + w < dist[v]:
                dist[v] = dist[u] + w
                changed = True
        if not changed:
            break
    else:
        raise ArithmeticError("negative cycle")
    return dist, round_no


edges = [(0, 2, -3), (1, 0, 5), (1, 2, 1), (2, 3, 4), (3, 1, -1), (4, 0, 6), (4, 3, 9)]
dist, nxt = floyd_warshall(5, edges)
for row in dist:
    print(" ".join("  ." if d == INF else f"{d:3}" for d in row))
for u in range(5):
    for v in range(5):
        if u != v:
            p = path(nxt, u, v)
            print(f"{u}->{v}: {p if p else None}", end="\n" if v == 4 or (u, v) == (4, 3) else "  ")

print(bellman_ford(5, edges, 4))
try:
    bellman_ford(3, [(0, 1, 1), (1, 2, -3), (2, 0, 1)], 0)
except ArithmeticError as e:
    print("error:", e)


def transitive_closure(n, edges):
    reach = [1 << i for i in range(n)]
    for u, v, _ in edges:
        reach[u] |= 1 << v
    for k in range(n):
        for i in range(n):
            if reach[i] >> k & 1:
                reach[i] |= reach[k]
    return reach


print([f"{row:05b}" for row in transitive_closure(5, edges)])
