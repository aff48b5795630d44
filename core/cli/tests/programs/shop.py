import sys

def clean(text):
    return text.strip().lower()

def price(count, each):
    total = count * each
    unused = total + 1
    if total > 100:
        total = total * 0.9
        return total
        print("never")
    return total

def find(words, wanted):
    for word in words:
        if word == wanted:
            place = word
    return place

name = clean(input())
count = 3
each = 40
other = 7
cost = price(count, each)
label = name + str(cost)
hit = find([name, label], "tea")
eval(label)
print(other)
