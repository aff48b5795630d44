def f(a, b = 2, *rest, c, key: 1, other: nil, **opts, &blk)
  p [a, b, rest, c, key, other, opts]
end
f(1, 9)
f(1, 2, 3)
f(1, 2, 3, 4, 5, key: 7)
f(1, 2, other: 3, x: 4)
def g(x, y = x * 2) = [x, y]
p g(1), g(1, 5)
def h(name:, greeting: "Hello") = "#{greeting}, #{name}"
puts h(name: "Bo"), h(greeting: "Hi", name: "Al")
def s(*args) = args.sum
puts s(1, 2, 3), s(*[4, 5])
a, b = 1, 2
a, b = b, a
p [a, b]
first, *others = [1, 2, 3]
p first, others
x, (y, z), w = 1, [2, 3], 4
p [x, y, z, w]
*init, last = 1, 2, 3
p init, last
