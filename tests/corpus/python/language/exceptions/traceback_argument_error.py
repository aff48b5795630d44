# covers: uncaught-exception, traceback, argument-errors, constructor-traceback
"""A constructor called with too few arguments, deep in a comprehension."""


class Student:
    def __init__(self, name, year):
        self.name = name
        self.year = year


class School:
    def __init__(self, records):
        self.students = {r[0]: Student(*r) for r in records}


print(len(School([("Ann", 1), ("Bob", 2)]).students))
School([("Cy", 3), ("Di",)])
