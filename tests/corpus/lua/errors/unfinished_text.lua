-- covers: a text that does not end on its line is refused before anything runs
print("before")
local text = "unfinished
print(text)
