# covers: slicing-negative-step, two-pointers, generator-expression, str-isalnum, any-all, longest-substring, reversed
"""Everything about palindromes."""


def is_palindrome(text):
    cleaned = [c.lower() for c in text if c.isalnum()]
    return cleaned == cleaned[::-1]


def is_palindrome_pointers(text):
    i, j = 0, len(text) - 1
    while i < j:
        if not text[i].isalnum():
            i += 1
        elif not text[j].isalnum():
            j -= 1
        elif text[i].lower() != text[j].lower():
            return False
        else:
            i += 1
            j -= 1
    return True


def longest_palindrome(s):
    best = ""
    for centre in range(len(s)):
        for lo, hi in ((centre, centre), (centre, centre + 1)):
            while lo >= 0 and hi < len(s) and s[lo] == s[hi]:
                lo -= 1
                hi += 1
            best = max(best, s[lo + 1:hi], key=len)
    return best


def partitions(s):
    if not s:
        yield ()
    for end in range(1, len(s) + 1):
        head = s[:end]
        if head == "".join(reversed(head)):
            for tail in partitions(s[end:]):
                yield (head, *tail)


def next_palindrome(n):
    n += 1
    while (text := str(n)) != text[::-1]:
        n += 1
    return n


def reverse_and_add(n, limit=50):
    steps = 0
    while steps < limit:
        mirrored = int(str(n)[::-1])
        if mirrored == n:
            return n, steps
        n += mirrored
        steps += 1
    return None, steps


phrases = [
    "A man, a plan, a canal: Panama!", "No lemon, no melon", "Not a palindrome",
    "", "x", "Was it a car or a cat I saw?", "12321", "1231",
]
for p in phrases:
    a, b = is_palindrome(p), is_palindrome_pointers(p)
    print(f"{p!r:<36} {a!s:>5} {'agree' if a is b else 'DIFFER'}")

for s in ("xabbacdeedcaby", "banana", "abc", "noonracecar"):
    print(s, "->", longest_palindrome(s))
print(list(partitions("aabb")))
print([next_palindrome(n) for n in (0, 9, 99, 120, 808, 12344)])
print({n: reverse_and_add(n) for n in (7, 56, 89, 196)})
products = ((a * b, a, b) for a in range(90, 100) for b in range(a, 100))
print(max(p for p in products if str(p[0]) == str(p[0])[::-1]))
print(sum(n for n in range(1000) if str(n) == str(n)[::-1] and f"{n:b}" == f"{n:b}"[::-1]))
