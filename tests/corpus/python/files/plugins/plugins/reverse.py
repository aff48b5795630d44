import registry


@registry.plugin
def reverse(text):
    return text[::-1]
