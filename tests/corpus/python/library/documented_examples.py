# covers: doctest, examples with exceptions, ellipses, blank lines and several statements
"""A small module with examples.

>>> words("The cat and the hat")
{'the': 2, 'cat': 1, 'and': 1, 'hat': 1}
"""
import doctest


def words(text):
    """How often each word occurs.

    >>> words("")
    {}
    >>> words("a b a")["a"]
    2
    >>> words(None)
    Traceback (most recent call last):
        ...
    AttributeError: 'NoneType' object has no attribute 'lower'
    """
    found = {}
    for word in text.lower().split():
        found[word] = found.get(word, 0) + 1
    return found


class Stack:
    """Last in, first out.

    >>> stack = Stack(); stack.push(1); stack.push(2)
    >>> len(stack)
    2
    >>> for item in stack:
    ...     print(item)
    2
    1
    >>> stack.pop(), stack.pop()
    (2, 1)
    """

    def __init__(self):
        self.items = []

    def __len__(self):
        return len(self.items)

    def __iter__(self):
        return reversed(self.items)

    def push(self, item):
        self.items.append(item)

    def pop(self):
        """
        >>> Stack().pop()
        Traceback (most recent call last):
        IndexError: pop from empty list
        """
        return self.items.pop()


def squares(count):
    """
    >>> squares(20)  # doctest: +ELLIPSIS
    [0, 1, 4, ..., 361]
    >>> print("above\\n\\nbelow")
    above
    <BLANKLINE>
    below
    >>> squares(3)  # doctest: +NORMALIZE_WHITESPACE
    [0,  1,
     4]
    >>> squares(9)  # doctest: +SKIP
    nothing of the kind
    """
    return [number**2 for number in range(count)]


if __name__ == "__main__":
    print(doctest.testmod())
    doctest.testmod(verbose=True)
    doctest.run_docstring_examples(squares, globals(), name="squares")
    examples = doctest.DocTestParser().get_examples(words.__doc__)
    print([(example.source, example.want) for example in examples[:2]], examples[2].exc_msg)
