# covers: counter, defaultdict, re-match-named-groups, statistics-median, stdin-iteration, f-string-table, sorted-key-lambda
"""Summarises a web log read from standard input."""
import re
import statistics
import sys
from collections import Counter, defaultdict

LINE = re.compile(r"(?P<ip>[\d.]+) \[(?P<time>[^\]]+)\] \"(?P<method>[A-Z]+) (?P<path>\S+)\" (?P<status>\d{3}) (?P<ms>\d+)")

hits, statuses, by_ip = Counter(), Counter(), defaultdict(list)
times = defaultdict(list)
rejected = []
for number, line in enumerate(sys.stdin, 1):
    m = LINE.match(line)
    if m is None:
        if line.strip():
            rejected.append(number)
        continue
    path = m["path"].split("?")[0]
    hits[path] += 1
    statuses[m["status"][0] + "xx"] += 1
    by_ip[m["ip"]].append(m["time"])
    times[path].append(int(m["ms"]))

print(f"{sum(hits.values())} requests, {len(rejected)} rejected lines: {rejected}")
print(f"{'path':<12}{'hits':>5}{'median':>8}{'max':>6}")
for path, n in sorted(hits.items(), key=lambda kv: (-kv[1], kv[0])):
    print(f"{path:<12}{n:>5}{statistics.median(times[path]):>8}{max(times[path]):>6}")
print(dict(sorted(statuses.items())))
busiest = max(by_ip, key=lambda ip: len(by_ip[ip]))
print(busiest, by_ip[busiest][0], "-", by_ip[busiest][-1])
slow = [(path, ms) for path, all_ms in times.items() for ms in all_ms if ms > 500]
print("slow:", slow or "none")
if rejected:
    sys.exit(1)
