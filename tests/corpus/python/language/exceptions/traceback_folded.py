# covers: uncaught-exception, traceback, recursion, repeated-frames
"""More equal frames than a traceback prints."""


def dig(level):
    if level == 0:
        return {}["treasure"]
    return dig(level - 1)


print("digging")
dig(9)
