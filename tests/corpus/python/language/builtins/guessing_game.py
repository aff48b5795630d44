# covers: input, while-loop, uncaught-exception, eof-error, exit-code, traceback, stdin
"""A game that runs out of input."""

SECRET = 37


def ask(attempt):
    return int(input(f"guess {attempt}: "))


def play():
    attempt = 0
    while True:
        attempt += 1
        try:
            guess = ask(attempt)
        except ValueError:
            print("that is not a number")
            continue
        if guess == SECRET:
            return attempt
        print("too low" if guess < SECRET else "too high")


print("You won after", play(), "guesses")
print("Another round!")
play()
