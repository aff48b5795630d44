# covers: str-methods, unicode, string-iteration, sorting, dict-counting, slicing, f-string, string-building
"""Small text jobs."""

TEXT = """It was the best of times, it was the worst of times,
it was the age of wisdom... it was the age of foolishness!"""


def words(text):
    current = []
    for ch in text:
        if ch.isalpha() or ch == "'":
            current.append(ch.lower())
        elif current:
            yield "".join(current)
            current.clear()
    if current:
        yield "".join(current)


counts = {}
for w in words(TEXT):
    counts[w] = counts.get(w, 0) + 1
for w, c in sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:5]:
    print(f"{w:<12}{c:>3} {'#' * c}")


def is_palindrome(text):
    letters = [c for c in text.casefold() if c.isalnum()]
    return letters == letters[::-1]


print([is_palindrome(t) for t in ("A man, a plan, a canal: Panama", "Not one", "", "Abba")])


def caesar(text, shift):
    out = ""
    for c in text:
        if "a" <= c <= "z":
            out += chr((ord(c) - ord("a") + shift) % 26 + ord("a"))
        elif "A" <= c <= "Z":
            out += chr((ord(c) - ord("A") + shift) % 26 + ord("A"))
        else:
            out += c
    return out


secret = caesar("Hello, World!", 3)
print(secret, caesar(secret, -3))


def run_length(text):
    result = []
    i = 0
    while i < len(text):
        j = i
        while j < len(text) and text[j] == text[i]:
            j += 1
        result.append(f"{text[i]}{j - i if j - i > 1 else ''}")
        i = j
    return "".join(result)


print(run_length("aaabccddddde"), repr(run_length("")))


def wrap(text, width):
    lines, line = [], ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return lines + [line] if line else lines


for line in wrap(TEXT, 30):
    print(f"|{line:^30}|")


def camel_to_snake(name):
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


def snake_to_camel(name):
    first, *rest = name.split("_")
    return first + "".join(part.title() for part in rest)


print(camel_to_snake("parseHttpRequest"), snake_to_camel("max_line_length"), camel_to_snake("Simple"))

vowels = sum(c in "aeiou" for c in TEXT.lower())
print(vowels, TEXT.count("\n"), len(TEXT), TEXT.upper().index("WORST"))
print(" ".join(w[::-1] for w in "reverse every word".split()), "".join(c for i, c in enumerate("abcdef") if i % 2))
roman = ""
n = 1994
for value, sign in [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]:
    roman += sign * (n // value)
    n %= value
print(roman)
unicode_text = "naïve café — Ελλάδα 日本 🎉"
print(len(unicode_text), unicode_text.upper(), unicode_text.title(), unicode_text[::-1])
print([f"U+{ord(c):04X}" for c in "aé日🎉"], sorted("zéaÉZ"), "ß".upper(), "İ".lower() == "i̇", "ΑΣ".lower())
anagrams = {}
for w in ["listen", "silent", "enlist", "google", "elgoog", "abc"]:
    anagrams.setdefault("".join(sorted(w)), []).append(w)
print([g for g in anagrams.values() if len(g) > 1])
print("%-10s|%8s" % ("left", "right"), "=" * 19, sep="\n")
