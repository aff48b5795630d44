def fare(age, distance):
    if age < 6:
        return 0
    if age < 18:
        price = distance
    else:
        price = 2 * distance
    if price > 20:
        return 20
    return price
