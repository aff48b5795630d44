"""Colours in several systems, each of three numbers from 0 to 1."""

ONE_THIRD = 1.0 / 3.0
ONE_SIXTH = 1.0 / 6.0
TWO_THIRD = 2.0 / 3.0


def rgb_to_yiq(r, g, b):
    y = 0.30 * r + 0.59 * g + 0.11 * b
    return y, 0.74 * (r - y) - 0.27 * (b - y), 0.48 * (r - y) + 0.41 * (b - y)


def yiq_to_rgb(y, i, q):
    red = y + 0.9468822170900693 * i + 0.6235565819861433 * q
    green = y - 0.27478764629897834 * i - 0.6356910791873801 * q
    blue = y - 1.1085450346420322 * i + 1.7090069284064666 * q
    return tuple([min(max(part, 0.0), 1.0) for part in (red, green, blue)])


def _hue(r, g, b, most, spread):
    """On the circle of colours, from the parts' distances from the largest."""
    red, green, blue = [(most - part) / spread for part in (r, g, b)]
    if r == most:
        hue = blue - green
    elif g == most:
        hue = 2.0 + red - blue
    else:
        hue = 4.0 + green - red
    return (hue / 6.0) % 1.0


def rgb_to_hls(r, g, b):
    most, least = max(r, g, b), min(r, g, b)
    total, spread = most + least, most - least
    light = total / 2.0
    if most == least:
        return 0.0, light, 0.0
    saturation = spread / total if light <= 0.5 else spread / (2.0 - most - least)
    return _hue(r, g, b, most, spread), light, saturation


def hls_to_rgb(h, l, s):
    if s == 0.0:
        return l, l, l
    high = l * (1.0 + s) if l <= 0.5 else l + s - (l * s)
    low = 2.0 * l - high
    return _part(low, high, h + ONE_THIRD), _part(low, high, h), _part(low, high, h - ONE_THIRD)


def _part(low, high, hue):
    hue = hue % 1.0
    if hue < ONE_SIXTH:
        return low + (high - low) * hue * 6.0
    if hue < 0.5:
        return high
    if hue < TWO_THIRD:
        return low + (high - low) * (TWO_THIRD - hue) * 6.0
    return low


def rgb_to_hsv(r, g, b):
    most, least = max(r, g, b), min(r, g, b)
    if most == least:
        return 0.0, 0.0, most
    spread = most - least
    return _hue(r, g, b, most, spread), spread / most, most


def hsv_to_rgb(h, s, v):
    if s == 0.0:
        return v, v, v
    sector = int(h * 6.0)
    rest = (h * 6.0) - sector
    low, falling, rising = v * (1.0 - s), v * (1.0 - s * rest), v * (1.0 - s * (1.0 - rest))
    sectors = ((v, rising, low), (falling, v, low), (low, v, rising), (low, falling, v), (rising, low, v), (v, low, falling))
    return sectors[sector % 6]
