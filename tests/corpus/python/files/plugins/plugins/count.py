from collections import Counter

from registry import plugin


@plugin
def count(text):
    return Counter(text).most_common(2)
