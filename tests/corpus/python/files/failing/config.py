NAME = "server"
TYPES = {"port": int, "host": str}
