# covers: nested-dict-world, stdin-input, eof, match-sequence-patterns, class, sys-exit, string-formatting, any-membership
"""A text adventure played from standard input."""
import sys

WORLD = {
    "hall": {"text": "A cold hall. A lamp hangs by the door.", "exits": {"north": "library", "down": "cellar"}, "items": ["lamp"]},
    "library": {"text": "Shelves to the ceiling.", "exits": {"south": "hall", "east": "tower"}, "items": ["book", "key"], "locked": {"east": "key"}},
    "cellar": {"text": "Damp. Something glitters.", "exits": {"up": "hall"}, "items": ["coin"], "dark": True},
    "tower": {"text": "Wind, and the whole valley below.", "exits": {"west": "library"}, "items": []},
}
SHORT = {"n": "north", "s": "south", "e": "east", "w": "west", "u": "up", "d": "down", "x": "look"}


class GameOver(Exception):
    def __init__(self, message, code):
        super().__init__(message)
        self.code = code


class Game:
    def __init__(self):
        self.room = "hall"
        self.bag = set()
        self.turns = self.score = 0
        self.visited = set()

    @property
    def here(self):
        return WORLD[self.room]

    @property
    def lit(self):
        return not self.here.get("dark") or "lamp" in self.bag

    def look(self):
        if not self.lit:
            return "It is pitch dark."
        parts = [self.here["text"]]
        if items := self.here["items"]:
            parts.append("You see " + ", ".join(f"a {i}" for i in items) + ".")
        parts.append("Exits: " + ", ".join(sorted(self.here["exits"])) + ".")
        return " ".join(parts)

    def go(self, direction):
        exits = self.here["exits"]
        if direction not in exits:
            return f"You cannot go {direction}."
        need = self.here.get("locked", {}).get(direction)
        if need and need not in self.bag:
            return f"The door to the {direction} is locked."
        self.room = exits[direction]
        if self.room not in self.visited:
            self.visited.add(self.room)
            self.score += 5
        if self.room == "tower":
            raise GameOver(self.look() + " You made it!", 0 if "coin" in self.bag else 3)
        return self.look()

    def take(self, item):
        if not self.lit:
            return "You grope about in the dark."
        if item == "all":
            taken = self.here["items"][:]
            if not taken:
                return "Nothing here."
            return " ".join(self.take(i) for i in taken)
        try:
            self.here["items"].remove(item)
        except ValueError:
            return f"There is no {item} here."
        self.bag.add(item)
        self.score += 10
        return f"Taken: {item}."

    def command(self, line):
        words = [SHORT.get(w, w) for w in line.lower().split() if w not in ("the", "a", "to")]
        match words:
            case []:
                return "Say something."
            case ["look"] | ["look", "around"]:
                return self.look()
            case ["go", direction] | [("north" | "south" | "east" | "west" | "up" | "down") as direction]:
                return self.go(direction)
            case ["take" | "get", item]:
                return self.take(item)
            case ["take" | "get", *items] if "and" in items:
                return " ".join(self.take(i) for i in items if i != "and")
            case ["drop", item] if item in self.bag:
                self.bag.remove(item)
                self.here["items"].append(item)
                return f"Dropped: {item}."
            case ["inventory" | "i"]:
                return "You carry " + (", ".join(sorted(self.bag)) or "nothing") + "."
            case ["read", "book"]:
                return "'Bring the coin to the tower.'" if "book" in self.bag else "What book?"
            case ["quit"]:
                raise GameOver("You give up.", 2)
            case [verb, *_]:
                return f"I do not know how to {verb}."


def main():
    game = Game()
    print(game.look())
    while True:
        try:
            line = input("> ")
        except EOFError:
            print("(end of input)")
            return 1
        game.turns += 1
        print(line)
        try:
            print(game.command(line))
        except GameOver as end:
            print(end)
            print(f"{game.score} points in {game.turns} turns, carrying {sorted(game.bag)}")
            return end.code


if __name__ == "__main__":
    code = main()
    if code:
        print("exit code", code, file=sys.stderr)
    sys.exit(code)
