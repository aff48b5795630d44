h = { "b" => 2, "a" => 1, c: 3 }
p h, h.keys, h.values, h.to_a, h.size, h["a"], h[:c], h[:zz], h.key(2), h.invert, h.key?("a"), h.value?(3), h.fetch("a"), h.fetch(:x, 0), h.fetch(:x) { |k| k.to_s * 2 }
begin
  h.fetch(:nope)
rescue KeyError => e
  puts e.message
end
p h.map { |k, v| [k.to_s, v * 2] }.to_h, h.select { |k, v| v > 1 }, h.reject { |k, v| v > 1 }, h.min_by { |k, v| v }, h.sort_by { |k, v| -v }, h.sum { |k, v| v }, h.find { |k, v| v == 2 }
p h.each_with_index.map { |(k, v), i| "#{i}#{k}#{v}" }, h.each_with_object([]) { |(k, v), acc| acc << v }, h.reduce(0) { |s, (k, v)| s + v }, h.inject { |a, b| a + b }
p h.transform_values { |v| v + 1 }, h.transform_keys(&:to_s), h.transform_keys({ c: :d }), h.group_by { |k, v| v.odd? }, h.partition { |k, v| v > 1 }, h.any? { |k, v| v > 2 }, h.all? { |k, v| v > 0 }, h.count { |k, v| v > 1 }, h.none?
p h.merge({ "a" => 9, z: 0 }), h.merge({ "a" => 9 }) { |k, o, n| o + n }, h.filter_map { |k, v| k if v > 1 }, h.each_slice(2).to_a, h.zip([1, 2, 3]).first, h.to_a.flatten, h.sort { |a, b| a[1] <=> b[1] }, h.max_by { |_, v| v }
counts = Hash.new(0)
"hello world".each_char { |c| counts[c] += 1 unless c == " " }
p counts, counts.sort_by { |k, v| [-v, k] }.first(3).to_h, counts.default, counts[:none], counts.length
lists = Hash.new { |hash, key| hash[key] = [] }
lists[:a] << 1
lists[:a] << 2
lists[:b] << 3
p lists, lists.keys, lists.dig(:a, 0), { a: { b: [10, 20] } }.dig(:a, :b, 1)
h.delete("b")
h[:new] = [1]
h.store("st", 5)
p h, h.delete(:missing), h.first, h.length, h.compact, h.except(:c), h.slice(:c, "a"), h.empty?, {}.empty?, h.has_key?(:c), h.include?("a"), h.member?("q")
h.each { |k, v| print k, "=", v, ";" }
h.each_pair { |k, v| print k, v }
h.each_key { |k| print k }
h.each_value { |v| print v }
puts
nested = { x: 1, y: { z: [1, { w: 2 }] } }
p nested, nested[:y][:z][1][:w], nested.to_a, nested.dup == nested, nested.hash == nested.dup.hash
p({ 1 => "a", nil => "b", 2.5 => "c", [1] => "d", "s" => :e, (1..2) => 1 })
p({ "quoted key": 1, if: 2, "a-b": 3, a?: 4 })
a, b = { q: 1 }.first
p a, b
def opts(**o) = o
p opts(a: 1, **{ b: 2 }), { **{ a: 1 }, b: 2 }
x = 1
y = 2
p({ x:, y: })
p h.sum { |k, v| v.is_a?(Array) ? 0 : v }, h.to_a.transpose.size, h.compare_by_identity.class, Hash[[[1, 2]]], Hash[1, 2, 3, 4], [[1, 2]].to_h, h.default_proc
big = (1..5).to_h { |i| [i, i * i] }
p big, big.select { |k, _| k.even? }, big.find_all { |k, v| v > 10 }, big.each_cons(2).first, big.min_by(2) { |k, v| -v }, big.sum { |k, v| v }, big.reduce { |a, b| b }, big.lazy.map { |k, v| k }.first(2), big.each_entry.first
big.delete_if { |k, v| k > 3 }
big.keep_if { |k, v| k > 1 }
p big, big.reject! { |k, v| false }, big.select! { |k, v| true }, big.update(9 => 9), big.replace({ 1 => 1 }), big.clear
p({ a: 1 } == { a: 1.0 }, { a: 1 }.eql?({ a: 1 }), { a: 1, b: 2 } > { a: 1 }, { b: 1 }.merge({ c: 2 }, { d: 3 }), { a: nil }.compact, { a: 1 }.to_a.to_h, { a: 1 }.key(1), { a: 2 }.rassoc(2), { a: 2 }.assoc(:a))
deflt = Hash.new { |hh, k| "no #{k}" }
p deflt[:z], deflt.size, deflt.fetch(:z, 1), deflt.key?(:z)
fibs = Hash.new { |hash, n| hash[n] = n < 2 ? n : hash[n - 1] + hash[n - 2] }
p fibs[40]
words = %w[apple avocado banana blueberry cherry]
p words.group_by { |w| w[0] }.transform_values(&:count), words.each_with_object(Hash.new { |hh, k| hh[k] = [] }) { |w, acc| acc[w.size] << w }, words.to_h { |w| [w.to_sym, w.length] }, words.tally_by { |w| w[0] } rescue p "tally_by"
str_keys = { "one" => 1 }
str_keys.each { |k, v| p k.frozen? }
p str_keys.transform_keys(&:to_sym), str_keys.sum { _2 }, str_keys.map { "#{_1}:#{_2}" }, str_keys.any?, str_keys.flat_map { |k, v| [k] * v }, str_keys.each_with_index.to_a, str_keys.entries, str_keys.inspect.length, str_keys.min_by { |k, v| v }
h2 = { b: 1, a: 2 }
p h2.sort.to_h, h2.min, h2.sort_by(&:last), h2.sort_by { |k, v| k }.map(&:first), h2.sum(&:last), h2.map(&:first), h2.each_with_index.max_by { |(k, v), i| v }
h2.default = 5
p h2[:zzz], h2.values_at(:a, :q), h2.fetch_values(:a), h2.shift, h2
