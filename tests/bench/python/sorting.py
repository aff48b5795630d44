# Sorting with keys that are closures, and a merge sort written out.


def numbers(count):
    state = 2024
    result = []
    for _ in range(count):
        state = (state * 1664525 + 1013904223) % 4294967296
        result.append(state >> 8)
    return result


def merge_sort(items, key):
    if len(items) <= 1:
        return items
    middle = len(items) // 2
    left = merge_sort(items[:middle], key)
    right = merge_sort(items[middle:], key)
    merged = []
    i = j = 0
    while i < len(left) and j < len(right):
        if key(right[j]) < key(left[i]):
            merged.append(right[j])
            j += 1
        else:
            merged.append(left[i])
            i += 1
    return merged + left[i:] + right[j:]


def by_digit_sum(modulus):
    return lambda number: (number % modulus, number)


data = numbers(40_000)
by_key = sorted(data, key=by_digit_sum(97))
merged = merge_sort(data[:6_000], by_digit_sum(101))
pairs = [(number % 10, str(number)) for number in data]
pairs.sort(key=lambda pair: pair[1])
pairs.sort(key=lambda pair: pair[0], reverse=True)
print(by_key[0], by_key[-1], merged[0], merged[-1], pairs[0], pairs[-1])
