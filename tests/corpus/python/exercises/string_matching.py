# covers: kmp, rabin-karp, boyer-moore-horspool, wildcard-matching, z-function, function-list, str-find, str-startswith
"""Finding one string in another without the library doing it."""


def naive(text, pattern):
    return [i for i in range(len(text) - len(pattern) + 1) if text.startswith(pattern, i)]


def failure(pattern):
    table = [0] * len(pattern)
    k = 0
    for i in range(1, len(pattern)):
        while k and pattern[i] != pattern[k]:
            k = table[k - 1]
        if pattern[i] == pattern[k]:
            k += 1
        table[i] = k
    return table


def kmp(text, pattern):
    table, k, hits = failure(pattern), 0, []
    for i, c in enumerate(text):
        while k and c != pattern[k]:
            k = table[k - 1]
        k += c == pattern[k]
        if k == len(pattern):
            hits.append(i - k + 1)
            k = table[k - 1]
    return hits


def rabin_karp(text, pattern, base=256, mod=1_000_003):
    m = len(pattern)
    if m > len(text):
        return []
    high = pow(base, m - 1, mod)
    want = have = 0
    for i in range(m):
        want = (want * base + ord(pattern[i])) % mod
        have = (have * base + ord(text[i])) % mod
    hits = []
    for i in range(len(text) - m + 1):
        if have == want and text[i:i + m] == pattern:
            hits.append(i)
        if i + m < len(text):
            have = ((have - ord(text[i]) * high) * base + ord(text[i + m])) % mod
    return hits


def horspool(text, pattern):
    m = len(pattern)
    shift = {c: m - 1 - i for i, c in enumerate(pattern[:-1])}
    hits, i = [], 0
    while i <= len(text) - m:
        if text[i:i + m] == pattern:
            hits.append(i)
        i += shift.get(text[i + m - 1], m)
    return hits


def z_function(s):
    z = [0] * len(s)
    l = r = 0
    for i in range(1, len(s)):
        if i < r:
            z[i] = min(r - i, z[i - l])
        while i + z[i] < len(s) and s[z[i]] == s[i + z[i]]:
            z[i] += 1
        if i + z[i] > r:
            l, r = i, i + z[i]
    return z


def by_z(text, pattern):
    m = len(pattern)
    return [i - m - 1 for i, n in enumerate(z_function(pattern + "\0" + text)) if n == m]


def wildcard(pattern, text):
    """Match with * and ?, in linear space."""
    p = t = 0
    star, mark = -1, 0
    while t < len(text):
        if p < len(pattern) and pattern[p] in ("?", text[t]):
            p += 1
            t += 1
        elif p < len(pattern) and pattern[p] == "*":
            star, mark = p, t
            p += 1
        elif star != -1:
            mark += 1
            p, t = star + 1, mark
        else:
            return False
    return all(c == "*" for c in pattern[p:])


cases = [("abracadabra", "abra"), ("aaaaa", "aa"), ("mississippi", "issi"), ("short", "longer pattern"), ("xyz", "q")]
for text, pattern in cases:
    results = {f.__name__: f(text, pattern) for f in (naive, kmp, rabin_karp, horspool, by_z)}
    first, *others = results.values()
    print(f"{pattern!r} in {text!r}: {first}", "all agree" if all(o == first for o in others) else results)
    assert (first[0] if first else -1) == text.find(pattern)
print(failure("abacabab"), z_function("aabxaab"))
for pattern, text in [("*.py", "main.py"), ("m??n*", "mountain"), ("m??n*", "moon"), ("*a*b*c*", "xxaxxbxx"), ("", ""), ("**", ""), ("?", "")]:
    print(f"{pattern:>8} ~ {text:<9} {wildcard(pattern, text)}")
