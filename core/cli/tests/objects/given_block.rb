def apply(list, &block)                           #+
  out = []                                        #+
  list.each { |x| out << block.call(x) }          #+
  out                                             #+
end
factor = 3                                        #+
names = ["p"]                                     #-
names.push("q")                                   #-
res = apply([1, 2]) { |v| v * factor }            #+
puts names.first                                  #-
puts res.inspect                                  #@res
