# covers: dict-dispatch, getattr, two-pass-assembler, bytecode, exceptions-with-context, call-stack, class, enum-free-opcodes
"""An assembler with labels and a stack machine that runs its output."""

SOURCE = {
    "factorial": """
            push 10
            call fact
            print
            halt
    fact:   dup
            push 2
            lt
            jz rec
            pop
            push 1
            ret
    rec:    dup
            push 1
            sub
            call fact
            mul
            ret
    """,
    "countdown": """
            push 5
            store n
    loop:   load n
            print
            load n
            push 1
            sub
            dup
            store n
            jnz loop
            say "lift off"
            halt
    """,
    "gcd": """
            push 252
            push 105
    again:  dup
            jz done
            dup2
            mod
            rot
            pop
            jmp again
    done:   pop
            print
            halt
    """,
    "underflow": "push 1\nadd\nhalt",
    "runaway": "here: jmp here",
    "bad label": "jmp nowhere",
    "bad op": "push 1\nfrobnicate",
    "zero": "push 1\npush 0\ndiv\nhalt",
}


class VmError(Exception):
    pass


def assemble(source):
    labels, code = {}, []
    for number, line in enumerate(source.splitlines(), 1):
        line = line.strip()
        label, colon, rest = line.partition(":")
        if colon and label.isidentifier():
            if label in labels:
                raise VmError(f"line {number}: label {label} twice")
            labels[label] = len(code)
            line = rest.strip()
        if line:
            op, _, argument = line.partition(" ")
            code.append((op, argument.strip() or None, number))
    program = []
    for op, argument, number in code:
        if op in ("jmp", "jz", "jnz", "call"):
            try:
                argument = labels[argument]
            except KeyError as e:
                raise VmError(f"line {number}: no label {e}") from e
        elif op == "push":
            argument = int(argument)
        program.append((op, argument))
    return program


class Machine:
    def __init__(self, program, limit=2000):
        self.program, self.limit = program, limit
        self.stack, self.calls, self.memory, self.output = [], [], {}, []
        self.pc = self.steps = self.deepest = 0

    def pop(self):
        return self.stack.pop()

    def binary(self, f):
        b, a = self.pop(), self.pop()
        self.stack.append(f(a, b))

    def op_push(self, n): self.stack.append(n)
    def op_pop(self, _): self.pop()
    def op_dup(self, _): self.stack.append(self.stack[-1])
    def op_dup2(self, _): self.stack.extend(self.stack[-2:])
    def op_rot(self, _): self.stack.append(self.stack.pop(-3))
    def op_add(self, _): self.binary(lambda a, b: a + b)
    def op_sub(self, _): self.binary(lambda a, b: a - b)
    def op_mul(self, _): self.binary(lambda a, b: a * b)
    def op_div(self, _): self.binary(lambda a, b: a // b)
    def op_mod(self, _): self.binary(lambda a, b: a % b)
    def op_lt(self, _): self.binary(lambda a, b: int(a < b))
    def op_store(self, name): self.memory[name] = self.pop()
    def op_load(self, name): self.stack.append(self.memory[name])
    def op_print(self, _): self.output.append(str(self.pop()))
    def op_say(self, text): self.output.append(text.strip('"'))
    def op_jmp(self, target): self.pc = target

    def op_jz(self, target):
        if not self.pop():
            self.pc = target

    def op_jnz(self, target):
        if self.pop():
            self.pc = target

    def op_call(self, target):
        self.calls.append(self.pc)
        self.deepest = max(self.deepest, len(self.calls))
        self.pc = target

    def op_ret(self, _):
        self.pc = self.calls.pop()

    def run(self):
        while True:
            op, argument = self.program[self.pc]
            if op == "halt":
                return self
            self.pc += 1
            self.steps += 1
            if self.steps > self.limit:
                raise VmError(f"stopped after {self.limit} steps")
            handler = getattr(self, "op_" + op, None)
            if handler is None:
                raise VmError(f"unknown operation {op}")
            try:
                handler(argument)
            except (IndexError, ZeroDivisionError) as e:
                raise VmError(f"{op} at {self.pc - 1}: {e}") from e


for name, source in SOURCE.items():
    try:
        program = assemble(source)
        m = Machine(program).run()
    except VmError as e:
        cause = f" (because of {type(e.__cause__).__name__})" if e.__cause__ else ""
        print(f"{name}: error: {e}{cause}")
    else:
        print(f"{name}: {' '.join(m.output)} | {len(program)} instructions, {m.steps} steps, depth {m.deepest}, memory {m.memory}, left {m.stack}")
print(assemble(SOURCE["countdown"])[:4])
