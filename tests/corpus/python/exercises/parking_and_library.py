# covers: abstract-base-class, enum-ordering, class-registry, composition, datetime-free-dates, property, exception-chaining, set-operations
"""Two small domain models: a parking lot and a lending library."""
from abc import ABC, abstractmethod
from collections import deque
from enum import IntEnum


class Size(IntEnum):
    MOTORCYCLE = 1
    CAR = 2
    BUS = 3


class Vehicle(ABC):
    size: Size

    def __init__(self, plate):
        self.plate = plate

    @abstractmethod
    def fee(self, hours):
        ...

    def __repr__(self):
        return f"{type(self).__name__}({self.plate!r})"


class Motorcycle(Vehicle):
    size = Size.MOTORCYCLE

    def fee(self, hours):
        return 1 * hours


class Car(Vehicle):
    size = Size.CAR

    def fee(self, hours):
        return 2 + 1.5 * max(0, hours - 1)


class Bus(Vehicle):
    size = Size.BUS

    def fee(self, hours):
        return 10 * hours


class Lot:
    def __init__(self, **spots):
        self.free = {Size[name.upper()]: n for name, n in spots.items()}
        self.parked = {}
        self.income = 0

    def enter(self, vehicle, hour):
        for size in sorted(self.free):
            if size >= vehicle.size and self.free[size] > 0:
                self.free[size] -= 1
                self.parked[vehicle.plate] = vehicle, size, hour
                return size
        return None

    def leave(self, plate, hour):
        try:
            vehicle, size, since = self.parked.pop(plate)
        except KeyError as e:
            raise LookupError(f"{plate} is not here") from e
        self.free[size] += 1
        fee = vehicle.fee(hour - since)
        self.income += fee
        return fee


lot = Lot(motorcycle=1, car=2, bus=1)
arrivals = [Motorcycle("M1"), Motorcycle("M2"), Car("C1"), Car("C2"), Car("C3"), Bus("B1")]
for hour, v in enumerate(arrivals):
    spot = lot.enter(v, hour)
    print(hour, v, spot.name if spot else "turned away")
print(lot.leave("M2", 9), lot.leave("C1", 6.5), lot.enter(Car("C4"), 9), lot.leave("C4", 9.5))
print({s.name: n for s, n in lot.free.items()}, sorted(lot.parked), lot.income)
try:
    lot.leave("B1", 12)
except LookupError as e:
    print(e, "| cause:", repr(e.__cause__), e.__suppress_context__)
try:
    Vehicle("V")
except TypeError as e:
    print(e)


class Book:
    def __init__(self, title, copies=1):
        self.title, self.copies = title, copies
        self.borrowers, self.waiting = set(), deque()


class Library:
    limit = 2

    def __init__(self, *books):
        self.books = {b.title: b for b in books}
        self.loans = {}

    def borrow(self, who, title):
        book = self.books[title]
        mine = self.loans.setdefault(who, {})
        if title in mine:
            return f"{who} already has {title}"
        if len(mine) >= self.limit:
            return f"{who} has too many books"
        if len(book.borrowers) == book.copies:
            if who not in book.waiting:
                book.waiting.append(who)
            return f"{who} waits for {title} ({book.waiting.index(who) + 1}.)"
        book.borrowers.add(who)
        mine[title] = 14
        return f"{who} borrows {title}"

    def tick(self, days):
        for who, loans in self.loans.items():
            for title in loans:
                loans[title] -= days

    def give_back(self, who, title):
        days = self.loans[who].pop(title)
        book = self.books[title]
        book.borrowers.remove(who)
        text = f"{who} returns {title}" + (f", fine {-days * 0.2:.2f}" if days < 0 else "")
        if book.waiting:
            text += "; " + self.borrow(book.waiting.popleft(), title)
        return text


library = Library(Book("Moor"), Book("Tides", copies=2), Book("Ferns"))
for who, title in [("ann", "Moor"), ("bob", "Moor"), ("cat", "Moor"), ("ann", "Moor"), ("ann", "Tides"), ("ann", "Ferns"), ("bob", "Tides")]:
    print(library.borrow(who, title))
library.tick(20)
print(library.give_back("ann", "Moor"))
print(library.give_back("bob", "Moor"))
print(library.loans, [list(b.waiting) for b in library.books.values()])
overdue = {who: [t for t, d in loans.items() if d < 0] for who, loans in library.loans.items()}
print({who: titles for who, titles in overdue.items() if titles})
