# covers: blocks, lambdas, arity, curry, composed functions
# blocks procs lambdas
def yielder; yield 1, 2, 3; end
yielder { |a, (b, c), *d| p [a, b, c, d] }
yielder { |a| p a }
yielder { |*a| p a }
yielder { |a, b = 5, *c, d| p [a, b, c, d] }
p proc { |x, y| }.arity, proc { |*x| }.arity, lambda { |x, y=1| }.arity, lambda { |x, k:| }.arity, lambda { |x, k: 1| }.arity, proc { |x, y=1| }.arity, proc { || }.arity, proc { |(a, b), c| }.arity
p lambda { |a, b = 1, *c, d, e:, f: 2, **g, &h| }.parameters
p proc { |a, b = 1, *c, d, e:, f: 2, **g, &h| }.parameters
p proc { |a, b| }.parameters
add = ->(a, b, c) { a + b + c }
c = add.curry
p c[1][2][3], c.(1, 2).(3), c.(1).(2, 3)
p c.arity, c.lambda?, c[1].arity
v = proc { |*a| a.sum }.curry(3)
p v[1][2][3]
begin
  add.curry(2)
rescue ArgumentError => e
  puts e.message
end
f = method(:Integer) >> ->(x) { x * 2 } >> :to_s.to_proc
p f.call("21")
g = ->(x) { x + 1 } << ->(x) { x * 10 }
p g.(3)
p %w[a b].map(&:upcase.to_proc >> :to_sym.to_proc)
p :+.to_proc.call(1, 2)
p :upcase.to_proc.arity, :upcase.to_proc.lambda?
begin
  ->(a) {}.call
rescue ArgumentError => e
  puts e.message
end
def ret_test
  [1, 2, 3].each { |x| return x * 10 if x == 2 }
  :none
end
p ret_test
def lam; l = -> { return 5 }; l.call; 6; end
p lam
pr = Proc.new { |x| next x * 2; 0 }
p pr.call(4), pr.(4), pr[4], pr.yield(4), pr === 4
p [[1, [2, 3]], [4, [5, 6]]].map { |a, (b, c)| a + b + c }
p({a: 1}.map { |k, v| [k, v] })
counter = 0
inc = -> { counter += 1 }
3.times(&inc) rescue puts "err #{$!.message}"
p counter
def opt(a, b = a * 2, *r, k: b, **o, &blk) = [a, b, r, k, o, blk&.call]
p opt(1), opt(1, 2, 3, k: 4, z: 5) { 6 }
p method(:opt).arity, method(:opt).parameters
m = 5.method(:+)
p m.call(3), m.owner, m.name, m.receiver, m.unbind.class
um = Array.instance_method(:size)
p um.bind([1, 2]).call, um.bind_call([1, 2, 3])
p [1, 2, 3].each_with_object([]).with_index { |(x, acc), i| acc << x * i }
p (1..3).each_entry.to_a
x = 10
[1].each { |i; x| x = i }
p x
p [1,2,3].inject { _1 + _2 }, [[1, 2]].map { _1 + _2 }
z = proc { |a, b = 2| [a, b] }
p z.call([1]), z.call([1, 5]), z.call(1)
p proc { |a,| a }.call([1, 2])
p lambda(&z).lambda?
p define_method(:dm) { |q| q + 1 } rescue p $!.class
