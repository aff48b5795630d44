"""The part of `json` that reads, under its own name."""

from json import JSONDecodeError, JSONDecoder

__absent__ = "BACKSLASH FLAGS NUMBER_RE NaN NegInf PosInf STRINGCHUNK WHITESPACE WHITESPACE_STR py_scanstring scanner scanstring"
