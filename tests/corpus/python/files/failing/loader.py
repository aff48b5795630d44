from config import TYPES


class ConfigError(Exception):
    pass


def convert(key, text):
    try:
        return TYPES[key](text)
    except ValueError as error:
        raise ConfigError(f"bad value for {key}") from error


def load(text):
    settings = {}
    for line in text.splitlines():
        key, _, value = line.partition("=")
        settings[key] = convert(key, value)
    return settings
