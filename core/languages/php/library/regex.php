// regex
