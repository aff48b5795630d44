# covers: named-characters, unicodedata, f-string
import unicodedata

print("\N{EURO SIGN}\N{bullet}\N{GREEK SMALL LETTER ALPHA}", f"\N{SNOWMAN} {1 + 1} \N{RIGHTWARDS ARROW}{'x'}", r"\N{BULLET}", b"\N{x}")
for character in "aÉ1½€ß\u0301 \n一한😀_-":
    print(ascii(character), unicodedata.name(character, "?"), unicodedata.category(character), unicodedata.combining(character), ascii(unicodedata.decomposition(character)) if ord(character) < 0xAC00 and character != "½" else "")
for form in ("NFC", "NFD", "NFKC", "NFKD"):
    print(form, ascii(unicodedata.normalize(form, "Å\u0073\u0323\u0307 ﬁ²Ⅷ 한글 \u1100\u1161")))


def without_accents(text):
    return "".join(c for c in unicodedata.normalize("NFD", text) if unicodedata.category(c) != "Mn")


print(without_accents("Crème brûlée à la façon d'Ångström, señor"))
print(unicodedata.lookup("LATIN SMALL LETTER E WITH ACUTE"), unicodedata.lookup("HANGUL SYLLABLE GAG"), unicodedata.decimal("7"), unicodedata.numeric("½"), unicodedata.digit("²"), unicodedata.numeric("x", -1))
for wrong in ("NOT A NAME", ""):
    try:
        unicodedata.lookup(wrong)
    except KeyError as error:
        print(error)
try:
    unicodedata.name("\n")
except ValueError as error:
    print(error)
print(unicodedata.is_normalized("NFC", "é"), unicodedata.is_normalized("NFD", "é"))
