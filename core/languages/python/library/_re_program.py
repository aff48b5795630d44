"""Regular expressions: from a tree to a program, and the machine that runs it.

A program is a list of instructions, each a tuple that begins with its operation. The machine goes through
them and puts on a stack what it might have to try otherwise, and what it has to undo before it does:

* `(0, pc, place)`: go on there;
* `(1, slot, value)`: a mark had that value;
* `(2, pc, low, place, char)`: go on with one repetition less, at a place where `char` stands, if that is known;
* `(3, pc, place, high, instruction)`: go on with one repetition more;
* `(4, loop, count, place)`: a loop was in that state;
* `(5, marks)`: the marks were these.

Nothing recurs but looking around and atomic groups, so that the length of a text does not matter.
"""

from _re_parser import is_in_class

CHAR = 0
TEXT = 1
SET = 2
ANY = 3
ALL = 4
FOLD = 5
MARK = 6
SPLIT = 7
JUMP = 8
REPEAT = 9
REPEAT_LAZY = 10
LOOP_BEGIN = 11
LOOP = 12
LOOP_AGAIN = 13
AT = 14
BACK = 15
LOOK = 16
ATOMIC = 17
IF = 18
DONE = 19


class Program:
    """`loops` and `slots` are how many of each a run needs; `prefix` is what every match begins with, and
    `first` the set that the first character is in, if either is known."""

    def __init__(self, tree, group_count):
        self.code = []
        self.loops = 0
        # Two marks per group, and the number of the group that was closed last.
        self.slots = 2 * group_count + 3
        self._emit(tree)
        self.code.append((DONE,))
        self._join_chars()
        self.prefix = ""
        self.first = None
        for instruction in self.code:
            op = instruction[0]
            if op == CHAR or op == TEXT:
                self.prefix = instruction[1]
            elif op == SET:
                self.first = instruction[1]
            elif op == REPEAT and instruction[3] > 0:
                if instruction[1] == SET:
                    self.first = instruction[2]
            elif op == MARK:
                continue
            break

    def _emit(self, node):
        code = self.code
        kind = node[0]
        if kind == "char":
            code.append((CHAR, node[1]))
        elif kind == "fold":
            code.append((FOLD, node[1]))
        elif kind == "set":
            code.append((SET, node[1]))
        elif kind == "any":
            code.append((ANY,))
        elif kind == "all":
            code.append((ALL,))
        elif kind == "seq":
            for each in node[1]:
                self._emit(each)
        elif kind == "alt":
            self._emit_alternatives(node[1])
        elif kind == "repeat":
            self._emit_repeat(node[1], node[2], node[3], node[4])
        elif kind == "group":
            code.append((MARK, 2 * node[1], 0))
            self._emit(node[2])
            code.append((MARK, 2 * node[1] + 1, node[1]))
        elif kind == "at":
            code.append((AT, node[1]))
        elif kind == "back":
            code.append((BACK, node[1], node[2]))
        elif kind == "look":
            self._emit_inner(LOOK, node[3], (node[1], node[2], node[4]))
        elif kind == "atomic":
            self._emit_inner(ATOMIC, node[1], ())
        else:
            self._emit_if(node)

    def _emit_alternatives(self, branches):
        code = self.code
        jumps = []
        for branch in branches[:-1]:
            split = len(code)
            code.append(None)
            self._emit(branch)
            jumps.append(len(code))
            code.append(None)
            # Goes on with the next instruction, and otherwise with the next branch.
            code[split] = (SPLIT, len(code))
        self._emit(branches[-1])
        for jump in jumps:
            code[jump] = (JUMP, len(code))

    def _emit_repeat(self, node, least, most, mode):
        code = self.code
        if mode == "possessive":
            self._emit_inner(ATOMIC, ("repeat", node, least, most, "greedy"), ())
            return
        while node[0] == "seq" and len(node[1]) == 1:
            node = node[1][0]
        if node[0] in ("char", "fold", "set", "any", "all"):
            op = {"char": CHAR, "fold": FOLD, "set": SET, "any": ANY, "all": ALL}[node[0]]
            operand = node[1] if len(node) > 1 else None
            code.append((REPEAT if mode == "greedy" else REPEAT_LAZY, op, operand, least, most))
            return
        loop = self.loops
        self.loops += 1
        code.append((LOOP_BEGIN, loop))
        test = len(code)
        code.append(None)
        code.append(None)
        self._emit(node)
        code.append((JUMP, test))
        code[test] = (LOOP, loop, least, most, mode == "greedy", len(code))
        code[test + 1] = (LOOP_AGAIN, loop)

    def _emit_inner(self, op, node, operands):
        code = self.code
        place = len(code)
        code.append(None)
        self._emit(node)
        code.append((DONE,))
        code[place] = (op, len(code)) + operands

    def _emit_if(self, node):
        code = self.code
        place = len(code)
        code.append(None)
        self._emit(node[2])
        jump = len(code)
        code.append(None)
        code[place] = (IF, node[1], len(code))
        self._emit(node[3])
        code[jump] = (JUMP, len(code))

    def _join_chars(self):
        """Makes one instruction of characters that follow each other, where no jump leads between them. The
        others of them stay where they are, never reached."""
        code = self.code
        targets = {}
        for instruction in code:
            op = instruction[0]
            if op in (SPLIT, JUMP, LOOK, ATOMIC):
                targets[instruction[1]] = True
            elif op == IF:
                targets[instruction[2]] = True
            elif op == LOOP:
                targets[instruction[5]] = True
        index = 0
        while index < len(code):
            end = index
            text = ""
            while code[end][0] == CHAR and (end == index or end not in targets):
                text += code[end][1]
                end += 1
            if len(text) > 1:
                code[index] = (TEXT, text, end)
                index = end
            else:
                index += 1


