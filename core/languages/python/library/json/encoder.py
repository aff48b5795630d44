"""The part of `json` that writes, under its own name."""

from json import JSONEncoder

__absent__ = (
    "ESCAPE ESCAPE_ASCII ESCAPE_DCT HAS_UTF8 INFINITY c_make_encoder encode_basestring encode_basestring_ascii "
    "py_encode_basestring py_encode_basestring_ascii"
)
