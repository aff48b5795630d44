# covers: itertools-groupby, str-building, int-parsing, isdigit, round-trip, bytes, look-and-say, huffman, heapq
"""Compressing text: run lengths, look-and-say, Huffman codes, and a tiny LZ78."""
import heapq
from itertools import groupby, islice


def encode(text):
    return "".join(f"{len(list(run))}{ch}" for ch, run in groupby(text))


def decode(code):
    out, digits = [], ""
    for ch in code:
        if ch.isdigit():
            digits += ch
        else:
            out.append(ch * int(digits or 1))
            digits = ""
    return "".join(out)


def encode_by_hand(text):
    if not text:
        return []
    runs = []
    previous, count = text[0], 0
    for ch in text:
        if ch == previous:
            count += 1
        else:
            runs.append((previous, count))
            previous, count = ch, 1
    runs.append((previous, count))
    return runs


def look_and_say(seed="1"):
    while True:
        yield seed
        seed = encode(seed)


def huffman(text):
    frequency = {}
    for ch in text:
        frequency[ch] = frequency.get(ch, 0) + 1
    heap = [(n, i, ch) for i, (ch, n) in enumerate(sorted(frequency.items()))]
    heapq.heapify(heap)
    serial = len(heap)
    while len(heap) > 1:
        n1, _, a = heapq.heappop(heap)
        n2, _, b = heapq.heappop(heap)
        heapq.heappush(heap, (n1 + n2, serial, (a, b)))
        serial += 1
    codes = {}

    def walk(node, prefix):
        if isinstance(node, tuple):
            walk(node[0], prefix + "0")
            walk(node[1], prefix + "1")
        else:
            codes[node] = prefix or "0"

    walk(heap[0][2], "")
    return codes


def huffman_decode(bits, codes):
    by_code = {v: k for k, v in codes.items()}
    out = current = ""
    for bit in bits:
        current += bit
        if current in by_code:
            out += by_code[current]
            current = ""
    return out


def lz78(text):
    table, out, w = {"": 0}, [], ""
    for ch in text:
        if w + ch in table:
            w += ch
        else:
            out.append((table[w], ch))
            table[w + ch] = len(table)
            w = ""
    if w:
        out.append((table[w[:-1]], w[-1]))
    return out


def unlz78(pairs):
    phrases = [""]
    for index, ch in pairs:
        phrases.append(phrases[index] + ch)
    return "".join(phrases)


for text in ("WWWWBBBWWC", "a", "", "aabbaaab", "zzzzzzzzzzzzz"):
    code = encode(text)
    print(repr(text), repr(code), encode_by_hand(text), decode(code) == text)
print(decode("3ab2c"))
print(list(islice(look_and_say(), 8)))

message = "she sells sea shells"
codes = huffman(message)
for ch, code in sorted(codes.items(), key=lambda kv: (len(kv[1]), kv[1])):
    print(repr(ch), code)
bits = "".join(codes[c] for c in message)
print(bits, len(bits), "bits instead of", 8 * len(message))
print(huffman_decode(bits, codes), huffman("aaa"))
pairs = lz78("abababababa-abab")
print(pairs, unlz78(pairs))
