# covers: input-function, set-operations, while-else, str-join, sys-exit-string, ascii-art-list, f-string, generator-expression
"""Hangman: the word and then the guesses come from standard input."""
import sys

STAGES = ["", "|", "|-", "|-o", "|-o-", "|-o-<"]


def masked(word, guessed):
    return " ".join(c if c in guessed or not c.isalpha() else "_" for c in word)


def play(word):
    word = word.lower()
    letters = set(filter(str.isalpha, word))
    guessed, wrong = set(), []
    while len(wrong) < len(STAGES) - 1:
        print(f"{masked(word, guessed):<24} {STAGES[len(wrong)]:<6} wrong: {''.join(wrong) or '-'}")
        guess = input().strip().lower()
        if len(guess) > 1:
            if guess == word:
                guessed |= letters
            else:
                print(f"it is not {guess!r}")
                wrong.append("!")
        elif not guess.isalpha():
            print(f"{guess!r} is not a letter")
            continue
        elif guess in guessed | set(wrong):
            print(f"{guess!r} again?")
            continue
        elif guess in letters:
            guessed.add(guess)
            print(f"yes, {word.count(guess)} of them")
        else:
            wrong.append(guess)
            print("no")
        if letters <= guessed:
            print(f"{masked(word, guessed)} -- won with {len(wrong)} wrong")
            break
    else:
        print(f"lost; it was {word!r}, missing {sorted(letters - guessed)}")
        return False
    return True


rounds = int(input())
results = []
for n in range(1, rounds + 1):
    print(f"--- round {n}")
    try:
        results.append(play(input()))
    except EOFError:
        sys.exit(f"no more input in round {n}; so far {results}")
print("won", sum(results), "of", rounds)
