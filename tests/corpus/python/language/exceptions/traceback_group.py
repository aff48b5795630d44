# covers: uncaught-exception, traceback, exception-group
"""An exception group that nobody catches."""


def validate(form):
    errors = []
    if not form.get("name"):
        errors.append(ValueError("name is empty"))
    try:
        int(form["age"])
    except ValueError as error:
        errors.append(error)
    if errors:
        raise ExceptionGroup("invalid form", errors)
    return True


print(validate({"name": "Eve", "age": "30"}))
print(validate({"name": "", "age": "old"}))
