"""Settings shared by modules, changed at run time; a module that shadows one of the library's."""
import config
import colorsys
import worker
from worker import describe

print(describe())
config.LEVEL = 3
config.options["deep"] = True
print(describe(), worker.calls)
print(colorsys.whoami())
with worker.quiet():
    print("inside", config.LEVEL)
print("outside", config.LEVEL)
del config.options["deep"]
print(vars(config)["LEVEL"], getattr(config, "NOPE", "default"))
worker.fail()
