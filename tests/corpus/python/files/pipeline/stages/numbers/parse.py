def number(text):
    try:
        return int(text)
    except ValueError:
        return float(text)
