"""An exception that nobody catches, out of a module that is imported, with its cause."""
import config
from loader import load

print("loading", config.NAME)
print(load("port=80\nhost=example"))
print(load("port=eighty"))
