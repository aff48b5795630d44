# covers: open, text-files, binary-files, csv-files, json-files, os-path, pathlib, file-errors
"""What a run writes it can read back."""
import os, json
with open("out_tmp.txt", "w") as f:
    n = f.write("hello\nworld\n")
    print(n, f.name, f.mode, f.closed)
print(f.closed)
with open("out_tmp.txt") as f:
    for i, line in enumerate(f): print(i, repr(line))
with open("out_tmp.txt", "a") as f: f.writelines(["x\n", "y"])
print(open("out_tmp.txt").read().splitlines())
with open("out_tmp.txt") as f:
    print(f.readline(), end=""); print(f.readlines()); print(repr(f.read()))
    f.seek(0); print(f.read(3), f.tell())
print(os.path.exists("out_tmp.txt"), os.path.getsize("out_tmp.txt"), os.path.isfile("out_tmp.txt"))
with open("data_tmp.json", "w") as f: json.dump({"a": [1, 2]}, f, indent=2)
print(json.load(open("data_tmp.json")))
with open("b_tmp.bin", "wb") as f: f.write(bytes(range(5)))
with open("b_tmp.bin", "rb") as f: print(f.read())
import csv
with open("t_tmp.csv", "w", newline="") as f:
    w = csv.writer(f); w.writerow(["a", "b"]); w.writerows([[1, 2], [3, "x,y"]])
with open("t_tmp.csv") as f: print(list(csv.reader(f)))
os.remove("out_tmp.txt"); print(os.path.exists("out_tmp.txt"))
os.remove("data_tmp.json"); os.remove("b_tmp.bin"); os.remove("t_tmp.csv")
try:
    with open("out_tmp.txt", "r") as f: pass
except FileNotFoundError as e: print(e, e.errno, e.filename)
try:
    f.read()
except ValueError as e: print(e)
try:
    open("x_tmp", "q")
except ValueError as e: print(e)
from pathlib import Path
p = Path("p_tmp.txt"); p.write_text("abc\ndef"); print(p.read_text(), p.exists(), p.stat().st_size); p.unlink(); print(p.exists())
print("done", file=open("z_tmp.txt", "w")); print(open("z_tmp.txt").read()); os.remove("z_tmp.txt")
