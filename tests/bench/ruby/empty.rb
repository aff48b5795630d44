# Nothing: what remains is the start of the interpreter.
