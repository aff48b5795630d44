# covers: unknown-import-alias, symbolic-arithmetic, symbolic-indexing, symbolic-iteration, known-values-beside-unknown
"""Half of this is ordinary Python, half leans on a library that is not installed."""
import numpy as np
from pandas import DataFrame

samples = [3, 1, 4, 1, 5, 9, 2, 6]
data = np.array(samples)
mean = data.mean()
scaled = (data - mean) / data.std()
largest = max(samples)
print("largest by hand:", largest)

frame = DataFrame({"x": samples, "y": scaled})
by_hand = sum(samples) / len(samples)
difference = mean - by_hand
if abs(difference) < 1e-9:
    verdict = "agree"
else:
    verdict = "differ"
print("verdict:", verdict)

total = 0
for i, value in enumerate(samples):
    total += value * (i + 1)
print("weighted:", total)
print("rows:", len(frame))
