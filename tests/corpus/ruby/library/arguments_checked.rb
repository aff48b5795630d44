# covers: what methods of arrays, strings and classes say of arguments that fit nobody, and of none at all
def told
  p yield
rescue StandardError => e
  puts "#{e.class}: #{e.message.lines.first.chomp}"
end
told { [3, 1, 2][Float::NAN] }
told { [3, 1, 2].at(1..2) }
told { [3, 1, 2].dig(1..2) }
told { [[3, 1]].dig(0, 1) }
told { [3, 1, 2].fetch(3r) { |x| x } }
told { x = []; x[-1] = 1 }
told { [3, 1].fill(0, "a".."b") }
told { [3, 1].insert(5) }
told { [].join(1) }
told { [1].join(1) }
told { [3, 1, 2].combination("a") }
told { [3, 1, 2].repeated_combination(nil) }
told { [3, 1, 2].permutation }
told { [3, 1, 2].permutation(2).size }
told { [3, 1, 2].minmax { |a, b| a <=> b } }
told { [3, 1, 2].minmax { |a, _| a } }
told { [5, 5, 1, 9].minmax { |a, b| b <=> a } }
told { [].minmax { 1 } }
told { [].zip(1) }
told { [1].zip(1) }
told { [1].repeated_permutation({ a: 3 }) }
told { "hello" << 2**65 }
told { s = +"hello"; s[3r] = "z"; s }
told { s = +"hello"; s["l", "L"] = "z" }
told { s = +"hello"; s[{ a: 1 }] = "z" }
told { (+"").chomp!(1) }
told { "".delete }
told { "a".delete }
told { "".lines(1) }
told { "a".sum(nil) }
told { "a".getbyte(1..2) }
told { (+"a").setbyte("l", 1) }
told { "a".clamp(true) }
told { "a".split(true) }
told { "é".undump }
s = +"hello"
p s.sub!(/l/) { |x| x }, s.gsub!(/l/) { |x| x }, s.gsub!("z", "y"), s.sub!("l", "l"), s.equal?(s.gsub!("l", "l"))
told { "hello".freeze.gsub!("z", "y") }
p "%d %s" % [1, :a], "%5d|%-3s|%.1f" % [1, "b", 2.25], "%s" % [[1]], "%5s" % nil
told { "%d" % nil }
told { "%.2" % 1 }
told { "%<a>d %d" % { a: 1 } }
p "x" + "y" + "z", ("a".frozen? || ("a" + "b").frozen?), "é" + "e"
told { "a" + 1 }
p Object.superclass, Object.instance_methods.include?(:tap), Object.new.methods.include?(:then), Kernel.private_method_defined?(:puts)
class Thing
  def own = 1
end
p Thing.new.methods - Object.instance_methods, Thing.instance_methods(false), Thing.instance_methods.include?(:dup)
p String.allocate, Array.allocate, Mutex.new.inspect.match?(/\A#<Thread::Mutex:0x\h+>\z/), Complex.polar(1), Complex.polar(1, 0)
p [1, 2].collect!, :a.hash == "a".hash, File.dirname("/a/b/c", 2), 2**10, 2.0**3, 4**0.5, (-8)**2
p [nil, 1] == nil, [1, [2, [3]]] == [1, [2, [3]]], { a: 1 }.key?(:a), { "a" => 1 }.key?("a"), { 1 => 2 }.key?(1.0)
told { (1..4) % 0 }
told { (1..4).minmax { |a, b| b <=> a } }
told { (1..4).include?(1..2) }
told { Complex(1, 2) + :a }
told { Complex(1, 2) / nil }
told { (3/4r)**nil }
told { Struct.new(:a, :b).new(1, "x").values_at(1..2) }
told { [[1, 2], [3]].find(nil) }
told { [1, 2, 3].each_slice(1.5) }
told { -12.digits(0) }
told { 7 & 3r }
told { 7.anybits?(Float::NAN) }
told { [-0.0.round(1), -0.0.floor(2), -0.0.ceil(2)] }
told { 2.5.round(1, 2) }
told { { a: 1 }.max_by(0, 1) }
told { { a: 1 }.count(0, 1) }
