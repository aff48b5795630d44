local hidden = "not seen"
NAME = "set up with " .. LIMIT
LIMIT = LIMIT * 2
