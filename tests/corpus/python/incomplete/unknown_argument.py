# covers: symbolic-input, unknown-environment, symbolic-loop-bound, concrete-prefix, symbolic-comparison
"""What happens depends on things that only the machine it runs on knows."""
import os
import secrets
import sys

import settings_local

DEBUG = settings_local.DEBUG
user = os.environ.get("USER")
token = secrets.token_hex(8)


def classify(n):
    if n % 15 == 0:
        return "both"
    if n % 3 == 0:
        return "three"
    if n % 5 == 0:
        return "five"
    return "none"


limit = settings_local.LIMIT
kind = classify(limit)
known = [classify(n) for n in (3, 5, 15, 16)]
print("known:", known)
attempts = 0
while attempts < settings_local.RETRIES:
    attempts += 1
    if attempts == 3:
        break
print("attempts between 0 and 3")
if DEBUG:
    print("debug is on", file=sys.stderr)
print("end of program")
