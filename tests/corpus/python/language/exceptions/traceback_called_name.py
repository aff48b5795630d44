# covers: traceback, name-suggestions
"""A name that is nearly one of the language, called."""

lst = [3, 1]
print(srted(lst))
