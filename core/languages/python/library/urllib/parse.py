"""The parts of addresses, and the escapes in them."""

from collections import namedtuple as _namedtuple

_ALWAYS_SAFE = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-~")
uses_relative = ["", "ftp", "http", "gopher", "nntp", "imap", "wais", "file", "https", "shttp", "mms", "prospero", "rtsp", "rtspu", "sftp", "svn", "svn+ssh", "ws", "wss"]
uses_netloc = uses_relative + ["telnet", "snews", "rsync", "nfs", "git", "git+ssh"]
uses_params = ["", "ftp", "hdl", "prospero", "http", "imap", "https", "shttp", "rtsp", "rtspu", "sip", "sips", "mms", "sftp", "tel"]
_SCHEME = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-.")


class _Place:
    """What the two kinds of results share: what the part behind the slashes says."""

    __slots__ = ()

    def _host_part(self):
        return self.netloc.rpartition("@")[2]

    @property
    def username(self):
        user, at, _ = self.netloc.rpartition("@")
        return user.partition(":")[0] if at else None

    @property
    def password(self):
        user, at, _ = self.netloc.rpartition("@")
        _, colon, secret = user.partition(":")
        return secret if at and colon else None

    @property
    def hostname(self):
        host = self._host_part()
        if host.startswith("["):
            host = host[1:].partition("]")[0]
        else:
            host = host.partition(":")[0]
        return host.lower() or None

    @property
    def port(self):
        host = self._host_part()
        if host.startswith("["):
            host = host.partition("]")[2]
        number = host.partition(":")[2]
        if not number:
            return None
        if not (number.isdigit() and number.isascii()):
            raise ValueError(f"Port could not be cast to integer value as {number!r}")
        if int(number) > 65535:
            raise ValueError("Port out of range 0-65535")
        return int(number)


class SplitResult(_namedtuple("SplitResult", "scheme netloc path query fragment"), _Place):
    __slots__ = ()

    def geturl(self):
        return urlunsplit(self)


class ParseResult(_namedtuple("ParseResult", "scheme netloc path params query fragment"), _Place):
    __slots__ = ()

    def geturl(self):
        return urlunparse(self)


class DefragResult(_namedtuple("DefragResult", "url fragment")):
    __slots__ = ()

    def geturl(self):
        return f"{self.url}#{self.fragment}" if self.fragment else self.url


def urlsplit(url, scheme="", allow_fragments=True):
    url = url.lstrip("".join(map(chr, range(33))))
    for character in "\t\r\n":
        url = url.replace(character, "")
    name, colon, rest = url.partition(":")
    if colon and name and name[0].isascii() and name[0].isalpha() and all([c in _SCHEME for c in name]):
        scheme, url = name.lower(), rest
    netloc = query = fragment = ""
    if url.startswith("//"):
        end = min([at for at in map(url.find, "/?#", (2, 2, 2)) if at >= 0], default=len(url))
        netloc, url = url[2:end], url[end:]
        if ("[" in netloc) != ("]" in netloc):
            raise ValueError("Invalid IPv6 URL")
    if allow_fragments:
        url, _, fragment = url.partition("#")
    url, _, query = url.partition("?")
    return SplitResult(scheme, netloc, url, query, fragment)


def urlparse(url, scheme="", allow_fragments=True):
    scheme, netloc, url, query, fragment = urlsplit(url, scheme, allow_fragments)
    params = ""
    if scheme in uses_params and ";" in url:
        head, slash, last = url.rpartition("/")
        last, _, params = last.partition(";")
        url = head + slash + last
    return ParseResult(scheme, netloc, url, params, query, fragment)


def urlunsplit(components):
    scheme, netloc, url, query, fragment = components
    if netloc or scheme and scheme in uses_netloc and url[:2] != "//":
        if url and not url.startswith("/"):
            url = "/" + url
        url = "//" + netloc + url
    if scheme:
        url = f"{scheme}:{url}"
    if query:
        url = f"{url}?{query}"
    return f"{url}#{fragment}" if fragment else url


def urlunparse(components):
    scheme, netloc, url, params, query, fragment = components
    return urlunsplit((scheme, netloc, f"{url};{params}" if params else url, query, fragment))


def urldefrag(url):
    scheme, netloc, path, params, query, fragment = urlparse(url)
    return DefragResult(urlunparse((scheme, netloc, path, params, query, "")), fragment)