def run(program, pc, text, place, end, marks, loops, must_end, forbidden_end):
    """Where a match that begins at a place ends, or -1.

    `marks` takes what the groups match. A match of the whole ends at `end` if `must_end` says so, and never
    at `forbidden_end`.
    """
    code = program.code
    stack = []
    while True:
        instruction = code[pc]
        op = instruction[0]
        if op == CHAR:
            if place < end and text[place] == instruction[1]:
                place += 1
                pc += 1
                continue
        elif op == SET:
            if place < end:
                char = text[place]
                chars = instruction[1]
                answer = chars.known.get(char)
                if answer is None:
                    answer = chars.has(char)
                if answer:
                    place += 1
                    pc += 1
                    continue
        elif op == REPEAT:
            limit = _run_length(instruction, text, place, end)
            low = place + instruction[3]
            if limit >= low:
                pc += 1
                if limit > low:
                    following = code[pc]
                    if following[0] == CHAR:
                        char = following[1]
                        # Nothing is gained by stopping where the next character is not the one wanted.
                        found = text.rfind(char, low, limit + 1 if limit < end else end)
                        if found < 0:
                            limit = -1
                        else:
                            limit = found
                            if limit > low:
                                stack.append((2, pc, low, limit, char))
                    else:
                        stack.append((2, pc, low, limit, ""))
                if limit >= 0:
                    place = limit
                    continue
        elif op == MARK:
            slot = instruction[1]
            stack.append((1, slot, marks[slot]))
            marks[slot] = place
            if instruction[2]:
                stack.append((1, -1, marks[-1]))
                marks[-1] = instruction[2]
            pc += 1
            continue
        elif op == TEXT:
            if text.startswith(instruction[1], place, end):
                place += len(instruction[1])
                pc = instruction[2]
                continue
        elif op == SPLIT:
            stack.append((0, instruction[1], place))
            pc += 1
            continue
        elif op == JUMP:
            pc = instruction[1]
            continue
        elif op == ANY:
            if place < end and text[place] != "\n":
                place += 1
                pc += 1
                continue
        elif op == LOOP:
            loop = instruction[1]
            state = loops[loop]
            count = state[0]
            if count < instruction[2]:
                pc += 1
                continue
            most = instruction[3]
            can_repeat = (most is None or count < most) and state[1] != place
            if not can_repeat:
                pc = instruction[5]
            elif instruction[4]:
                stack.append((0, instruction[5], place))
                pc += 1
            else:
                stack.append((0, pc + 1, place))
                pc = instruction[5]
            continue
        elif op == LOOP_AGAIN:
            loop = instruction[1]
            count, last = loops[loop]
            stack.append((4, loop, count, last))
            loops[loop] = (count + 1, place)
            pc += 1
            continue
        elif op == LOOP_BEGIN:
            loop = instruction[1]
            count, last = loops[loop]
            stack.append((4, loop, count, last))
            loops[loop] = (0, -1)
            pc += 1
            continue
        elif op == REPEAT_LAZY:
            low = place + instruction[3]
            limit = _run_length((REPEAT, instruction[1], instruction[2], 0, instruction[3]), text, place, end)
            if limit >= low:
                most = instruction[4]
                high = end if most is None else min(end, place + most)
                pc += 1
                place = low
                if place < high:
                    stack.append((3, pc, place, high, instruction))
                continue
        elif op == FOLD:
            if place < end and text[place].lower() == instruction[1]:
                place += 1
                pc += 1
                continue
        elif op == ALL:
            if place < end:
                place += 1
                pc += 1
                continue
        elif op == AT:
            if _is_at(instruction[1], text, place, end):
                pc += 1
                continue
        elif op == DONE:
            if (not must_end or place == end) and place != forbidden_end:
                return place
        elif op == BACK:
            first = marks[2 * instruction[1]]
            last = marks[2 * instruction[1] + 1]
            if last >= first >= 0:
                length = last - first
                there = text[place : place + length] if place + length <= end else None
                wanted = text[first:last]
                if there == wanted or (instruction[2] and there is not None and there.lower() == wanted.lower()):
                    place += length
                    pc += 1
                    continue
        elif op == LOOK:
            kept = marks[:]
            start = place if instruction[2] else place - instruction[4]
            found = -1
            if start >= 0:
                limit = end if instruction[2] else place
                found = run(program, pc + 1, text, start, limit, marks, loops, not instruction[2], -1)
            if (found >= 0) != instruction[3]:
                if instruction[3] or found < 0:
                    marks[:] = kept
                else:
                    stack.append((5, kept))
                pc = instruction[1]
                continue
            marks[:] = kept
        elif op == ATOMIC:
            kept = marks[:]
            found = run(program, pc + 1, text, place, end, marks, loops, False, -1)
            if found >= 0:
                stack.append((5, kept))
                place = found
                pc = instruction[1]
                continue
        elif op == IF:
            pc = pc + 1 if marks[2 * instruction[1] + 1] >= 0 else instruction[2]
            continue

        # The way ahead is barred: back to what else there is to try.
        while stack:
            entry = stack.pop()
            kind = entry[0]
            if kind == 0:
                pc = entry[1]
                place = entry[2]
                break
            if kind == 1:
                marks[entry[1]] = entry[2]
            elif kind == 2:
                _, pc, low, place, char = entry
                if char:
                    place = text.rfind(char, low, place)
                    if place < 0:
                        continue
                else:
                    place -= 1
                if place > low:
                    stack.append((2, pc, low, place, char))
                break
            elif kind == 3:
                _, pc, place, high, instruction = entry
                if _is_one(instruction[1], instruction[2], text[place]):
                    place += 1
                    if place < high:
                        stack.append((3, pc, place, high, instruction))
                    break
            elif kind == 4:
                loops[entry[1]] = (entry[2], entry[3])
            else:
                marks[:] = entry[1]
        else:
            return -1


