"""What programs see of the package."""
from .inventory import Inventory

__all__ = ["Inventory"]
__version__ = "1.2"
