# covers: list, dict, indexing, append, membership, iteration, nested-lists
shopping = ["milk", "eggs"]
shopping.append("bread")
shopping[1] = "cheese"
print(shopping, len(shopping), shopping[0], shopping[-1])
for i in range(len(shopping)):
    print(i, shopping[i])
if "milk" in shopping:
    shopping.remove("milk")
print(shopping, "milk" in shopping)

prices = {"cheese": 4.5, "bread": 2.25}
prices["jam"] = 3
total = 0
for item in shopping:
    total += prices[item]
print(total, prices)
for name, price in prices.items():
    print(name, "costs", price)
print(prices.get("tea"), "tea" in prices, list(prices), list(prices.values()))

board = [[" "] * 3 for _ in range(3)]
board[1][1] = "X"
board[0][2] = "O"
for row in board:
    print("|".join(row))

counts = {}
for ch in "abracadabra":
    counts[ch] = counts.get(ch, 0) + 1
print(counts, max(counts, key=counts.get), sorted(counts))
point = (3, 4)
x, y = point
print(x, y, point[0] + point[1], {1, 2, 2} == {2, 1})
print([n * n for n in range(6) if n % 2 == 0], shopping[::-1], "hello"[1:4])
