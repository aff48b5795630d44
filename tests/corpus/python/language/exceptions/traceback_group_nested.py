# covers: uncaught-exception, traceback, exception-group, except-star, exception-chaining
"""A nested group, partly handled; the rest ends the program."""


def job(n):
    if n % 3 == 0:
        raise ValueError(f"job {n} has a bad value")
    if n % 3 == 1:
        raise KeyError(n)
    return n


def run(numbers):
    errors = []
    for n in numbers:
        try:
            job(n)
        except Exception as error:
            errors.append(error)
    if errors:
        raise ExceptionGroup(f"{len(errors)} jobs failed", errors)


def run_all(batches):
    groups = []
    for batch in batches:
        try:
            run(batch)
        except ExceptionGroup as group:
            groups.append(group)
    if groups:
        raise ExceptionGroup("batches failed", groups)


run_all([[2], [5]])
try:
    run_all([[0, 1], [2], [3, 4]])
except* KeyError as group:
    print("handled", [len(g.exceptions) for g in group.exceptions])