def urljoin(base, url, allow_fragments=True):
    if not base:
        return url
    if not url:
        return base
    b = urlparse(base, "", allow_fragments)
    u = urlparse(url, b.scheme, allow_fragments)
    if u.scheme != b.scheme or u.scheme not in uses_relative:
        return url
    if u.netloc:
        return urlunparse(u)
    if not u.path and not u.params:
        return urlunparse((u.scheme, b.netloc, b.path, b.params, u.query or b.query, u.fragment))
    if u.path.startswith("/"):
        segments = u.path.split("/")
    else:
        first = b.path.split("/")
        if first[-1]:
            first.pop()
        segments = first + u.path.split("/") if first[-1:] != [""] else first[:-1] + [""] + u.path.split("/")
        segments = segments[:1] + [part for part in segments[1:-1] if part] + segments[-1:]
    resolved = []
    for segment in segments:
        if segment == "..":
            if resolved:
                resolved.pop()
        elif segment != ".":
            resolved.append(segment)
    if segments[-1] in (".", ".."):
        resolved.append("")
    return urlunparse((u.scheme, b.netloc, "/".join(resolved) or "/", u.params, u.query, u.fragment))


def quote_from_bytes(bs, safe="/"):
    keep = _ALWAYS_SAFE | set(safe if isinstance(safe, str) else safe.decode("ascii", "ignore"))
    return "".join([chr(byte) if chr(byte) in keep else f"%{byte:02X}" for byte in bs])


def quote(string, safe="/", encoding=None, errors=None):
    if isinstance(string, (bytes, bytearray)):
        return quote_from_bytes(string, safe)
    if not isinstance(string, str):
        raise TypeError("quote_from_bytes() expected bytes")
    return quote_from_bytes(string.encode(encoding or "utf-8", errors or "strict"), safe)


def quote_plus(string, safe="", encoding=None, errors=None):
    space = " " if isinstance(string, str) else b" "
    if space not in string:
        return quote(string, safe, encoding, errors)
    return quote(string, safe + " ", encoding, errors).replace(" ", "+")


def unquote_to_bytes(string):
    if isinstance(string, str):
        string = string.encode()
    first, *parts = string.split(b"%")
    found = [first]
    for part in parts:
        digits = part[:2].decode("latin-1")
        if len(digits) == 2 and all([digit in "0123456789abcdefABCDEF" for digit in digits]):
            found.append(bytes([int(digits, 16)]) + part[2:])
        else:
            found.append(b"%" + part)
    return b"".join(found)


def unquote(string, encoding="utf-8", errors="replace"):
    if isinstance(string, bytes):
        return unquote_to_bytes(string).decode(encoding, errors)
    if "%" not in string:
        return string
    return unquote_to_bytes(string).decode(encoding or "utf-8", errors or "replace")


def unquote_plus(string, encoding="utf-8", errors="replace"):
    return unquote(string.replace("+", " "), encoding, errors)


def urlencode(query, doseq=False, safe="", encoding=None, errors=None, quote_via=quote_plus):
    if hasattr(query, "items"):
        query = query.items()

    def escaped(value):
        if isinstance(value, bytes):
            return quote_via(value, safe)
        return quote_via(str(value), safe, encoding, errors)

    parts = []
    for key, value in query:
        values = [value]
        if doseq and not isinstance(value, (str, bytes)) and hasattr(value, "__len__"):
            values = value
        parts += [escaped(key) + "=" + escaped(each) for each in values]
    return "&".join(parts)


def parse_qsl(qs, keep_blank_values=False, strict_parsing=False, encoding="utf-8", errors="replace", max_num_fields=None, separator="&"):
    if not separator or not isinstance(separator, (str, bytes)):
        raise ValueError("Separator must be of type string or bytes.")
    found = []
    for part in qs.split(separator) if qs else []:
        if not part and not strict_parsing:
            continue
        name, equals, value = part.partition("=")
        if not equals:
            if strict_parsing:
                raise ValueError(f"bad query field: {part!r}")
            if not keep_blank_values:
                continue
        if value or keep_blank_values:
            found.append((unquote_plus(name, encoding, errors), unquote_plus(value, encoding, errors)))
    return found


def parse_qs(qs, keep_blank_values=False, strict_parsing=False, encoding="utf-8", errors="replace", max_num_fields=None, separator="&"):
    found = {}
    for name, value in parse_qsl(qs, keep_blank_values, strict_parsing, encoding, errors, max_num_fields, separator):
        found.setdefault(name, []).append(value)
    return found


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "DefragResultBytes ParseResultBytes ResultBase SplitResultBytes clear_cache namedtuple non_hierarchical "
    "scheme_chars splitattr splithost splitnport splitpasswd splitport splitquery splittag splittype splituser "
    "splitvalue to_bytes unwrap uses_fragment uses_query"
)
