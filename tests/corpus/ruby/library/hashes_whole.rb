# covers: hashes
h = Hash.new { |hash, k| hash[k] = k.to_s * 2 }
p h[:a], h, h.fetch(:b, 0), (h.fetch(:zz) rescue $!.message), h.key?(:c), h.dig(:a), h.default, h.default_proc.class
d = Hash.new(0); "hello".each_char { |c| d[c] += 1 }; p d, d.sort_by { |k, v| [-v, k] }, d.max_by { |_, v| v }, d.sum { |_, v| v }, d.invert, d.key(2), d.any? { |k, v| v > 1 }, d.all? { |k, v| v > 0 }, d.count { |k, v| v == 1 }, d.find { |k, v| v == 2 }, d.min_by { |k, v| v }, d.partition { |k, v| v > 1 }, d.each_with_index.to_a, d.sort.to_h, d.to_a, d.length
c = {}.compare_by_identity; c["a"] = 1; c["a".dup] = 2; p c.size, c.compare_by_identity?, c
e = {a: 1, "b" => 2, 3 => [4], nil => nil, 1.5 => :x, [1] => {z: 1}, "a b": 1, "c?": 2, d!: 3, "e=": 4, "9": 1, A: 1, if: 1, "+": 2, "[]": 3}
p e; puts e.to_s
p e.select { |k, v| v.is_a?(Integer) }.keys, e.reject { |k, v| v }, e.filter_map { |k, v| k if v == 1 }, e.min_by { |k, v| v.to_s }
m = {a: 1, b: 2}.merge({b: 3, c: 4}) { |k, o, n| o + n }; p m, m.merge({x: 1}, {y: 2}), m.update(z: 0), m
p m.transform_values { |v| v * 2 }, m.transform_keys(&:to_s), m.transform_keys({a: :aa}), m.transform_keys({a: :aa}) { |k| k.to_s }, m.to_h { |k, v| [v, k] }, m.map { |k, v| [k, v] }.to_h, m.each_with_object({}) { |(k, v), acc| acc[v] = k }, m.group_by { |k, v| v.odd? }, m.reduce(0) { |s, (k, v)| s + v }, m.sort_by { |k, v| -v }.first, m.sum { |k, v| v }, m.zip([1]).first, m.flat_map { |k, v| [k] * v }, m.inject { |a, b| a + b }, m.each_slice(2).to_a, m.min_by(2) { |k, v| v }
p m.slice(:a, :q), m.except(:a), m.values_at(:a, :q), m.fetch_values(:a), (m.fetch_values(:q) rescue $!.message), m.delete(:a), m.delete(:nope), m.delete(:nope) { |k| "no #{k}" }, m.first, m.first(2), m.assoc(:b), m.rassoc(0), m.has_value?(4), m.value?(99), m.member?(:b), m.empty?, m.compact, {a: nil}.compact, m.filter_map { |k, v| v }, m.store(:q, 1), m.key(1), m.shift, m, m.clear, m.shift
x = {b: 1, a: 2}; x[:c] = 3; x.delete(:b); x[:b] = 4; p x, x.keys, x.values, x.sort.first, x.to_a.transpose, x.find_all { |k, v| v > 2 }, x.each_entry.to_a, x.delete_if { |k, v| v == 3 }, x.keep_if { |k, v| v == 2 }, x.reject! { false }, x.select! { true }, x.compact!, x.rehash
p({a: 1} == {a: 1.0}, {a: 1}.eql?({a: 1.0}), {a: 1, b: 2} == {b: 2, a: 1}, {a: 1} <= {a: 1, b: 2}, {a: 1} > {}, {a: {b: {c: 1}}}.dig(:a, :b, :c), {a: [1, {b: 2}]}.dig(:a, 1, :b), {a: 1}.hash == {a: 1}.hash)
p Hash[[[1, 2], [3, 4]]], Hash[1, 2, 3, 4], [[1, 2]].to_h, {a: 1}.to_a.flatten, Hash.new(5).merge({a: 1})[:zz], {a: 1}.sum { |k, v| v }, {a: 2}.each { |k, v| print k, v }, {a: 2}.each_pair.to_a, {a: 1}.each_key.to_a, {a: 1}.each_value.map { |v| v + 1 }
y = 1; z = 2; p({y:, z:})
def kw(a:, b: 2, **r) = [a, b, r]
p kw(**{a: 1}, c: 3), (kw rescue $!.message), (kw(1) rescue $!.message), (kw(a: 1, "s" => 2) rescue $!.message)
def kw2(a:) = a
p((kw2(a: 1, b: 2, c: 3) rescue $!.message), (kw2(b: 2) rescue $!.message))
h2 = {b: 1}
begin; h2.each { |k, v| h2[:new] = 1 }; rescue => er; p er.class, er.message; end
begin; h2.freeze[:x] = 1; rescue => er; p er.class, er.message; end
begin; {a: 1}.fetch(:b); rescue KeyError => er; p er.message, er.key, er.receiver; end
p h.default = 7, h[:nope2], Hash.new { |hh, k| raise KeyError, "no #{k}" }.then { |q| q[:x] rescue $!.message }
n = Hash.new { |hh, k| hh[k] = Hash.new(&hh.default_proc) }; n[:a][:b][:c] = 1; p n
p({a: 1}.to_proc.call(:a), [:a, :b].map(&{a: 1}), {a: 1}.filter_map { _2 }, {a: 1, b: 2}.each_cons(2).to_a, {1 => 2}.any?, {}.none?, {a: 1}.each_with_index.map { |(k, v), i| [k, v, i] }, {b: 1, a: 2}.min, {a: 1}.sum { _2 }, {a: 3, b: 1}.sort { |(_, a), (_, b)| a <=> b }, {a: 1}.inspect.frozen?, {a: 1}.deconstruct_keys(nil)) rescue p $!.message
w = {a: 1}; w.default_proc = proc { |hh, k| k }; p w[:q], w.dup[:r], w.to_h[:s], w.select { true }[:t], w.merge({})[:t]
r = {}; r[r] = 1 rescue 0; r2 = {}; r2[:me] = r2; p r2
str = "k"; hh = {str => 1}; str << "x"; p hh, hh.keys[0].frozen?
