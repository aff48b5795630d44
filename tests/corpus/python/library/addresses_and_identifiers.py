# covers: urllib.parse, uuid, binascii, zlib check sums, importlib
import binascii
import importlib
import urllib.parse
import uuid
import zlib
from urllib.parse import parse_qs, quote, unquote, urlencode, urljoin, urlparse, urlsplit

u = urlparse("https://user:pw@Example.com:8080/a/b;p?q=1&q=2&r=a%20b#frag"); print(u, u.hostname, u.port, u.username, u.password, u.geturl(), parse_qs(u.query), u.netloc, u._replace(path="/x").geturl())
print(urlencode({"a": 1, "b": "x y&z", "c": ["1", "2"]}), urlencode({"c": ["1", "2"]}, doseq=True), quote("a b/ü?"), quote("a/b", safe=""), unquote("a%20b%C3%BC+c"), urllib.parse.quote_plus("a b&c"), urllib.parse.unquote_plus("a+b"), urllib.parse.parse_qsl("a=1&b=&c", keep_blank_values=True))
for rel in ("g", "./g", "/g", "//h/x", "?y", "#s", "../g", "../../g", "http://z/q", "g/../h", "", "..", "."): print(urljoin("http://a/b/c/d;p?q", rel), end=" ")
print(); print(urlsplit("mailto:joe@x.org"), urlparse("foo/bar"), urllib.parse.urlunparse(("http", "h", "/p", "", "q=1", "f")), urllib.parse.urldefrag("http://x/y#z"))
print(uuid.UUID("12345678123456781234567812345678"), uuid.uuid5(uuid.NAMESPACE_DNS, "python.org"), uuid.uuid3(uuid.NAMESPACE_DNS, "python.org"), repr(uuid.UUID(int=5)), uuid.uuid4().version, len(str(uuid.uuid4())), uuid.NAMESPACE_URL.hex, uuid.UUID(int=7) < uuid.UUID(int=8))
print(binascii.hexlify(b"ab\xff"), binascii.unhexlify("6162"), hex(zlib.crc32(b"hello")), zlib.adler32(b"hello"), binascii.crc32(b"x", 5), binascii.b2a_base64(b"hi"), __import__("math").pi, importlib.import_module("string").digits)
