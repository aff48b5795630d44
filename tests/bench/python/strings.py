# Text: joining, splitting, replacing, formatting and walking through characters.


def caesar(text, shift):
    letters = []
    for character in text:
        if character.isalpha():
            base = ord("a") if character.islower() else ord("A")
            letters.append(chr((ord(character) - base + shift) % 26 + base))
        else:
            letters.append(character)
    return "".join(letters)


lines = []
for number in range(4_000):
    line = f"{number:05d}: the quick brown fox jumps over {number % 13} lazy dogs"
    lines.append(line.replace("quick", "slow").upper())
text = "\n".join(lines)
secret = caesar(text[:60_000], 5)
grown = ""
for number in range(20_000):
    grown += str(number % 10)
checksum = 0
for character in secret:
    checksum = (checksum * 31 + ord(character)) % 1_000_003
print(len(text), checksum, len(grown), grown.count("7"), caesar(secret, 21)[:24])
