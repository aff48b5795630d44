h = {} #+
g = {} #-
x = 4 #+
h[:a] = x #+
g[:b] = 5 #-
al = h #+
al[:c] = 6 #+
puts h #@h
puts g
