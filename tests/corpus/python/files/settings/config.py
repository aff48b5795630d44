LEVEL = 1
options = {}
