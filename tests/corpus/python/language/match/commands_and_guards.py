# covers: match-guard, match-or-pattern, match-star-pattern, match-in-loop, match-return, match-nested, match-side-effects, match-tuple-subject
"""match driving a little robot, a tokenizer and a bank protocol."""


class Robot:
    turns = {"left": {"N": "W", "W": "S", "S": "E", "E": "N"}, "right": {"N": "E", "E": "S", "S": "W", "W": "N"}}

    def __init__(self):
        self.x = self.y = 0
        self.facing = "N"
        self.log = []

    def execute(self, program):
        for instruction in program:
            match instruction:
                case "stop":
                    break
                case "pen", ("up" | "down") as state:
                    self.log.append(f"pen {state}")
                case ("left" | "right") as side:
                    self.facing = self.turns[side][self.facing]
                case "forward", int(n) if n > 0:
                    self.move(n)
                case "forward", int(n):
                    self.log.append(f"ignored {n}")
                    continue
                case "forward", n:
                    self.log.append(f"not a number: {n!r}")
                case "repeat", count, *body:
                    for _ in range(count):
                        self.execute(body)
                case {"goto": (x, y)} | {"goto": {"x": x, "y": y}}:
                    self.x, self.y = x, y
                case unknown:
                    self.log.append(f"unknown {unknown!r}")
        return self.x, self.y, self.facing

    def move(self, n):
        match self.facing:
            case "N":
                self.y += n
            case "S":
                self.y -= n
            case "E":
                self.x += n
            case "W":
                self.x -= n


robot = Robot()
print(robot.execute(["right", ("forward", 3), "left", ("forward", 2)]))
print(robot.execute([("repeat", 4, ("forward", 1), "right"), ("forward", -1), ("forward", "far"), "dance", ("pen", "up"), ("pen", "sideways"), "stop", ("forward", 100)]))
print(robot.execute([{"goto": (7, 8)}, "left"]), robot.execute([{"goto": {"x": 1, "y": 2}, "speed": 3}]))
print(robot.log)


def tokenize(text):
    i = 0
    while i < len(text):
        match text[i]:
            case " ":
                i += 1
                continue
            case "+" | "-" | "*" | "/" | "(" | ")" as op:
                yield "op", op
                i += 1
            case c if c.isdigit():
                j = i
                while j < len(text) and text[j].isdigit():
                    j += 1
                yield "number", int(text[i:j])
                i = j
            case c if c.isalpha() or c == "_":
                j = i
                while j < len(text) and (text[j].isalnum() or text[j] == "_"):
                    j += 1
                yield "name", text[i:j]
                i = j
            case bad:
                yield "error", bad
                return


print(list(tokenize("x_1 + 42*(y-7)")))
print(list(tokenize("1 $ 2")))

order = []


def check(label, result):
    order.append(label)
    return result


def classify(point):
    match point:
        case (x, y) if check("first", x > 10):
            return "right", x, y
        case (x, y) if check("second", y > 10):
            return "top", x, y
        case (0, _) | (_, 0) if check("third", True):
            return "axis"
        case _ if check("fourth", False):
            return "never"
    return "unmatched"


for p in [(11, 0), (0, 11), (0, 5), (5, 5), "no"]:
    print(classify(p), order)
    order.clear()


def balance(moves):
    total = 0
    for move in moves:
        match move:
            case ["deposit", amount] | ["withdraw", amount] if amount < 0:
                raise ValueError(f"negative amount in {move}")
            case ["deposit", amount]:
                total += amount
            case ["withdraw", amount] if amount > total:
                total -= 1
            case ["withdraw", amount]:
                total -= amount
            case []:
                pass
    return total


print(balance([["deposit", 50], ["withdraw", 20], ["withdraw", 500], []]))
try:
    balance([["deposit", -5]])
except ValueError as error:
    print("ValueError:", error)
match (lambda: [1, [2, [3, [4]]]])():
    case [a, [b, [c, [d]]]]:
        print(a + b + c + d)
