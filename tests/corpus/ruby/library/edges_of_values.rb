# covers: edge values of strings, arrays, hashes, ranges, numbers, conversions and formats
def t
  p yield
rescue StandardError => error
  puts "#{error.class}: #{error.message.lines.first.chomp}"
end
t { ["".split(",", -1), "a,b".split(",", 1), " a b".split(nil)] }
t { "a".split(1) }
t { s = +"hello"; s[-9..2] = "x" }
t { %w[aé é zé Zz az].map(&:succ) + ["\xFF".b.succ, "a\xFE".b.succ] }
t { %w[a-z 1-z a-9 Zz-zZ 1.9.9 -z <<z>>].map(&:succ) }
t { [].fetch(0) }
t { [1].insert("a", 1) }
t { ["1__0".to_f, "1_0.5".to_f, "1_.5".to_f, ".5".to_f] }
t { ["%08b" % -5, "%.5x" % -1, "%x" % -255, "%d" % -0.5, "%d" % -3.99] }
t { "%s %s" % Class.new { def to_ary = [1, 2] }.new }
t { ["a\x7f".dump, "Å".casecmp("å"), "a".casecmp("A"), "ß".casecmp?("SS")] }
t { ["a\xE3\x81b\xFF".scrub("?"), "\xE3\x81\xE3".scrub { |part| part.bytes.inspect }] }
t { [[1].inject, [].inject, [3, 0.1, 0.2].sum, [0.1, 0.2, 0.3, 1r].sum] }
t { [1, 2].inject }
t { [[1, 2, 3, 4][(-1..0) % -2], [1, 3, 5].bsearch { _1 >= 3 }, [1, 3, 5].bsearch_index { 5 <=> _1 }, (0..).bsearch { _1 >= 300 }] }
t { [[1, 2, 3].fill(:x, 1..-2), [1, 2, 3].fill(:x, 3..4), [1].fill { _1 }, [1, 2, 3].fill(0, -2, 1)] }
t { [1, 2, 3].fill(:x, -5..2) }
t { [].fill(1, 2, 3, 4) }
t { [].fill("a", "b") }
t { list = Class.new { def to_ary = [1]; def ==(other) = other == [1] }.new; [[1] == list, [2] <=> list] }
t { [].fetch }
t { {}.fetch }
t { [[1].fetch(0), [1].fetch(5, nil), { a: 1 }.fetch(:b, nil)] }
t { twice = Hash.new { |hash, key| key.to_s * 2 }; [twice.default(:ab), twice.default, twice.except(:a)[:b], twice.compact[:c], twice.select { true }[:d]] }
t { {}.freeze.merge!({}) }
t { { a: 1 }.freeze.compare_by_identity }
t { { a: 1 }.map(&->(key, value) { [value, key] }) }
t { { a: 1 }.filter_map(&->(key, value) { key }) }
t { [(1..10).eql?(1..10.0), (1..10).eql?(1..10), (1..10) == (1..10.0)] }
t { (1..10).step(0) }
t { [10[1..], 10[1..2], 10[..-1], 5[0, 2]] }
t { 1.clone(freeze: false) }
t { [Integer("0x1f", 16), Integer(12.9), Integer(Class.new { def to_int = 8 }.new)]  }
[true, false, nil, :a].each { |value| t { Integer(value) } }
[true, nil, []].each { |value| t { Float(value) } }
t { StandardError.new("a").set_backtrace(1) }
t { Class.new(Class) }
t { proc { |a| a }.parameters(lambda: true) }
t { [Integer.public_instance_method(:+).name, 5.public_method(:+).name] }
t { Object.public_instance_method(:puts) }
t { "".singleton_method(:size) }
t { Time.utc }
t { [Time.utc(2000).strftime("%Q"), Time.at(0).utc.strftime("%s")] }
