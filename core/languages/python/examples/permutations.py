# Backtracking: take, go deeper, put back. The strip
# below shows how deep the calls are.

def permutations(rest, chosen, found):
    if not rest:
        found.append("".join(chosen))
        return
    for at in range(len(rest)):
        chosen.append(rest[at])
        permutations(rest[:at] + rest[at + 1:], chosen, found)
        chosen.pop()


words = []
permutations("abcd", [], words)
print(len(words), words[0], words[-1])
