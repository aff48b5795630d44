match command:
    case "quit" | "exit":
        stop()
    case ["go", ("north" | "south") as where, *_] if free:
        go(where)
    case {"user": name, **rest}:
        greet(name, rest)
    case Point(0, y=y) | Line(y):
        draw(y)
    case -1 | Color.RED | None:
        pass
    case other:
        print(other)
