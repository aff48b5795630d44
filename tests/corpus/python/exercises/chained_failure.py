# covers: uncaught-exception, exception-chaining, nested-calls, raise-from, class-method-raises, finally-output, traceback-order
"""A batch job that meets a bad record and ends with a chained traceback."""


class RecordError(Exception):
    def __init__(self, line, reason):
        super().__init__(f"line {line}: {reason}")
        self.line = line


class Reader:
    def __init__(self, text):
        self.rows = text.strip().split("\n")
        self.done = 0

    def parse(self, number, row):
        name, amount = row.split("=")
        try:
            value = int(amount)
        except ValueError as problem:
            raise RecordError(number, f"{name.strip()} is not a number") from problem
        self.done += 1
        return name.strip(), value

    def __iter__(self):
        for number, row in enumerate(self.rows, 1):
            yield self.parse(number, row)


def total(reader):
    result = 0
    try:
        for name, value in reader:
            print(f"{name:>6} {value:>5}")
            result += value
    finally:
        print("read", reader.done, "records, total so far", result)
    return result


print("good:", total(Reader("a=1\nb = 20\n")))
try:
    total(Reader("a=1\nbroken"))
except ValueError as e:
    print("caught:", e)
try:
    total(Reader("a=1\nx=one"))
except RecordError as e:
    print("caught:", e, "because", repr(e.__cause__), "at", e.line)
total(Reader("a=5\nb=6\nc=seven\nd=8"))
