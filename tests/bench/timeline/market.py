# A long run with a state that keeps changing: traders who exchange goods, far beyond ten million
# instructions. It is stopped at a number of steps, so how it ends does not matter.


class Trader:
    def __init__(self, name, coins):
        self.name = name
        self.coins = coins
        self.goods = {}
        self.journal = []

    def buy(self, seller, item, price):
        if self.coins < price or seller.goods.get(item, 0) == 0:
            return False
        self.coins -= price
        seller.coins += price
        seller.goods[item] -= 1
        self.goods[item] = self.goods.get(item, 0) + 1
        self.journal.append((item, price))
        if len(self.journal) > 50:
            self.journal = self.journal[25:]
        return True


def numbers(seed):
    while True:
        seed = (seed * 1103515245 + 12345) % 2147483648
        yield seed >> 8


items = ["salt", "silk", "tin", "amber", "wool"]
traders = [Trader("trader " + str(index), 100 + index) for index in range(40)]
for index, trader in enumerate(traders):
    trader.goods[items[index % len(items)]] = 20
source = numbers(7)
deals = 0
for day in range(1_000_000):
    buyer = traders[next(source) % len(traders)]
    seller = traders[next(source) % len(traders)]
    item = items[next(source) % len(items)]
    if buyer is not seller and buyer.buy(seller, item, 1 + next(source) % 9):
        deals += 1
    if day % 100_000 == 0:
        print(day, deals)
