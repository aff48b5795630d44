"""Plugins that put themselves into a registry when they are imported."""
import registry
import plugins.upper
import plugins.reverse
from plugins import count as _

for name, run in registry.all():
    print(f"{name}: {run('hello world')}")
print(registry.PLUGINS.keys())


@registry.plugin
def own(text):
    return text[:3]


print(dict(registry.all())["own"]("abcdef"))
