src = [3, 1, 2] #+
k = 2 #+
other = [] #-
out = src.map { |x| x * k }.select { |x| x > 2 } #+
other << 5 #-
p out #@out
p other
