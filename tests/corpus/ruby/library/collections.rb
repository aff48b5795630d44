# hash, array heavy
inventory = [
  { name: "apple", price: 1.2, qty: 10, tags: %i[fruit red] },
  { name: "pear", price: 0.8, qty: 0, tags: %i[fruit green] },
  { name: "carrot", price: 0.5, qty: 25, tags: %i[veg orange] }
]
p inventory.sum { |i| i[:price] * i[:qty] }, inventory.map { _1[:name] },
  inventory.find { |i| i[:qty].zero? }&.fetch(:name)
p inventory.group_by { |i| i[:tags].first }.transform_values { |v| v.map { |i| i[:name] } }
p inventory.partition { |i| i[:qty] > 5 }.map(&:size), inventory.min_by { |i| i[:price] }[:name],
  inventory.sort_by { |i| [-i[:qty], i[:name]] }.map { |i| i[:name] }
p inventory.each_with_object(Hash.new(0)) { |i, h| i[:tags].each { |t| h[t] += 1 } }
p inventory.flat_map { |i| i[:tags] }.tally.max_by { |_, v| v },
  inventory.to_h { |i| [i[:name].to_sym, i[:qty]] }
p inventory.reduce(0) { |acc, i| acc + i[:qty] }, inventory.count { |i| i[:tags].include?(:fruit) },
  inventory.reject { |i| i[:qty] > 0 }.map { |i| i.slice(:name, :qty) }
h = { b: 2, a: 1, c: 3 }
p h.sort.to_h,
  h.sort_by { |k, v| -v }.to_h, h.min_by { |k, v| v }, h.sum { |k, v| v }, h.invert, h.key(2), h.select { |k, v| v > 1 }, h.reject { |k, v| v > 1 }, h.map { |k, v| [k, v * 2] }.to_h, h.filter_map { |k, v| k if v.odd? }, h.each_with_index.map { |(k, v), i| "#{k}#{v}#{i}" }, h.find { |k, v| v == 2 }, h.any? { |k, v| v > 2 }, h.all? { |k, v| v > 0 }, h.count, h.partition { |k, v| v > 1 }, h.group_by { |k, v| v.odd? }, h.reduce(0) { |s, (k, v)| s + v }, h.max_by { |k, v| v }&.first, h.sort { |a, b| b[1] <=> a[1] }.first, h.to_a.transpose, h.zip([1, 2, 3]).first, h.each_slice(2).to_a, h.merge({ d: 4 }) { |k, o, n| o + n }, h.transform_keys(&:to_s), h.transform_values { |v| v * 10 }, h.key?(:a), h.value?(3), h.dig(:a), h.fetch(:zz, 0), h.fetch(:zz) { |k| k.to_s }, h.values_at(:a, :b), h.delete(:c), h, h.length, h.empty?, h.first, h.entries, h.sum { _2 }
deep = Hash.new { |hash, k| hash[k] = Hash.new(&hash.default_proc) }
deep[:a][:b][:c] = 1
p deep, deep.dig(:a, :b, :c)
def deep_merge(a, b) = a.merge(b) { |_, x, y| x.is_a?(Hash) && y.is_a?(Hash) ? deep_merge(x, y) : y }
p deep_merge({ a: { b: 1, c: 2 } }, { a: { c: 3, d: 4 } })
counts = Hash.new(0)
"the cat the dog".split.each { |w| counts[w] += 1 }
p counts, counts.default, counts[:nope], counts.sort_by { |w, c| [-c, w] }
arr = [5, 3, 8, 1]
p arr.sort, arr.max, arr.minmax, arr.sum, arr.each_slice(2).to_a,
  arr.each_cons(2).map { |a, b| b - a }, arr.sort { |a, b| b <=> a }, arr.take_while { |x| x > 2 }, arr.drop_while { |x| x > 2 }, arr.partition(&:even?), arr.inject(:+), arr.zip(arr.rotate), arr.each_with_index.max, arr.find_index(8), arr.values_at(0, -1), arr.first(2), arr.last(2), arr.reverse, arr.include?(3), arr.push(9).pop, arr.unshift(0).shift, arr.insert(2, :x), arr.delete(:x), arr.compact, arr.sample.class, arr.combination(2).count, arr.permutation(2).first(2), arr.product([1, 2]).length, arr.each_entry.to_a, arr.bsearch { |x| x >= 3 }, arr.cycle.first(5), arr.sum.fdiv(arr.size), arr.dup.concat([1]), arr * ",", arr & [3], arr | [7], arr - [3], arr.fill(0, 2), arr.slice(1, 2), arr[1..], arr[-2..], arr[5], arr[4, 1], arr[5, 1]
a = [1, 2, 3, 4, 5, 6]
a.delete_if(&:even?)
p a, a.map!(&:to_s), a.select! { |x| x > "1" }, a.reject!(&:empty?), a.keep_if { true }, a.clear
b = [[3, "c"], [1, "a"], [2, "b"]]
p b.sort, b.to_h, b.transpose, b.map(&:last), b.sort_by(&:last), b.min_by(&:first), b.assoc(1), b.flatten,
  b.each_with_object([]) { |(n, s), acc| acc << s * n }, b.sum { |n, _| n }, b.to_h { |n, s| [s, n] }
nested = [1, [2, [3, [4, [5]]]]]
p nested.flatten, nested.flatten(1), nested.dig(1, 1, 0), nested.to_s
x, (y, *z), w = 1, [2, 3, 4], 5
p x, y, z, w
first, *middle, last = *1..5
p first, middle, last
p [1, 2, 3, 4].each_slice(2).map(&:sum),
  (1..10).each_with_object([]) { |i, acc| acc << i if i.even? }, [1, 2, 2, 3, 3, 3].chunk { |i| i }.map { |k, v| [k, v.size] }, [1, 2, 4, 5, 7].slice_when { |a, b| b != a + 1 }.to_a, %w[a b c].each_with_index.to_h, [3, 1, 2].sort.reverse!, [nil, 1, nil].compact.first, [[1, 2], [3]].sum([]), ["a", "b"].zip([1, 2]).to_h, [1, 2, 3].zip([4, 5, 6], [7, 8, 9]).map(&:sum), Array.new(3) { |i| i ** 2 }, Array.new(2, "x"), [0] * 3, (1..3).to_a.product(%w[a b]).map(&:join), [1, 2, 3].each_cons(2).to_a, [1, [2, 3]].to_a.flatten.sum, [3, 5].minmax, %w[x yy zzz].max_by(&:length), [1, 2, 3, 4].sum { |i| i.odd? ? i : 0 }, [1, 2, 3].none? { |i| i > 3 }, [1, nil, 3].one?, [[]].empty?, [1, 2, 3].reduce(1) { |p, i| p * i }, %w[b a].sort!.first, [1, 2, 3, 4, 5].filter { |i| i > 2 }.reject(&:even?), [4, 2].sort <=> [2, 4], [1, 2] <=> [1, 3], [1, 2] == [1, 2], [1, 2].eql?([1.0, 2.0]), [1, 2].hash == [1, 2].hash, [3, 4].each_with_index.map { |v, i| v * i }
c = [1, 2, 3].each_with_index.select { |v, i| i > 0 }.map(&:first)
p c,
  [1, 2, 3].lazy.map { |v| v * 2 }.to_a, [5, 6].each.next, ["x"].first.frozen?, [1, 2, 3].to_a.equal?([1, 2, 3])
puts [1, [2, [nil, 3]]].to_s, [nil, true].inspect, [1, 2].join("-"), [[1, 2], [3]].join(","), [].inspect,
  [[]].to_s, {}.to_s
