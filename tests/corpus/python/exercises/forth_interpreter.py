# covers: iterators, next-builtin, list-stack, nested-compilation, lambda-table, stdin-lines, uncaught-exception, custom-exception
"""A Forth with definitions, conditionals and loops, fed line by line from standard input."""
import sys


class ForthError(Exception):
    pass


class Forth:
    def __init__(self):
        self.stack, self.returns, self.out = [], [], []
        self.variables = []
        self.words = {
            "+": self.arith(lambda a, b: a + b), "-": self.arith(lambda a, b: a - b),
            "*": self.arith(lambda a, b: a * b), "/": self.arith(lambda a, b: a // b),
            "mod": self.arith(lambda a, b: a % b), "<": self.arith(lambda a, b: -(a < b)),
            "=": self.arith(lambda a, b: -(a == b)), "max": self.arith(max),
            "dup": lambda: self.push(self.stack[-1]), "drop": self.pop,
            "swap": lambda: self.shuffle(2, 1, 0), "over": lambda: self.shuffle(2, 0, 1, 0),
            "rot": lambda: self.shuffle(3, 1, 2, 0), ".": lambda: self.out.append(str(self.pop())),
            "emit": lambda: self.out.append(chr(self.pop())), "cr": lambda: self.out.append("\n"),
            ".s": lambda: self.out.append(f"<{len(self.stack)}> {' '.join(map(str, self.stack))}"),
            "i": lambda: self.push(self.returns[-1]), "j": lambda: self.push(self.returns[-2]),
            "@": lambda: self.push(self.variables[self.pop()]), "!": self.store,
        }

    def push(self, x):
        self.stack.append(x)

    def pop(self):
        if not self.stack:
            raise ForthError("stack underflow")
        return self.stack.pop()

    def arith(self, f):
        def word():
            b, a = self.pop(), self.pop()
            try:
                self.push(f(a, b))
            except ZeroDivisionError:
                raise ForthError("division by zero") from None

        return word

    def shuffle(self, count, *order):
        if len(self.stack) < count:
            raise ForthError("stack underflow")
        top = self.stack[-count:]
        self.stack[-count:] = [top[i] for i in order]

    def store(self):
        address, value = self.pop(), self.pop()
        self.variables[address] = value

    def compile(self, tokens, *stops):
        """Compile up to one of the stop words; give the code and the word."""
        code = []
        for token in tokens:
            if token in stops:
                return code, token
            if token == "if":
                then, stop = self.compile(tokens, "else", "then")
                otherwise = self.compile(tokens, "then")[0] if stop == "else" else []
                code.append(lambda t=then, o=otherwise: self.run(t if self.pop() else o))
            elif token == "do":
                body, _ = self.compile(tokens, "loop")
                code.append(lambda b=body: self.counted(b))
            elif token == "begin":
                body, _ = self.compile(tokens, "until")
                code.append(lambda b=body: self.until(b))
            elif token == '."':
                text = []
                while (t := next(tokens)) != '"':
                    text.append(t)
                code.append(lambda s=" ".join(text): self.out.append(s))
            elif token == ":":
                name = next(tokens)
                body, _ = self.compile(tokens, ";")
                self.words[name] = lambda b=body: self.run(b)
            elif token == "variable":
                address = len(self.variables)
                self.variables.append(0)
                self.words[next(tokens)] = lambda a=address: self.push(a)
            else:
                code.append(self.reference(token))
        if stops:
            raise ForthError(f"missing {stops[-1]}")
        return code, None

    def reference(self, token):
        try:
            number = int(token)
        except ValueError:
            def call():
                if token not in self.words:
                    raise ForthError(f"{token} ?")
                self.words[token]()

            return call
        return lambda: self.push(number)

    def run(self, code):
        for step in code:
            step()

    def counted(self, body):
        start, limit = self.pop(), self.pop()
        for i in range(start, limit):
            self.returns.append(i)
            self.run(body)
            self.returns.pop()

    def until(self, body):
        while True:
            self.run(body)
            if self.pop():
                break

    def line(self, text):
        self.out = []
        self.run(self.compile(iter(text.lower().split()))[0])
        return " ".join(self.out)


forth = Forth()
for text in sys.stdin:
    text = text.strip()
    if text == "bye":
        break
    try:
        print(f"{text}  -> {forth.line(text) or 'ok'}")
    except ForthError as e:
        forth.stack.clear()
        print(f"{text}  -> error: {e}")
print("words defined:", len(forth.words), "stack:", forth.stack)
forth.line("1 2 + no-such-word")
