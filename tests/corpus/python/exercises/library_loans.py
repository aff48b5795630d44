# covers: exceptions with arguments by name, dataclasses, dates, generators
from datetime import date, timedelta
from dataclasses import dataclass, field
from typing import Optional, List, Dict
import itertools

class LibraryError(Exception):
    """Base."""
    def __init__(self, message, *, code=1):
        super().__init__(message)
        self.code = code
class NotAvailable(LibraryError): pass

@dataclass(order=True)
class Book:
    sort_index: str = field(init=False, repr=False)
    title: str
    author: str
    isbn: str = field(compare=False, default="000")
    copies: int = 1
    tags: List[str] = field(default_factory=list, compare=False)
    def __post_init__(self):
        self.sort_index = self.author.split()[-1].lower()

@dataclass
class Member:
    name: str
    loans: Dict[str, date] = field(default_factory=dict)
    _ids = itertools.count(100)
    number: int = field(default_factory=lambda: next(Member._ids))

class Library:
    loan_period = timedelta(weeks=2)
    def __init__(self): self.books = {}; self.members = {}
    def add(self, book): self.books[book.isbn] = book; return self
    def join(self, name):
        m = Member(name); self.members[m.number] = m; return m
    def lend(self, isbn, member, today):
        try:
            book = self.books[isbn]
        except KeyError as e:
            raise LibraryError(f"no book {isbn!r}", code=404) from e
        if not book.copies:
            raise NotAvailable(f"{book.title} is out", code=409)
        book.copies -= 1
        member.loans[isbn] = today + self.loan_period
    def overdue(self, today):
        for m in self.members.values():
            for isbn, due in m.loans.items():
                if due < today:
                    yield m, self.books[isbn], (today - due).days

lib = Library()
lib.add(Book("Dune", "Frank Herbert", "111", 2, ["sf"])).add(Book("Emma", "Jane Austen", "222"))
ann, bob = lib.join("Ann"), lib.join("Bob")
start = date(2024, 2, 20)
lib.lend("111", ann, start); lib.lend("222", bob, start + timedelta(days=3))
for isbn in ("222", "999"):
    try:
        lib.lend(isbn, ann, start)
    except LibraryError as err:
        print(type(err).__name__, err, err.code, repr(err.__cause__))
for m, b, days in lib.overdue(date(2024, 3, 10)):
    print(f"{m.name:<6}|{b.title:^10}|{days:>4} days, fee {days * 0.25:.2f}")
print(sorted(lib.books.values()))
print(ann)
print(f"{start:%d %B %Y} {start.isoformat()} {start.strftime('%a %j %U')}")
print(lib.books["111"] > lib.books["222"])
