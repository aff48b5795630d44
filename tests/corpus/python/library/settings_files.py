# covers: configparser: defaults, interpolation, writing, errors
import configparser
import io

c = configparser.ConfigParser(); c.read_string("""
[DEFAULT]
base = /srv
debug = no
[server]
host = localhost
port: 8080
path = %(base)s/www
; comment
multi = a
    b
[empty]
"""); print(c.sections(), c["server"]["path"], c.getint("server", "port"), c["server"].getboolean("debug"), c.get("server", "nope", fallback="F"), dict(c["server"]), "host" in c["server"], c.has_section("x"), c["empty"].get("base"), c.options("server"), c.items("empty"), c["server"]["multi"])
c["new"] = {"k": "v"}; c.set("server", "port", "9"); out = io.StringIO(); c.write(out); print(out.getvalue())
for bad in (lambda: c["zzz"], lambda: c.get("server", "zzz"), lambda: c.get("zzz", "a"), lambda: c.add_section("server"), lambda: c.getint("server", "host"), lambda: configparser.ConfigParser().read_string("x = 1"), lambda: configparser.ConfigParser().read_string("[a]\n[a]")):
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
