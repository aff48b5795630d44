# Counting words with a dictionary. Watch
# len(counts) while it fills.

TEXT = """
the quick brown fox jumps over the lazy dog
the dog sleeps and the fox runs
"""

counts = {}
for word in TEXT.split():
    counts[word] = counts.get(word, 0) + 1

ranked = sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
for word, count in ranked[:4]:
    print(f"{word:<6} {'#' * count}")
