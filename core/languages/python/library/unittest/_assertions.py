"""What tests assert, and how they say that it does not hold."""

from unittest._contexts import LogsContext, RaisesContext, WarnsContext
from unittest.util import _common_shorten_repr, count_differences, safe_repr


class Assertions:
    failureException = AssertionError
    longMessage = True
    maxDiff = 640
    _equality = {
        dict: "assertDictEqual",
        list: "assertListEqual",
        tuple: "assertTupleEqual",
        set: "assertSetEqual",
        frozenset: "assertSetEqual",
        str: "assertMultiLineEqual",
    }

    def addTypeEqualityFunc(self, typeobj, function):
        self._equality = {**self._equality, typeobj: function}

    def fail(self, msg=None):
        raise self.failureException(msg)

    def _formatMessage(self, msg, standardMsg):
        if not self.longMessage:
            return msg or standardMsg
        return standardMsg if msg is None else f"{standardMsg} : {msg}"

    def _fail(self, msg, standard):
        raise self.failureException(self._formatMessage(msg, standard))

    def _differ(self, msg, text, difference):
        """Fails with a difference, unless that is too long to read."""
        if self.maxDiff is None or len(difference) <= self.maxDiff:
            text += difference
        else:
            text += f"\nDiff is {len(difference)} characters long. Set self.maxDiff to None to see it."
        self.fail(self._formatMessage(msg, text))

    def _pretty_difference(self, first, second):
        import difflib
        import pprint

        return "\n" + "\n".join(
            difflib.ndiff(pprint.pformat(first).splitlines(), pprint.pformat(second).splitlines())
        )

    # Truth and identity.

    def assertTrue(self, expr, msg=None):
        if not expr:
            self._fail(msg, f"{safe_repr(expr)} is not true")

    def assertFalse(self, expr, msg=None):
        if expr:
            self._fail(msg, f"{safe_repr(expr)} is not false")

    def assertIs(self, expr1, expr2, msg=None):
        if expr1 is not expr2:
            self._fail(msg, f"{safe_repr(expr1)} is not {safe_repr(expr2)}")

    def assertIsNot(self, expr1, expr2, msg=None):
        if expr1 is expr2:
            self._fail(msg, f"unexpectedly identical: {safe_repr(expr1)}")

    def assertIsNone(self, obj, msg=None):
        if obj is not None:
            self._fail(msg, f"{safe_repr(obj)} is not None")

    def assertIsNotNone(self, obj, msg=None):
        if obj is None:
            self._fail(msg, "unexpectedly None")

    def assertIsInstance(self, obj, cls, msg=None):
        if not isinstance(obj, cls):
            self._fail(msg, f"{safe_repr(obj)} is not an instance of {cls!r}")

    def assertNotIsInstance(self, obj, cls, msg=None):
        if isinstance(obj, cls):
            self._fail(msg, f"{safe_repr(obj)} is an instance of {cls!r}")

    # Order and membership.

    def assertIn(self, member, container, msg=None):
        if member not in container:
            self._fail(msg, f"{safe_repr(member)} not found in {safe_repr(container)}")

    def assertNotIn(self, member, container, msg=None):
        if member in container:
            self._fail(msg, f"{safe_repr(member)} unexpectedly found in {safe_repr(container)}")

    def assertLess(self, a, b, msg=None):
        if not a < b:
            self._fail(msg, f"{safe_repr(a)} not less than {safe_repr(b)}")

    def assertLessEqual(self, a, b, msg=None):
        if not a <= b:
            self._fail(msg, f"{safe_repr(a)} not less than or equal to {safe_repr(b)}")

    def assertGreater(self, a, b, msg=None):
        if not a > b:
            self._fail(msg, f"{safe_repr(a)} not greater than {safe_repr(b)}")

    def assertGreaterEqual(self, a, b, msg=None):
        if not a >= b:
            self._fail(msg, f"{safe_repr(a)} not greater than or equal to {safe_repr(b)}")

    # Equality.

    def assertEqual(self, first, second, msg=None):
        kind = type(first)
        special = self._equality.get(kind) if kind is type(second) else None
        if special is None:
            self._baseAssertEqual(first, second, msg)
        elif isinstance(special, str):
            getattr(self, special)(first, second, msg)
        else:
            special(first, second, msg=msg)

    def _baseAssertEqual(self, first, second, msg=None):
        if not first == second:
            left, right = _common_shorten_repr(first, second)
            self._fail(msg, f"{left} != {right}")

    def assertNotEqual(self, first, second, msg=None):
        if not first != second:
            self._fail(msg, f"{safe_repr(first)} == {safe_repr(second)}")

    def assertSequenceEqual(self, first, second, msg=None, seq_type=None):
        name = "sequence" if seq_type is None else seq_type.__name__
        lengths = []
        text = None
        for rank, values in (("First", first), ("Second", second)):
            if seq_type is not None and not isinstance(values, seq_type):
                raise self.failureException(f"{rank} sequence is not a {name}: {safe_repr(values)}")
        for rank, values in (("First", first), ("Second", second)):
            try:
                lengths.append(len(values))
            except (TypeError, NotImplementedError):
                text = text or f"{rank} {name} has no length.    Non-sequence?"
        if text is None:
            if first == second:
                return
            text = self._first_difference(first, second, lengths, name)
            if text is None and seq_type is None and type(first) is not type(second):
                return
            left, right = _common_shorten_repr(first, second)
            text = f"{name.capitalize()}s differ: {left} != {right}\n" + (text or "")
            for rank, longer, values, at in (
                ("First", lengths[0] - lengths[1], first, lengths[1]),
                ("Second", lengths[1] - lengths[0], second, lengths[0]),
            ):
                if longer > 0:
                    text += f"\n{rank} {name} contains {longer} additional elements.\n"
                    try:
                        text += f"First extra element {at}:\n{safe_repr(values[at])}\n"
                    except (TypeError, IndexError, NotImplementedError):
                        text += f"Unable to index element {at} of {rank.lower()} {name}\n"
        self._differ(msg, text, self._pretty_difference(first, second))

    def _first_difference(self, first, second, lengths, name):
        """The first element that differs; none and nothing to say where there is only a rest or no difference."""
        for at in range(min(lengths)):
            items = []
            for rank, values in (("first", first), ("second", second)):
                try:
                    items.append(values[at])
                except (TypeError, IndexError, NotImplementedError):
                    return f"\nUnable to index element {at} of {rank} {name}\n"
            if items[0] != items[1]:
                left, right = _common_shorten_repr(*items)
                return f"\nFirst differing element {at}:\n{left}\n{right}\n"
        return None if lengths[0] == lengths[1] else ""

    def assertListEqual(self, list1, list2, msg=None):
        self.assertSequenceEqual(list1, list2, msg, seq_type=list)

    def assertTupleEqual(self, tuple1, tuple2, msg=None):
        self.assertSequenceEqual(tuple1, tuple2, msg, seq_type=tuple)

    def assertSetEqual(self, set1, set2, msg=None):
        lines = []
        for values, others, rank, other in ((set1, set2, "first", "second"), (set2, set1, "second", "first")):
            try:
                only = values.difference(others)
            except TypeError as error:
                self.fail(f"invalid type when attempting set difference: {error}")
            except AttributeError as error:
                self.fail(f"{rank} argument does not support set difference: {error}")
            if only:
                lines.append(f"Items in the {rank} set but not the {other}:")
                lines += [repr(item) for item in only]
        if lines:
            self.fail(self._formatMessage(msg, "\n".join(lines)))

    def assertDictEqual(self, d1, d2, msg=None):
        self.assertIsInstance(d1, dict, "First argument is not a dictionary")
        self.assertIsInstance(d2, dict, "Second argument is not a dictionary")
        if d1 != d2:
            left, right = _common_shorten_repr(d1, d2)
            self._differ(msg, f"{left} != {right}", self._pretty_difference(d1, d2))

    def assertMultiLineEqual(self, first, second, msg=None):
        self.assertIsInstance(first, str, "First argument is not a string")
        self.assertIsInstance(second, str, "Second argument is not a string")
        if first == second:
            return
        if len(first) > 2**16 or len(second) > 2**16:
            self._baseAssertEqual(first, second, msg)
        import difflib

        sides = [text.splitlines(keepends=True) for text in (first, second)]
        if len(sides[0]) == 1 and first.strip("\r\n") == first:
            sides = [[first + "\n"], [second + "\n"]]
        difference = "\n" + "".join(difflib.ndiff(*sides))
        left, right = _common_shorten_repr(first, second)
        self._differ(msg, f"{left} != {right}", difference)

    def assertCountEqual(self, first, second, msg=None):
        differences = count_differences(list(first), list(second))
        if differences:
            lines = [f"First has {left}, Second has {right}:  {value!r}" for left, right, value in differences]
            self._differ(msg, "Element counts were not equal:\n", "\n".join(lines))

    def assertDictContainsSubset(self, subset, dictionary, msg=None):
        missing = [key for key in subset if key not in dictionary]
        wrong = [
            f"{safe_repr(key)}, expected: {safe_repr(value)}, actual: {safe_repr(dictionary[key])}"
            for key, value in subset.items()
            if key in dictionary and dictionary[key] != value
        ]
        text = f"Missing: {','.join([safe_repr(key) for key in missing])}" if missing else ""
        if wrong:
            text += ("; " if text else "") + "Mismatched values: " + ",".join(wrong)
        if text:
            self.fail(self._formatMessage(msg, text))

    # Numbers.

    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if first == second:
            return
        if delta is not None and places is not None:
            raise TypeError("specify delta or places not both")
        difference = abs(first - second)
        if delta is not None:
            if difference <= delta:
                return
            bounds = f"{safe_repr(delta)} delta"
        else:
            places = 7 if places is None else places
            if round(difference, places) == 0:
                return
            bounds = f"{places!r} places"
        self._fail(msg, f"{safe_repr(first)} != {safe_repr(second)} within {bounds} ({safe_repr(difference)} difference)")

    def assertNotAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if delta is not None and places is not None:
            raise TypeError("specify delta or places not both")
        difference = abs(first - second)
        if delta is not None:
            if not first == second and difference > delta:
                return
            bounds = f"{safe_repr(delta)} delta ({safe_repr(difference)} difference)"
        else:
            places = 7 if places is None else places
            if not first == second and round(difference, places) != 0:
                return
            bounds = f"{places!r} places"
        self._fail(msg, f"{safe_repr(first)} == {safe_repr(second)} within {bounds}")

    # Texts.

    def assertRegex(self, text, expected_regex, msg=None):
        import re

        if not re.search(expected_regex, text):
            pattern = getattr(expected_regex, "pattern", expected_regex)
            self._fail(msg, f"Regex didn't match: {pattern!r} not found in {text!r}")

    def assertNotRegex(self, text, unexpected_regex, msg=None):
        import re

        found = re.search(unexpected_regex, text)
        if found:
            pattern = getattr(unexpected_regex, "pattern", unexpected_regex)
            self._fail(msg, f"Regex matched: {found.group()!r} matches {pattern!r} in {text!r}")

    # What happens inside of something.

    def assertRaises(self, expected_exception, *args, **named):
        return RaisesContext(self, expected_exception, None, "assertRaises").handle(args, named)

    def assertRaisesRegex(self, expected_exception, expected_regex, *args, **named):
        return RaisesContext(self, expected_exception, expected_regex, "assertRaisesRegex").handle(args, named)

    def assertWarns(self, expected_warning, *args, **named):
        return WarnsContext(self, expected_warning, None, "assertWarns").handle(args, named)

    def assertWarnsRegex(self, expected_warning, expected_regex, *args, **named):
        return WarnsContext(self, expected_warning, expected_regex, "assertWarnsRegex").handle(args, named)

    def assertLogs(self, logger=None, level=None):
        return LogsContext(self, logger, level, False)

    def assertNoLogs(self, logger=None, level=None):
        return LogsContext(self, logger, level, True)

    assertEquals = assertEqual
    assertNotEquals = assertNotEqual
    assertAlmostEquals = assertAlmostEqual
    assertRegexpMatches = assertRegex
    assertRaisesRegexp = assertRaisesRegex
    assert_ = assertTrue
    failUnlessEqual = assertEqual
