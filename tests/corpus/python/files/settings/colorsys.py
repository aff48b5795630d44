def whoami():
    return f"mine: {__name__}"
