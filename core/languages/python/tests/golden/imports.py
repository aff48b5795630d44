import os.path
import numpy as np
from math import pi, tau as turn
from string import *
