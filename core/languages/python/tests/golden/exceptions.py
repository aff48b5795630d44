def read(path):
    try:
        return parse(path)
    except (OSError, ValueError) as error:
        raise RuntimeError(path) from error
    finally:
        close(path)


try:
    pass
except:
    raise
