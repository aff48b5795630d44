# covers: symbolic-input, symbolic-library, unknown-environment
"""What the library makes of values that are not known is not known either, and stops nothing."""
import datetime
import heapq
import json
import logging
import math
import os
import random
import re
import statistics
import sys
from pathlib import Path

import requests

logging.basicConfig(level=logging.INFO, stream=sys.stdout, format="%(levelname)s %(message)s")
reply = requests.get("https://example.com/plan")

plan = json.loads(reply.text)
again = json.loads(reply.content)
when = datetime.datetime.strptime(reply.headers["Date"], "%Y-%m-%d")
found = re.match(r"(\d+)", reply.text)
number = int(found.group(1)) if found else 0
path = Path(reply.url)
name = os.path.join("plans", reply.name)
roll = random.randint(1, reply.sides)
many = math.factorial(reply.count)
root = math.log2(reply.count)
average = statistics.mean([1, reply.count])
member = getattr(path, reply.attribute)

known = [1, 2]
known.remove(reply.count)
queue = []
for place in range(3):
    heapq.heappush(queue, (reply.weights[place], place))
waiting = len(queue)

try:
    settings = json.loads(reply.settings)
except json.JSONDecodeError:
    settings = {}


class Account:
    def __init__(self, balance):
        self.balance = balance

    def __str__(self):
        return f"balance {self.balance}"

    def check(self):
        if not isinstance(self.balance, str):
            raise TypeError("the program's own errors stay errors")


account = Account(reply.balance)
print(account)
print(account)
logging.info("answered %s", reply.status_code)
sys.stdout.write(reply.text)
print()
errors = []
for balance in (reply.balance, 5):
    try:
        Account(balance).check()
    except TypeError as error:
        errors.append(str(error))
try:
    json.loads("{broken")
except json.JSONDecodeError as error:
    errors.append(error.msg)
print(errors)
