# covers: difflib: blocks, ratios, unified and context differences, ndiff, close matches
import difflib

x, y = "one two three four five".split(), "one 2 three four six seven".split()
print("\n".join(difflib.unified_diff(x, y, "a.txt", "b.txt", lineterm=""))); print("\n".join(difflib.context_diff(x, y, "a", "b", lineterm=""))); print("\n".join(difflib.ndiff(["abcde\n", "same\n", "gone\n"], ["abxde\n", "same\n", "new\n"])))
print(difflib.get_close_matches("appel", ["ape", "apple", "peach", "puppy"]), difflib.SequenceMatcher(None, "abcd", "bcde").ratio(), difflib.SequenceMatcher(None, "private Thread currentThread;", "private volatile Thread currentThread;").get_opcodes(), difflib.SequenceMatcher(None, "tide", "diet").get_matching_blocks(), difflib.SequenceMatcher(a="qabxcd", b="abycdf").find_longest_match())
print("".join(difflib.Differ().compare("a b c\nd e f\n".splitlines(True), "a b d\nd e\nx\n".splitlines(True))), list(difflib.restore(difflib.ndiff(x, y), 2)))
