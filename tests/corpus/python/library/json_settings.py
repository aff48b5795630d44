# covers: json-dumps, json-loads, json-indent, dict-merge, recursion, json-decode-error, dataclass-from-dict
"""Layered settings kept as JSON text."""
import json
from dataclasses import asdict, dataclass, field

DEFAULTS = '{"theme": "dark", "font": {"name": "mono", "size": 12}, "recent": [], "autosave": true}'
USER = '{"font": {"size": 14}, "recent": ["a.txt", "b.txt"], "zoom": 1.25}'


def merge(base, extra):
    result = dict(base)
    for key, value in extra.items():
        if isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = merge(result[key], value)
        else:
            result[key] = value
    return result


@dataclass
class Font:
    name: str
    size: int = 10


@dataclass
class Settings:
    theme: str
    font: Font
    autosave: bool
    recent: list = field(default_factory=list)
    zoom: float = 1.0

    @classmethod
    def from_dict(cls, d):
        d = dict(d)
        d["font"] = Font(**d["font"])
        return cls(**d)


defaults, user = json.loads(DEFAULTS), json.loads(USER)
merged = merge(defaults, user)
print(json.dumps(merged, indent=2))
settings = Settings.from_dict(merged)
print(settings)
settings.recent.append("c.txt")
settings.font.size += 1
text = json.dumps(asdict(settings), sort_keys=True)
print(text)
print(Settings.from_dict(json.loads(text)) == settings)
for broken in ("{", '{"theme": }', "[1, 2,]"):
    try:
        json.loads(broken)
    except json.JSONDecodeError as e:
        print(f"{broken}: {e}")
