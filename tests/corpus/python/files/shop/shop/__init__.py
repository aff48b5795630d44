print("loading shop")
from .names import NAME
