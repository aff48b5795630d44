"""What `typing` has, under the name of the package that had it first."""

from typing import *