def _is_one(op, operand, char):
    if op == SET:
        answer = operand.known.get(char)
        return operand.has(char) if answer is None else answer
    if op == CHAR:
        return char == operand
    if op == ANY:
        return char != "\n"
    return op == ALL or char.lower() == operand


def _run_length(instruction, text, place, end):
    """Where the longest run of characters that a repetition takes ends."""
    op = instruction[1]
    most = instruction[4]
    if most is not None and place + most < end:
        end = place + most
    if op == ALL:
        return end
    if op == ANY:
        found = text.find("\n", place, end)
        return end if found < 0 else found
    operand = instruction[2]
    if op == SET:
        known = operand.known
        while place < end:
            char = text[place]
            answer = known.get(char)
            if answer is None:
                answer = operand.has(char)
            if not answer:
                break
            place += 1
    elif op == CHAR:
        while place < end and text[place] == operand:
            place += 1
    else:
        while place < end and text[place].lower() == operand:
            place += 1
    return place


def _is_at(where, text, place, end):
    if where == "start":
        return place == 0
    if where == "line start":
        return place == 0 or text[place - 1] == "\n"
    if where == "string end":
        return place == end
    if where == "end":
        return place == end or (place == end - 1 and text[place] == "\n")
    if where == "line end":
        return place == end or text[place] == "\n"
    is_ascii = where.endswith("ascii")
    before = place > 0 and is_in_class("w", text[place - 1], is_ascii)
    behind = place < end and is_in_class("w", text[place], is_ascii)
    if where.startswith("no"):
        return before == behind and end > 0
    return before != behind
