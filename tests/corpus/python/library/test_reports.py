# covers: unittest: messages of assertions by type, fixtures, subtests, skips, results, runners, loaders
import asyncio
import io
import logging
import re
import sys
import unittest
import warnings


def setUpModule():
    print("set up the module")


def tearDownModule():
    print("tear down the module")


class Messages(unittest.TestCase):
    """Every assertion fails and tells why."""

    def test_dicts(self):
        self.assertEqual({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3], "c": None})

    def test_long_dicts(self):
        self.assertEqual({f"key{i}": i * 1000 for i in range(30)}, {f"key{i}": i * 1001 for i in range(30)})

    def test_lists(self):
        self.assertEqual([1, 2, 3, 4], [1, 2, 4])

    def test_more(self):
        self.assertEqual([1], [1, 2, 3], "the lists differ")

    def test_tuples(self):
        self.assertEqual((1, "a"), (1, "b"))

    def test_sets(self):
        self.assertEqual({1, 2}, {2, 3})

    def test_strings(self):
        self.assertEqual("hello world", "hello wurld")

    def test_lines(self):
        self.assertEqual("one\ntwo\nthree\n", "one\n2\nthree\nfour\n")

    def test_lines_without_end(self):
        self.assertMultiLineEqual("a\nb", "a\nc\n")

    def test_empty_text(self):
        self.assertEqual("", "x")

    def test_long_strings(self):
        self.assertEqual("a" * 100 + "b" + "c" * 100, "a" * 100 + "d" + "c" * 100)

    def test_long_values(self):
        self.assertEqual(10**90, 10**200)

    def test_sequences(self):
        self.assertSequenceEqual([1, 2], (1, 3))

    def test_counts(self):
        self.assertCountEqual([1, 2, 2, [3]], [2, 1, [4]])

    def test_counts_of_texts(self):
        self.assertCountEqual("abca", "bcda")

    def test_almost(self):
        self.assertAlmostEqual(1.0, 1.1, places=3)

    def test_almost_delta(self):
        self.assertAlmostEqual(5, 9, delta=2, msg="too far")

    def test_not_almost(self):
        self.assertNotAlmostEqual(1.0, 1.00000001)

    def test_in(self):
        self.assertIn("x", ["a", "b"])

    def test_instance(self):
        self.assertIsInstance(5, (str, bytes))

    def test_regex(self):
        self.assertRegex("abc", r"\d+")

    def test_not_regex(self):
        self.assertNotRegex("abc123", re.compile(r"\d+"))

    def test_raises(self):
        with self.assertRaises(ValueError):
            pass

    def test_raises_call(self):
        self.assertRaises((KeyError, ValueError), int, "5")

    def test_raises_regex(self):
        with self.assertRaisesRegex(ValueError, "^nothing"):
            int("x")

    def test_raises_other(self):
        with self.assertRaises(KeyError):
            [].pop()

    def test_warns(self):
        with self.assertWarns(DeprecationWarning):
            pass

    def test_true(self):
        self.assertTrue([], msg="must hold something")

    def test_none(self):
        self.assertIsNone(0)

    def test_less(self):
        self.assertLess(3, 2)

    def test_not_equal(self):
        self.assertNotEqual(1, 1.0)

    def test_fail(self):
        self.fail("on purpose")

    def test_error(self):
        {}["missing"]

    def test_chained(self):
        try:
            int("x")
        except ValueError as error:
            raise RuntimeError("while reading") from error

    def test_whole_difference(self):
        self.maxDiff = None
        self.assertEqual({f"key{i}": i for i in range(40)}, {f"key{i}": i + i // 39 for i in range(40)})

    def test_short_message(self):
        self.longMessage = False
        self.assertEqual(1, 2, "only this")


class Good(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        print("class begins")
        cls.shared = []

    @classmethod
    def tearDownClass(cls):
        print("class ends", cls.shared)

    def setUp(self):
        self.addCleanup(self.shared.append, "cleaned")
        self.shared.append(self._testMethodName)

    def test_documented(self):
        """What this test is about.

        And more of it."""
        with self.assertRaises(ZeroDivisionError) as caught:
            1 / 0
        self.assertEqual(str(caught.exception), "division by zero")

    def test_logs(self):
        with self.assertLogs("app") as logs:
            logging.getLogger("app").warning("first %d", 1)
            logging.getLogger("app.db").error("second")
        self.assertEqual(logs.output, ["WARNING:app:first 1", "ERROR:app.db:second"])
        self.assertEqual(logs.records[0].levelname, "WARNING")
        with self.assertRaisesRegex(AssertionError, "^no logs of level WARNING or higher triggered on app$"):
            with self.assertLogs("app", level="WARNING"):
                logging.getLogger("app").info("nothing to see")
        with self.assertRaises(AssertionError) as failed:
            with self.assertNoLogs("app"):
                logging.getLogger("app").error("seen")
        self.assertEqual(str(failed.exception), "Unexpected logs found: ['ERROR:app:seen']")

    def test_warns(self):
        with self.assertWarnsRegex(UserWarning, "care") as caught:
            warnings.warn("take care")
        self.assertIn("take", str(caught.warning))

    def test_parts(self):
        """Parts of a test."""
        for i in range(4):
            with self.subTest("even", i=i):
                self.assertEqual(i % 2, 0)
        with self.subTest(kind="error"):
            [][0]

    @unittest.skip("not today")
    def test_skipped(self):
        pass

    @unittest.skipIf(sys.maxsize > 0, "only on small machines")
    def test_skipped_if(self):
        pass

    @unittest.expectedFailure
    def test_expected(self):
        self.assertEqual(1, 2)

    @unittest.expectedFailure
    def test_unexpected(self):
        pass

    def test_skips_itself(self):
        self.skipTest("no network")


@unittest.skipUnless(False, "the whole class")
class Skipped(unittest.TestCase):
    def test_nothing(self):
        pass


class BrokenClass(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        raise OSError("no database")

    def test_never(self):
        print("never")


class Fixtures(unittest.TestCase):
    def setUp(self):
        if "broken" in self._testMethodName:
            raise ValueError("set up fails")

    def tearDown(self):
        if "late" in self._testMethodName:
            raise KeyError("tear down fails")

    def test_broken(self):
        print("never")

    def test_late(self):
        self.assertEqual(1, 2)


class Async(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        self.queue = asyncio.Queue()
        self.addAsyncCleanup(self.clean)

    async def clean(self):
        print("cleaned", self.queue.qsize())

    async def asyncTearDown(self):
        print("async tear down")

    async def test_queue(self):
        await self.queue.put(5)
        await asyncio.sleep(0.01)
        self.assertEqual(await self.queue.get(), 5)

    def test_plain(self):
        self.assertTrue(True)


class Point:
    def __init__(self, x):
        self.x = x


class OwnEquality(unittest.TestCase):
    def setUp(self):
        self.addTypeEqualityFunc(Point, self.same_point)

    def same_point(self, first, second, msg=None):
        if first.x != second.x:
            raise self.failureException(f"{first.x} is not {second.x}")

    def test_points(self):
        self.assertEqual(Point(1), Point(1))
        with self.assertRaisesRegex(AssertionError, "1 is not 2"):
            self.assertEqual(Point(1), Point(2))


def run(suite, **options):
    stream = io.StringIO()
    result = unittest.TextTestRunner(stream=stream, **options).run(suite)
    text = re.sub(r"in [\d.]+s", "in TIME", stream.getvalue())
    print(re.sub(r' File ".*[/\\]', ' File "', text))
    print(result, result.wasSuccessful())
    return result


loader = unittest.TestLoader()
run(loader.loadTestsFromTestCase(Messages))
everything = unittest.TestSuite()
for case in (Good, Skipped, BrokenClass, Fixtures, Async, OwnEquality):
    everything.addTests(loader.loadTestsFromTestCase(case))
print(everything.countTestCases())
result = run(everything, verbosity=2)
print(result.skipped[0][1], len(result.expectedFailures), result.unexpectedSuccesses, result.failures[0][0])
run(unittest.TestSuite([Good("test_documented"), Good("test_logs")]), verbosity=0)
run(loader.loadTestsFromName("Good.test_warns", sys.modules["__main__"]), verbosity=2, descriptions=False)
run(loader.loadTestsFromTestCase(Fixtures), failfast=True)
print(loader.getTestCaseNames(Fixtures))
print(Good("test_logs").id(), repr(Good("test_logs")), str(Good("test_logs")), Good("test_documented").shortDescription())
print(loader.loadTestsFromTestCase(Skipped))


class Listener(unittest.TestResult):
    def addSuccess(self, test):
        super().addSuccess(test)
        print("good:", test.id())

    def addFailure(self, test, err):
        super().addFailure(test, err)
        print("bad:", test.id(), err[0].__name__, err[1])


listener = Listener()
unittest.TestSuite([Good("test_documented"), Fixtures("test_late"), OwnEquality("test_points")]).run(listener)
print(listener)
