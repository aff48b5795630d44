# covers: bytearray, dict-jump-table, while-loop, chr-ord, compiler-optimisation, tuple-list, list-stack, str-filtering
"""A tape-machine language: an interpreter, a compiler to Python closures, and programs."""


class UnbalancedLoop(SyntaxError):
    pass


def match_brackets(code):
    stack, jump = [], {}
    for i, c in enumerate(code):
        if c == "[":
            stack.append(i)
        elif c == "]":
            if not stack:
                raise UnbalancedLoop(f"] at {i} without [")
            j = stack.pop()
            jump[i], jump[j] = j, i
    if stack:
        raise UnbalancedLoop(f"[ at {stack.pop()} without ]")
    return jump


def interpret(code, data=b"", cells=64):
    code = "".join(c for c in code if c in "+-<>[].,")
    jump = match_brackets(code)
    tape, pointer, ip, steps = bytearray(cells), 0, 0, 0
    source, out = iter(data), []
    while ip < len(code):
        c = code[ip]
        if c == ">":
            pointer += 1
        elif c == "<":
            pointer -= 1
        elif c == "+":
            tape[pointer] = (tape[pointer] + 1) % 256
        elif c == "-":
            tape[pointer] = (tape[pointer] - 1) % 256
        elif c == ".":
            out.append(chr(tape[pointer]))
        elif c == ",":
            tape[pointer] = next(source, 0)
        elif c == "[" and not tape[pointer]:
            ip = jump[ip]
        elif c == "]" and tape[pointer]:
            ip = jump[ip]
        ip += 1
        steps += 1
    return "".join(out), steps


def optimise(code):
    """Runs of one command become (command, count); [-] becomes clear."""
    code = "".join(c for c in code if c in "+-<>[].,").replace("[-]", "0")
    ops = []
    for c in code:
        if c in "+-<>":
            kind, n = ("add" if c in "+-" else "move"), (1 if c in "+>" else -1)
            if ops and ops[-1][0] == kind:
                total = ops.pop()[1] + n
                if total:
                    ops.append((kind, total))
                continue
            ops.append((kind, n))
        else:
            ops.append(({"0": "clear", ".": "out", ",": "in", "[": "loop", "]": "end"}[c], 0))
    return ops


def compile_to_closures(ops):
    """Nested lists of closures over one shared machine."""
    position = 0

    def block():
        nonlocal position
        body = []
        while position < len(ops):
            kind, n = ops[position]
            position += 1
            if kind == "end":
                break
            if kind == "loop":
                inner = block()

                def loop(m, inner=inner):
                    while m["tape"][m["at"]]:
                        for f in inner:
                            f(m)

                body.append(loop)
            elif kind == "add":
                def add(m, n=n):
                    m["tape"][m["at"]] = (m["tape"][m["at"]] + n) & 255

                body.append(add)
            elif kind == "move":
                def move(m, n=n):
                    m["at"] += n

                body.append(move)
            elif kind == "clear":
                body.append(lambda m: m["tape"].__setitem__(m["at"], 0))
            elif kind == "out":
                body.append(lambda m: m["out"].append(m["tape"][m["at"]]))
            else:
                body.append(lambda m: m["tape"].__setitem__(m["at"], next(m["in"], 0)))
        return body

    return block()


def run_compiled(code, data=b""):
    machine = {"tape": bytearray(64), "at": 0, "out": bytearray(), "in": iter(data)}
    for f in compile_to_closures(optimise(code)):
        f(machine)
    return machine["out"].decode("latin-1")


programs = {
    "letters A to E": ("++++++++[>++++++++<-]>+>+++++[<.+>-]", b""),
    "echo reversed": (">,[>,]<[.<]", b"stressed"),
    "add digits": (",>,[<+>-]<" + "-" * 48 + ".", b"34"),
    "multiply": ("+++++[>++++++<-]>[>+++>+<<-]>.>" + "+" * 20 + ".", b""),
    "clear and say hi": ("+++[-]" + "+" * 72 + "." + "+" * 33 + ".", b""),
}
for name, (code, data) in programs.items():
    text, steps = interpret(code, data)
    ops = optimise(code)
    print(f"{name}: {text!r} in {steps} steps, {len(code)} commands -> {len(ops)} ops, compiled agrees: {run_compiled(code, data) == text}")
print(optimise("++--+>><[-]"))
for broken in ("[[]", "+]"):
    try:
        interpret(broken)
    except SyntaxError as e:
        print(type(e).__name__, e.msg)
