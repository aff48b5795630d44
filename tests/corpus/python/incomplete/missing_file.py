# covers: missing-file, open-with, symbolic-lines, try-except-file, csv-unknown
"""Reads files that are not there."""
import json
import os


def load_settings(path):
    if os.path.exists(path):
        with open(path) as f:
            return json.load(f)
    return {"verbose": True, "retries": 3}


def count_lines(path):
    n = 0
    with open(path, encoding="utf-8") as f:
        for line in f:
            if line.strip() and not line.startswith("#"):
                n += 1
    return n


settings = load_settings("settings.json")
print("settings loaded")
lines = count_lines("notes.txt")
print("lines counted")
if lines > 100:
    size = "long"
elif lines > 0:
    size = "short"
else:
    size = "empty"
with open("report.txt", "w") as out:
    out.write(f"notes are {size}\n")
print("report written")
