from registry import plugin


@plugin
def upper(text):
    return text.upper()
