# Dictionaries with text as keys: how often each word of a long made-up text occurs.

SYLLABLES = ["ka", "to", "mi", "re", "su", "no", "ha", "li"]


def words(count):
    state = 12345
    for _ in range(count):
        state = (state * 1103515245 + 12345) % 2147483648
        number = state >> 16
        yield SYLLABLES[number % 8] + SYLLABLES[number // 8 % 8] + SYLLABLES[number // 64 % 8]


text = " ".join(words(60_000))
counts = {}
for word in text.split():
    counts[word] = counts.get(word, 0) + 1
top = sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:3]
print(len(counts), sum(counts.values()), top)
