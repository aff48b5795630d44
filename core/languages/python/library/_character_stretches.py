"""Properties of characters by stretches: how wide they are in the East, which way they are written, whether they are mirrored.

A stretch is written as how many characters after the one before it begins, in hexadecimal digits, and a letter that says
what its characters are. The data are those of Unicode 14.
"""

import bisect

_WIDTHS = {"n": "N", "t": "Na", "y": "A", "w": "W", "h": "H", "u": "F"}
_DIRECTIONS = {
    "g": "", "h": "AL", "i": "AN", "j": "B", "k": "BN", "l": "CS", "m": "EN", "n": "ES", "o": "ET", "p": "FSI", "q":
    "L", "r": "LRE", "s": "LRI", "t": "LRO", "u": "NSM", "v": "ON", "w": "PDF", "x": "PDI", "y": "R", "z": "RLE",
    "G": "RLI", "H": "RLO", "I": "S", "J": "WS",
}
_MIRRORED = {"n": 0, "m": 1}


def _read(text, names):
    starts = []
    values = []
    place = 0
    for stretch in text.split():
        place += int(stretch[:-1], 16)
        starts.append(place)
        values.append(names[stretch[-1]])
    return starts, values


_tables = {}


def of(kind, code):
    """The property of a character by its number."""
    if kind not in _tables:
        _tables[kind] = _read(*_TEXTS[kind])
    starts, values = _tables[kind]
    return values[bisect.bisect_right(starts, code) - 1]


