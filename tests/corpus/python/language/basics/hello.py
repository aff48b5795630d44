# covers: print, string-literal, comments
# The smallest program that does something.
print("Hello, world!")
print('single', "double", """triple
quoted""")  # a comment at the end of a line
print()
print(1, 2.5, True, None, sep=", ")
