# covers: code pages, unicode_escape
for name in ("cp1252", "cp437", "iso8859-15", "latin2", "koi8-r", "cp1251"):
    print(name, "é€Ж".encode(name, "replace"), bytes(range(128, 160)).decode(name, "replace"))
try: "中x".encode("cp1252")
except UnicodeEncodeError as e: print(e)
try: b"a\x81".decode("cp1252")
except UnicodeDecodeError as e: print(e)
print("é\n€\t\\ a😀".encode("unicode_escape"), b"a\\n\\u20ac\\x41\\101\xe9".decode("unicode_escape"))
try: b"a\\x4".decode("unicode_escape")
except UnicodeDecodeError as e: print(e)