_TEXTS = {
    "width": (
        """
0n 20t 5Fn 22y 1t 2y 1t 2y 2n 1y 1n 1t 1y 2t 1y 5n 1y 5n 1y 4n 6y 1n 9y 1n 6y 2n 5y 4n 4y 1n 1y 3n 1y 2n 2y 1n 1y 2n
3y 4n 1y 1n 1y 1n 2y 1n Fy 1n 1y 1n 7y 1n Ay 2n 3y 1n 5y 3n 4y 1n 6y 4n 1y 1n 3y 4n 1y 1n 4y 2n 12y 2n 3y 1n 62y 1n
1y 1n 1y 1n 1y 1n 1y 1n 1y 1n 1y 1n 1y 1n 74y 1n Fy 1n 62y 1n 2y 1n 1y 3n 1y 1n 2y 1n 7y 4n 1y 1n 1y 1n 20y 70n 8u 2n
6u 4n 7u 1n 1u 1n 3y 11u 1y 7n 7y 11n 1y 7n 37y 1n Ey 40n 1y 1n DEu 1n 26u 2n 32u 2n 3u 1n 37u 8n 1Bu 4n 6u Bn 10Eu
1n 3Cu 2n 65u En 3Bu 2n 31u 2n Fu 1n 1Cu 2n 1u 1n Bu 5n 1Fu 1n 2u 6n ECu 1n 8u 2n 2u 2n 16u 1n 7u 1n 1u 3n 4u 2n 9u
2n 2u 2n 4u 8n 1u 4n 2u 1n 5u 2n 19u 2n 3u 1n 6u 4n 2u 2n 16u 1n 7u 1n 2u 1n 2u 1n 2u 2n 1u 1n 5u 4n 2u 2n 3u 3n 1u
7n 4u 1n 1u 7n 11u An 3u 1n 9u 1n 3u 1n 16u 1n 7u 1n 2u 1n 5u 2n Au 1n 3u 1n 3u 2n 1u Fn 4u 2n Cu 7n 7u 1n 3u 1n 8u
2n 2u 2n 16u 1n 7u 1n 2u 1n 5u 2n 9u 2n 2u 2n 3u 7n 3u 4n 2u 1n 5u 2n 12u An 2u 1n 6u 3n 3u 1n 4u 3n 2u 1n 1u 1n 2u
3n 2u 3n 3u 3n Cu 4n 5u 3n 3u 1n 4u 2n 1u 6n 1u En 15u 5n Du 1n 3u 1n 17u 1n 10u 2n 9u 1n 3u 1n 4u 7n 2u 1n 3u 2n 1u
2n 4u 2n Au 7n 16u 1n 3u 1n 17u 1n Au 1n 5u 2n 9u 1n 3u 1n 4u 7n 2u 6n 2u 1n 4u 2n Au 1n 2u Dn Du 1n 3u 1n 33u 1n 3u
1n 6u 4n 10u 2n 1Au 1n 3u 1n 12u 3n 18u 1n 9u 1n 1u 2n 7u 3n 1u 4n 6u 1n 1u 1n 8u 6n Au 2n 3u Cn 3Au 4n 1Du 25n 2u 1n
1u 1n 5u 1n 18u 1n 1u 1n 17u 2n 5u 1n 1u 1n 6u 2n Au 2n 4u 20n 48u 1n 24u 4n 27u 1n 24u 1n Fu 1n Du 25n C6u 1n 1u 5n
1u 2n 30w 60n E9u 1n 4u 2n 7u 1n 1u 1n 4u 2n 29u 1n 4u 2n 21u 1n 4u 2n 7u 1n 1u 1n 4u 2n Fu 1n 39u 1n 4u 2n 43u 2n
20u 3n 1Au 6n 56u 2n 6u 2n 29Du 3n 59u 7n 16u 9n 18u 9n 14u Cn Du 1n 3u 1n 2u Cn 5Eu 2n Au 6n Au 6n 1Au 6n 59u 7n 2Bu
5n 46u An 1Fu 1n Cu 4n Cu 4n 1u 3n 2Au 2n 5u Bn 2Cu 4n 1Au 6n Bu 3n 3Eu 2n 41u 1n 1Du 2n Bu 6n Au 6n Eu 2n 1Fu 31n
4Du 3n 2Fu 1n 74u 8n 3Cu 3n Fu 3n 3Cu 7n 2Bu 2n Bu 8n 2Bu 5n 216u 2n 6u 2n 26u 2n 6u 2n 8u 1n 1u 1n 1u 1n 1u 1n 1Fu
2n 35u 1n Fu 1n Eu 2n 6u 1n 13u 2n 3u 1n 9u 1n 10y 1n 2y 4n 1y 2n 2y 2n 2y 3n 1y 4n 8y 1n 1y 2n 1y 1n 5y 1n 2y 1n 26u
1n Cu 2y 1n Ay 1n 1y 4n Au 1n Du 3n 9h 1n 2y 1n 14u Fn 21u Fn 3y 1n 1y 1n 3y 1n 9y 1n 2y 1n Ay 2n 3y 1n 4y 1n 27y 2n
6y 4n 1y Cn 4y An Fy 1n 2u 4y An 1Ey 2n 18y 1n 1y 1n 12y 1n 18y 1n 1y 2n 3y 2n 2y 1n 3y 1n 1y 1n 3y 1n 4y 1n 2y 4n 2y
1n 1y 1n 1y 6n 1y 1n 5y 4n 4y 2n Ay 1n 3y 1n 5y 1n Dy 2n 2y 4n 2y 2n 2y 2n 12y 2n 2y 2n Dy 1n 3y 1n By 1n 19y 1n 52y
1n 7w 2n Dw 2n BEw 4n 3w 1n 2w 1n 33u 19n Bu 15y 8An 1y 61n 4y 24n Cy 10n 2y 4n Ay 2n 1y 7n 8y 2n 2y 2n 4y 2n 2y 2n
4y 3n 2y 1n 2y 4n 10y 4n 9y 1n Dw 2n 6y 2n 2y 1n 4y 2n 4w 2n 6y 1n 1y 1n 21y 1n 1y 1n 5w Cn Cy 2n 1y 3n 1y 4n 1y 2n
1y 1n Fw 1n 13w 1n Ay 2n 1w 1n 8w 2n 11w 2y 1n 4w 2y 8w 1y 5w 1y Dn 1y 1n 4y 2w 1y 7w 2y 1w 1y 4w 1y 2w 1y 2n 5w 1n
4w 2n 1Cw 1n 14y 1n Ew 1n 1w 1n 4w 3n 1w 1n 1Ey An 15w 3n 18w 1n Ew 1n 26t 8n 197t 2n 194w 2n 33w 1n 4w 1y 4n 1Au 2n
20u 1n 15Du 5n 2Du 1n 1u 5n 1u 2n 38u 7n 2u En 18u 9n 7u 1n 7u 1n 7u 1n 7u 1n 7u 1n 7u 1n 7u 1n 7u 1n 7Eu 22w 1Au 1w
59u Cw D6u 1Aw Cu 5w 3En 1u 1w 56u 2w 67u 5w 2Bu 1w 5Eu 1w 54u Cw 2Fu 1w 28y 8w 1B70n 40w 568Du 3w 37u 9n 15Cu 14n
B8u 8n CBu 5n 2u 1n 1u 1n 5u 18n 3Bu 3n Au 6n 38u 8n 46u 8n Cu 6n 74u Bn 1w 1Du 3n 4Eu 1n Bu 4n 21u 1n 37u 9n Eu 2n
Au 2n 67u 18n 1Cu An 6u 2n 6u 2n 6u 9n 7u 1n 7u 1n 3Cu 4n 7Eu 2n Au 6w 2BA4u Cn 17u 4n 31u 4n 800y 1900w 16Eu 2w 6Au
26n 7u Cn 5u 5n 1Au 1n 5u 1n 1u 1n 2u 1n 2u 1n 7Du 10n 1BDu 2n 36u 7n 1u 20n 10y 10w Au 6n 10w 23u 1w 13u 1w 4u 4n 5u
1n 87u 2n 1u 61h 5Eu 3h 6u 2h 6u 2h 6u 2h 3u Bh 7u An 4y 1u 2n Cu 1n 1Au 1n 13u 1n 2u 1n Fu 2n Eu 22n 7Bu 5n 3u 4n
2Du 3n 58u 1n Du 3n 1u 2Fn 2Eu 82n 1Du 3n 31u Fn 1Cu 4n 24u 9n 1Eu 5n 2Bu 5n 1Eu 1n 25u 4n Eu 2An 9Eu 2n Au 6n 24u 4n
24u 4n 28u 8n 34u Bn Cu 1n Fu 1n 7u 1n 2u 1n Bu 1n Fu 1n 7u 1n 2u 43n 137u 9n 16u An 8u 18n 6u 1n 2Au 1n 9u 45n 6u 2n
1u 1n 2Cu 1n 2u 3n 1u 2n 17u 1n 48u 8n 9u 30n 13u 1n 2u 5n 21u 3n 1Bu 5n 1u 40n 38u 4n 14u 2n 32u 1n 2u 5n 8u 1n 3u
1n 1Du 2n 3u 4n Au 7n 9u 7n 40u 20n 27u 4n Cu 9n 36u 3n 1Du 2n 1Bu 5n 1Au 7n 4u Cn 7u 50n 49u 37n 33u Dn 33u 7n 2Eu
8n Au 126n 1Fu 1n 2Au 1n 3u 2n 2u 4En 28u 8n 2Au 16n 1Au 26n 1Cu 14n 17u 9n 4Eu 4n 24u 9n 44u An 1u 2n 19u 7n Au 6n
35u 1n 12u 8n 27u 9n 60u 1n 14u Bn 12u 1n 2Cu 41n 7u 1n 1u 1n 4u 1n Fu 1n Bu 6n 3Bu 5n Au 6n 4u 1n 8u 2n 2u 2n 16u 1n
7u 1n 2u 1n 5u 1n Au 2n 2u 2n 3u 2n 1u 6n 1u 5n 7u 2n 7u 3n 5u 8Bn 5Cu 1n 5u 1En 48u 8n Au A6n 36u 2n 26u 22n 45u Bn
Au 6n Du 13n 3Au 6n Au 36n 1Bu 2n Fu 4n 17u B9n 3Cu 64n 53u Cn 8u 2n 1u 2n 8u 1n 2u 1n 1Eu 1n 2u 2n Cu 9n Au 46n 8u
2n 2Eu 2n Bu 1Bn 48u 8n 53u Dn 49u 107n 9u 1n 2Du 1n Eu An 1Du 3n 20u 2n 16u 1n Eu 49n 7u 1n 2u 1n 2Cu 3n 1u 1n 2u 1n
9u 8n Au 6n 6u 1n 2u 1n 25u 1n 2u 1n 6u 7n Au 136n 19u B7n 1u Fn 32u Dn 39Bu 66n 6Fu 1n 5u Bn C4u A4Cn 63u Dn 42Fu 1n
9u FC7n 247u 21B9n 239u 7n 1Fu 1n Au 4n 51u 1n Au 6n 1Eu 2n 6u An 46u An Au 1n 7u 1n 15u 5n 13u 2B0n 5Bu 65n 4Bu 4n
39u 7n 11u 40w 5u Bw 2u Ew 17F8u 8w 4D6u 2Aw 9u 22E7w 4u 1w 7u 1w 2u 1w 123u 2Dw 3u 11w 4u 8w 18Cu 904n 6Bu 5n Du 3n
9u 7n Au 2n 8u 125Cn 2Eu 2n 17u 9n 74u 3Cn F6u An 27u 2n C2u 15n 46u 9An 14u Cn 57u 9n 19u 87n 55u 1n 47u 1n 2u 2n 1u
2n 2u 2n 4u 1n Cu 1n 1u 1n 7u 1n 41u 1n 4u 2n 8u 1n 7u 1n 1Cu 1n 4u 1n 5u 1n 1u 3n 7u 1n 154u 2n 124u 2n 2BEu Fn 5u
1n Fu 450n 1Fu E1n 7u 1n 11u 2n 7u 1n 2u 1n 5u D5n 2Du 3n Eu 2n Au 4n 2u 140n 1Fu 11n 3Au 5n 1u 4E0n 7u 1n 4u 1n 2u
1n Fu 1n C5u 2n 10u 29n 4Cu 4n Au 4n 2u 311n 44u 4Cn 3Du C2n 4u 1n 1Bu 1n 2u 1n 1u 2n 1u 1n Au 1n 4u 1n 1u 1n 1u 6n
1u 4n 1u 1n 1u 1n 1u 1n 3u 1n 2u 1n 1u 2n 1u 1n 1u 1n 1u 1n 1u 1n 1u 1n 2u 1n 1u 2n 4u 1n 7u 1n 4u 1n 4u 1n 1u 1n Au
1n 11u 5n 3u 1n 5u 1n 11u 34n 2u 10En 4w 1n 27u 4n 64u Cn Fu 2n Fu 1n Ew 1u 1n 25u Ay Bn 5y 1En 2y 3An 6y 1Ew 1y 2w
Ay 12n 1u 38n 1Aw 3u Dw 2Cu 4w 9u 7w 2u Ew 6u 9Aw 21n Cw 9n 1w 46n 1w 16n Cw 2Bn 4w 5n Cw 11n 3w 1n 3w 47n 1w 1n 1w
BBn 2w 3Fn Dw 4n 1w 18n 12w 1n 1Aw 2n Dw 1n 56w 55n 30w 46n 6w 1n 3w 3n 2w 3u 5w 3n Bw 2u 3n 4w 9u 3n 74u Cn 59u 7w
Cu 4w 1u Fn Cu 4n 38u 8n Au 6n 28u 8n 1Eu 2n 2u 4En Cw 2Fn 1w An 1w B9n 54u Cn Eu 2w 5u 3w 5u 3w 7u 9w 1Du 3w Bu 5w
6u Aw Au 6w 8u 8w 7u 9n 93u 1n 37u 25n Au 406w A6E0u 20w 1039u 7w DEu 2w 1682u Ew 1D31u C1Fw 21Eu 5E2w 134Bu AECB6n
1u 1En 60u 80y F0u FE10y FFFEu 2y FFFEu
""",
        _WIDTHS,
    ),
    "direction": (
        """
0k 9I 1j 1I 1J 1j 1k Ej 3I 1J 1v 2o 3v 5n 1l 1n 1l 2m Al 1v 6q 1Av 6q 1Av 4k 6j 1k 1Al 1v 1o 4v 4q 1v 2k 1v 2o 2m 2v
1q 1v 3m 1q 1v 5q 17v 1q 1Fv 1q 1C1v 2q 7v Eq 2v Eq 5v 9q 1v 11u 70q 4v 2q 2g 2q 4v 1q 1g 4v 2q 1v 1q 3g 1q 1g 1q 14g
1q 53v 1q 8Cu 7q A6g 1q 26g 2q 31v 1g 2v 2o 1g 1u 2Dy 1u 1y 1u 2y 1u 2y 1u 1g 8y 1Bg 4y 6g Bi 6v 2h 1o 2h 1l 1h 1v 2u
Bh 30u 15i Ao 1i 2h 3u 1h 65u 7i 1v 1u 6h 2u 2v 1u 4h 2m Ah 14g 1h 2u 1h 1Eu 1Bg 2h 59u Bh 1g Ey 2Bu 9y 2v 4y 1g 2u
1y 18u 4y 1u 9y 1u 3y 1u 5g 2y Fg 1y 19u 3g 2y 1g 1h Bg 5h 1Fg 1i 2g 6u 8h 2Au 18i 1u 20q 37u 1q 1u 1q 4u 8q 4u 1q 3u
7q Au 2q 1Du 1q 2g 1q 8g 2q 2g 2q 16g 1q 7g 1q 1g 3q 4g 2u 1q 4u 4g 2q 2g 2q 2u 1q 1g 8q 1g 4q 2g 1q 3u 2g 2q Co 2q
7o 1q 2u 1g 2u 2q 1g 1q 6g 4q 2g 2q 16g 1q 7g 1q 2g 1q 2g 1q 2g 2u 1g 1q 3u 2g 4u 2g 2u 3g 3u 1g 7q 4g 1q 1g 7q Au 2q
3u 1q 1g Au 2q 1g 1q 9g 1q 3g 1q 16g 1q 7g 1q 2g 1q 5g 2u 1q 4u 5g 1u 2q 1g 1q 2u 1g 2q 1g Fq 2u 2g 2q Bo 1g 7q 1u 6g
1u 1q 2g 1q 8g 2q 2g 2q 16g 1q 7g 1q 2g 1q 5g 2u 1q 2u 1q 1u 4g 2q 2g 2q 2u 1g 7u 2q 1g 4q 2g 1q 3u 2g 2q 12g Au 1q
1g 1q 6g 3q 3g 1q 4g 3q 2g 1q 1g 1q 2g 3q 2g 3q 3g 3q Cg 4q 2u 1q 2g 3q 3g 1q 3u 1g 2q 1g 6q 1g Eq Dv 6o 1v 1g 5u 1q
3u 1q 8g 1q 3g 1q 17g 1q 10g 2u 1q 1u 3q 4g 1u 3g 1u 4g 7u 2g 1q 3g 2q 1g 2q 2u 2g 2q Ag 7q 1v 7q 2u 1q Bg 1q 3g 1q
17g 1q Ag 1q 5g 2u 1q 8g 1q 3g 1q 2u 2g 7q 2g 6q 2g 1q 2u 2g 2q Ag 1q 2g Du 2q Bg 1q 3g 1q 29u 2q 4u 4g 1q 3g 1q 3u
1q 2g 4q Eu 2g 2q 1Ag 1u 1q 2g 1q 12g 3q 18g 1q 9g 1q 1g 2q 7g 3u 1g 4q 3u 3g 1u 1g 1q 8g 6q Ag 2q 3g Cq 30u 1q 2u 7g
4o 1q 7u 8q Dg 25q 2g 1q 1g 1q 5g 1q 18g 1q 1g 1q Au 1q 2u 9q 1g 2q 5g 1q 1g 1u 6g 2q Ag 2q 4g 20q 18u 2q 1Bu 1q 1u
1q 1u 1v 4q Ag 1q 24g 4u Eq 1u 5q 1u 2q 5u Bg 1u 24g 1q 8u 1q 6g 1q Dg 25q 2Du 4q 1u 6q 1u 2q 2u 2q 19u 2q 4u 3q 10u
4q Du 1q 2u 2q 6u 1q Fu 1q 28g 1q 1g 5q 1g 2q 179g 1q 4g 2q 7g 1q 1g 1q 4g 2q 29g 1q 4g 2q 21g 1q 4g 2q 7g 1q 1g 1q
4g 2q Fg 1q 39g 1q 4g 2q 43g 2u 3q 1Dg 3q 10v Ag 6q 56g 2q 6g 2v 1q 27FJ 1q 1Av 2g 3q 59g 7q 12u 3q 1g 9q 13u 2q 3g
9q 12u 2g Cq Dg 1q 3g 1u 2g Cq 34u 2q 1u 7q 8u 1q 2u Bq 7o 1q 1u 1g 2q Ag 6v Ag 6v Bu 3k 1u 1q Ag 6q 59g 7q 5u 2q 22u
1q 1g 5q 46g Aq 1Fg 1u 3q 4u 2q 3g 4q 2u 1q 6u 3g 4v 1g 3v 2q 28g 2q 5g Bq 2Cg 4q 1Ag 6q Bg 3v 22q 17u 2q 2u 1g 2q
38u 1q 1u 7g 1u 1q 1u 1q 2u 8q 6u Ag 2u 1q Ag 6q Ag 6q Eg 2u 1Fg 31u 4q 30u 1q 1u 5q 1u 1q 5u 1q Ag 3q 1Bu 9q Bg 1u
2q 20u 4q 2u 2q 1u 3q 38u 1q 1u 2q 3u 1q 1u 3q 2g 8q 30u 8q 2u 2g 3q Fg 3q 3Cg 7q 2Bg 2q Bg 8u 3q 1u Dq 1u 7q 4u 1q
6u 1q 3u 2q 1g 5q C0u 40q 116g 2q 6g 2q 26g 2q 6g 2q 8g 1q 1g 1q 1g 1q 1g 1q 1Fg 2q 35g 1q 7v 1q 1v 3q 3g 1q 7v 3q 4g
2q 6g 1v 3q Dv 3g 2q 3g 1q 7v 2g 1J Bk 3q 1y 1v 18J 1j 1r 1z 1w 1t 1H 1l 1o 5v Fl 1v 1AJ 1k 5g 1s 1G 1p 1x 1k 6m 1q
1g 2m 6n 2v 3q 1m An 2v 3g 1q Dg 3o 21g Fu 21g Fv 2q 1v 4q 1v 2q Av 1q 1v 3q 5v 6q 1v 1q 1v 1q 1v 1q 4o 1q Bv 2q 4v
5q 5v 4q 2v 10q 29v 3g 4v 82n 1o 1v 122q 45v 1Aq 1v 91g 19v Bg 15v 28m 14q 4Ev 1C2q 1v 153q 100v 274g 2v 20g 1v 69q
E5v 6q 4u 3q 2g 5v 7q 26g 1q 1g 5q 1g 2q 38g 7q 2g Eu 1q 17g 9q 7g 1q 7g 1q 7g 1q 7g 1q 7g 1q 7g 1q 7g 1q 7g 1u 20v
5Eg 22v 1Ag 1v 59g Cv D6g 1Av Cg 4J 1v 4q 3v 19q 9u 4q 2v 1q 5v 2q 5v 3g 1q 56g 2u 2v 2q 3v 1q 5Av 1q 4g 5q 2Bg 1q
5Eg 1q 30v 24g Cq 2Dv 2g 1q 30v 10q 1Cv 3q 32v Fq Cv 4q A7v 4q 63v 2q 1Fv 1q 19C0v 40q 568Dg 3v 37g 9q 13Dv 3q 1Cg
14q 2Fu 4v 1u Av 2q 1Eu 2q 50u 2q 6g 8v 22q 66v 1q 42g 5q 2g 1q 1g 1q 5g 18q 10u 1q 3u 1q 4u 1q 19u 2q 1v 4u 1g 3q 8o
2g 6q 34v 4g 8q 44u 2g 8q Cg 6u 12q Du 1q 26u 8q 19u Bq 2g Bq 1Eg 3u 3q 30u 1q 2u 4q 2u 2q 10g 1q Bg 4q 7u 1q 19g 1q
29u 6q 2u 2q 2u 2g 9q 3u 1q 8u 1q 1g 2q Ag 2q 20u 1q 33u 1q 1u 3q 2u 2q 5u 2q 1u 1q 1g 18q 11u 2q 8u 1g Aq 6g 2q 6g
2q 6g 9q 7g 1q 7g 1q 3Av 2g 4q 75u 1q 2u 1q 4u 1g 2q Ag 6q 2BA4g Cq 17g 4q 31g 4q 226Eg 2q 6Ag 26q 7g Cq 5g 5y 1u 1y
An 1y Dg 1y 5g 1y 1g 1y 2g 1y 2g 1y Ah 73g 10h 16Bv 12h 40g 2h 36g 7v 1g 20h Dv 3u 10v Ag 6u 10v 20l 1v 1l 1g 1v 1l
1v 9o 1v 2n 2v 3g 1v 1o 2v 1g 4h 5g 1h 87g 2k 1g 1v 2o 3v 5n 1l 1n 1l 2m Al 1v 6q 1Av 6q 1Av Bq 59g 3q 6g 2q 6g 2q 6g
2q 3g 3o 2v 3o 2g 1v 7g Av 5g 2q Cg 1q 1Ag 1q 13g 1q 2g 1q Fg 2q Eg 22q 7Bg 5q 1v 1q 1g 4q 2Dg 3q 9v 4Dq 2g 1v Dg 3v
1g 2Fq 2Du 1g 82q 1Dg 3q 31g Fu 1m 1Bg 4q 24g 9q 1Eg 5q 26u 5g 5q 1Eg 1q 25g 4q Eg 2Aq 9Eg 2q Ag 6q 24g 4q 24g 4q 28g
8q 34g Bq Cg 1q Fg 1q 7g 1q 2g 1q Bg 1q Fg 1q 7g 1q 2g 43q 137g 9q 16g Aq 8g 18q 6g 1q 2Ag 1q 9g 45y 6g 2y 1g 1y 2Cg
1y 2g 3y 1g 2y 17g 1y 48g 8y 9g 30y 13g 1y 2g 5y 21g 3v 1y 1Ag 5y 1g 40y 38g 4y 14g 2y 2Fu 3g 1u 2g 5u 4y 4g 1y 3g 1y
1Dg 2u 3g 4u 1y 9g 7y 9g 7y 40g 20y 25u 2g 4y Cg 9y 36g 3v 7y 16g 2y 1Bg 5y 1Ag 7y 4g Cy 7g 50y 49g 37y 33g Dy 33g 7y
6h 24u 4g 8i Ag 126i 1Fg 1y 2Ag 1u 2y 1g 2y 2g 4Ey 28g 8h 16u Bh 9g 16y 12u 4y 4g 26y 1Cg 14y 17g 9q 1u 1q 36u Fq 7g
4v 14q Au 1q 2u 2q 1g 9u 3q 31u 4q 2u 2q 7u 1g Aq 1g 2q 19g 7q Ag 6u 3q 24u 5q 1u 8g 1q 12g 8q 23u 1q 3g 9u 2q 34u 9q
Au 4q 2u 1q 10g 1q 14g Bq 12g 1q 1Cu 3q 2u 1q 1u 2q 6u 1g 41q 7g 1q 1g 1q 4g 1q Fg 1q Bg 6q 2Fu 1q 3u 8g 5q Ag 6u 2q
2g 1q 8g 2q 2g 2q 16g 1q 7g 1q 2g 1q 5g 1u 2q 3u 1q 4g 2q 2g 2q 3g 2q 1g 6q 1g 5q 7g 2u 7g 3u 5g 8Bq 38u 8q 2u 3q 1u
1q 15g 1q 1u 1q 3g 1Eq 33u 6q 1u 1q 4u 2q 1u 2q 4g 8q Ag A6q 32u 4g 2q 4u 2q 1u 2q 1Bu 2g 22q 33u 8q 2u 1q 1u 2q 4g
Bq Ag 6v Dg 13q 2Bu 1q 1u 1q 2u 6q 1u 1q 2g 6q Ag 36q 1Bg 2u 3q 2u 4q 1u 5g 4q 17g B9q 2Fu 9q 1u 2q 1g 64q 53g Cq 8g
2q 1g 2q 8g 1q 2g 1q 1Eg 1q 2g 2u 2q 1u 1q 4u 1q 3g 9q Ag 46q 8g 2q 2Au 4g 2u 2q 4u 1q 4g 1Bq 1u 6q 2u 2q 28u 6q 2u
4q 8u 1g 8q 1u 6q 2u 3q 2Eu Dq 1u 2q 9g Dq 49g 107q 9g 1q 26u 7g 1u 6q 8g Aq 1Dg 3q 20g 2u 16g 1q 1u 7q 1u 2q 1u 2g
49q 7g 1q 2g 1q 26u 6g 3u 1g 1u 2g 1u 7q 1u 1g 8q Ag 6q 6g 1q 2g 1q 25g 1u 2g 1q 2u 1q 1u 1q 1g 7q Ag 136q 13u 2q 4g
B7q 1g Fq 15v 8o 4v 11g Dq 39Bg 66q 6Fg 1q 5g Bq C4g A4Cq 63g Dq 42Fg 1q 9g FC7q 247g 21B9q 239g 7q 1Fg 1q Ag 4q 51g
1q Ag 6q 1Eg 2u 5q 1g Aq 30u 7q Fg Aq Ag 1q 7g 1q 15g 5q 13g 2B0q 5Bg 65q 4Bg 4u 1q 38g 7u 4q Dg 40q 2v 1q 1u 1g Bq
2g Eq 17F8g 8q 4D6g 2Aq 9g 22E7q 4g 1q 7g 1q 2g 1q 123g 2Dq 3g 11q 4g 8q 18Cg 904q 6Bg 5q Dg 3q 9g 7q Ag 2q 1u 2q 1k
4g 125Cu 2Eg 2u 17g 9q 74g 3Cq F6g Aq 27g 2q 3Eu 3q 9k 8u 8q 2u 7q 1Eu 4q 3Bv 2g 15v 42u 3v 1g 9Aq 14g Cv 57g 9q 19g
87q 55g 1q 47g 1q 2g 2q 1g 2q 2g 2q 4g 1q Cg 1q 1g 1q 7g 1q 41g 1q 4g 2q 8g 1q 7g 1q 1Cg 1q 4g 1q 5g 1q 1g 3q 7g 1q
154g 2q 33v 1q 39v 1q 39v 1q 39v 1q 39v 1q 8g 2m 32q 200u 37q 4u 32q 8u 1q Eu 1q 7g Fu 5g 1u Fg 450q 1Fg E1u 7g 1u
11g 2u 7g 1u 2g 1u 5g D5q 2Dg 3u 7q 7g 2q Ag 4q 2g 140q 1Eu 1g 11q 2Cu 4q Ag 5o 1g 4E0q 7g 1q 4g 1q 2g 1q Fg 1y C5g
2y 9u 7g 29y 44u 7y 1g 4y Ag 4y 2g 311h 44g 4Ch 3Dg C2h 4g 1h 1Bg 1h 2g 1h 1g 2h 1g 1h Ag 1h 4g 1h 1g 1h 1g 6h 1g 4h
1g 1h 1g 1h 1g 1h 3g 1h 2g 1h 1g 2h 1g 1h 1g 1h 1g 1h 1g 1h 1g 1h 2g 1h 1g 2h 4g 1h 7g 1h 4g 1h 4g 1h 1g 1h Ag 1h 11g
5h 3g 1h 5g 1h 11g 34v 2g 10Ev 2Cg 4v 64g Cv Fg 2v Fg 1v Fg 1v 25g Am Bv 5q 1Fv 1q 3Av 6q 3Dv 1g 38q 1Dg Dq 2Cg 4q 9g
7q 2g Ev 6g 9Av 3D8g 5v 10g 3v Dg 3v 74g Cv 59g 7v Cg 4v 1g Fv Cg 4v 38g 8v Ag 6v 28g 8v 1Eg 2v 2g 4Ev 154g Cv Eg 2v
5g 3v 5g 3v 7g 9v 1Dg 3v Bg 5v 6g Av Ag 6v 8g 8v 7g 9v 93g 1v 37g 25m Ag 406q A6E0g 20q 1039g 7q DEg 2q 1682g Eq
1D31g C1Fq 21Eg 5E2q 134Bg AECB6k 1g 1Ek 60g 80u F0g FE10q FFFEg 2q FFFEg
""",
        _DIRECTIONS,
    ),
    "mirrored": (
        """
0n 28m 2n 12m 1n 1m 1n 1Cm 1n 1m 1n 1Dm 1n 1m 1n 2Dm 1n Fm 1n E7Em 4n 75Dm 2n 99Cm 2n Am 2n 36m 2n Em 2n B1m 1n C0m
4n 3m 6n 3m 1n 3m 2n 3m 4n 1m 4n 1m 1n 1m 1n 4m 9n 5m 1n 1m 12n 5m 4n 9m 2n 1m 1n 1m 8n 2m 1Fn 2m 4n 5m 1n 9m 2n 2m
13n 5m 2n 9m 5n 2m 2n 4m 18n 2m 10n 8m 4n 14m 2n 7m 2n 43Dm En 4Am 1n 2m 4n 1m 2n 1m 3n 5m 4n 5m 3n 3m En 193m 16n 2m
6n 1m En 8m 1n 7m 6n 3m 1n 4m 5n 1m 2n 2m 5n 4m 1n 1m 3n 2m 2n Am 6n 2m 2n Cm 13n 1m 4n 2m 1n 1m 1n 2m 1n 1m 4n 5m 2n
6m 3n 18m 2n Bm 2n 4m 4n 1m 2n 2m 2n 4m 2Bn 2m 8n 1m 28n 5m 1n 1m 1n 3m 5n 5m 3n 4m 1n 3m 5n 1m 1n 100m 1n 203m 4n 3m
2n 1m 2n Em 2n 2m An 2Bm 8n 1ABm An 2m 8n CE3Dm 6n 5m 2n A2m 2n 12m 1n 1m 1n 1Cm 1n 1m 1n 1Dm 1n 1m 1n 1m 2n 1m 2n
D777m 1n 39m 1n 39m 1n 39m 1n 39m 1n
""",
        _MIRRORED,
    ),
}
