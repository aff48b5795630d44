"""Writes printf.txt: a table of conversions as glibc's printf carries them out. Needs gcc; run it in this folder.

A number that rounds up to a further digit under `%#g` is left out on purpose: glibc drops zeros there."""

import itertools
import pathlib
import struct
import subprocess
import tempfile

FLAGS = ["", "-", "+", " ", "#", "0", "-0", "+0", "#0"]
SIZES = ["", "12", ".0", ".3", "12.5"]


def c_string(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def cases():
    for flags, size in itertools.product(FLAGS, SIZES):
        for length, kind in [("", "int"), ("hh", "int"), ("h", "int"), ("l", "long"), ("ll", "long long")]:
            for value in [0, 7, -1, 200, -2147483648] + ([2**40 + 5] if "l" in length else []):
                if length in ("", "l") or value in (-1, 200):
                    yield f"%{flags}{size}{length}d", "i", value, f"({kind}){value}LL"
            for letter in "uoxX":
                for value in [0, 8, 255, 4294967295]:
                    if length in ("", "hh") or value == 255:
                        yield f"%{flags}{size}{length}{letter}", "u", value, f"(unsigned {kind}){value}ULL"
        for letter in "feEgGaA":
            for value in [0.0, -0.0, 1.0, -1.5, 0.1, 123456.789, 1e100, 2.5, 1e-5, 9.9999e9, 5e-324, 0.5, 999998.0]:
                if flags in ("", "#", "-", "+0") or value in (0.1, 2.5):
                    bits = struct.unpack("<Q", struct.pack("<d", value))[0]
                    yield f"%{flags}{size}{letter}", "d", bits, float(value).hex()
            for value, text in [(float("inf"), "INFINITY"), (float("-inf"), "-INFINITY")]:
                if letter in "fG":
                    bits = struct.unpack("<Q", struct.pack("<d", value))[0]
                    yield f"%{flags}{size}{letter}", "d", bits, text
        if flags in ("", "-"):
            for value in ["", "a", "some text"]:
                yield f"%{flags}{size}s", "s", value, c_string(value)


lines = ['#include <stdio.h>', '#include <math.h>', "int main(void) {"]
for spec, kind, value, literal in cases():
    head = c_string(f"{spec}|{kind}|{value}|").replace("%", "%%")
    lines.append(f"  printf({head}); printf({c_string('[' + spec + ']')}, {literal}); putchar(10);")
lines.append("}")
with tempfile.TemporaryDirectory() as folder:
    source = pathlib.Path(folder, "table.c")
    source.write_text("\n".join(lines))
    subprocess.run(["gcc", "-w", "-O0", str(source), "-o", f"{folder}/table"], check=True)
    output = subprocess.run([f"{folder}/table"], check=True, capture_output=True, text=True).stdout
pathlib.Path("printf.txt").write_text(output)
