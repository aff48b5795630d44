def t(x) = (print x, " "; x)
class O; attr_accessor :v; def [](*k) = @h ||= {}; def []=(*k, v); (@h ||= {})[k] = v; end; end
O1 = O.new
def o = (print "o "; O1)
n = 0
a = {}
a[n += 1] = n * 10
p a
o[t(1), t(2)] = t(3)
o.v = t(4)
o[t(5)], o.v = t(6), t(7)
o[t(8)], (o.v, o[t(9)]), x = t(10), [t(11), t(12)], t(13)
(o[t(1)] += t(2)) rescue puts("e")
o.v ||= t(3)
o&.v = t(5)
q = nil
q&.v = t(6)
*o[t(20)], y = [t(21), t(22), 23]
p O1.v, x, y
b = [1, 2, 3]
i = 0
i, b[i] = 1, 9
p b, i
o.v, z = *[t(1), t(2)]
module M; end
def m = (print "m "; M)
m::X = t(30)
for o[t(40)] in [1, 2] do end
puts
b[b.size] = b.size
p b
h = Hash.new { |hh, k| hh[k] = k.to_s * 2 }
h[:a] = h.size
p h
c = [0]
c[c.pop] = 5
p c
