# Sorting by swapping neighbours. Click a value in
# State to go to the step that wrote it.

def bubble_sort(items):
    swaps = 0
    for end in range(len(items) - 1, 0, -1):
        swapped = False
        for i in range(end):
            if items[i] > items[i + 1]:
                items[i], items[i + 1] = items[i + 1], items[i]
                swaps += 1
                swapped = True
        if not swapped:
            break
    return swaps


numbers = [5, 1, 4, 2, 8, 3]
count = bubble_sort(numbers)
print(numbers, "after", count, "swaps")
