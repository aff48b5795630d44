# covers: arrays
a = [5, 3, 8, 1]
p a.product([1, 2]).length, [1, 2].product([3], [4, 5]), [1, 2, 3].permutation(2).to_a, [1, 2, 3].combination(2).to_a, [1, 2].repeated_combination(2).to_a, [1, 2].repeated_permutation(2).to_a, [1, 2, 3].permutation.size, (1..5).to_a.combination(3).count
p [1, 3, 5, 7].bsearch { |x| x >= 4 }, [1, 3, 5, 7].bsearch_index { |x| x >= 4 }, [1, 3, 5].bsearch { |x| 3 <=> x }
b = [1, [2, [3, [4]]]]
p b.flatten, b.flatten(1), b.flatten!, b.flatten!, [1, 2].flatten!
p [1, 2, 3, 4].sum, [0.1] * 3, [0.1, 0.2, 0.3].sum, [0.1, 0.2, 0.3].inject(:+), [1, 2.5, 3r].sum, [[1, 2], [3, 4]].transpose, [[1, [2, 3]]].dig(0, 1, 0), [1, 2, 3].rotate, [1, 2, 3].rotate(-1), [3, 1].minmax
begin; [[1], [1, 2]].transpose; rescue => e; puts e.class, e.message; end
p a.first, a.last(2), a.take(2), a.drop(2), a.values_at(0, 2, -1, 9), a.fetch(1), (a.fetch(10) rescue $!.message), a.fetch(10, :d), a.fetch(10) { |i| i * 2 }, a.at(-1), a.slice(1, 2), a[1..], a[..1], a[4], a[4, 1], a[5, 1], a[-5], a[(0..).step(2)]
a[6] = 9; p a
a[1..2] = [:x, :y, :z]; p a
a[0, 2] = []; p a
a.insert(2, :i, :j); p a, a.compact, a.compact!, a.compact!, a.delete(:i), a.delete(:nope), a.delete(:nope) { "nf" }, a.delete_at(0), a.delete_if { |x| x == :j }, a
p [1, 2, 3, 4].delete_if(&:even?), [1, 2, 3].reject!(&:zero?), [1, 2, 3].select!(&:odd?), [1, 2, 3].keep_if { true }, [3, 1, 2].sort!, [3, 1, 2].sort_by! { -_1 }, [1, 2].map! { |x| x + 1 }, [1, 1].uniq!, [1, 2].uniq!, [1, 2].reverse!, [1, 2, 3].shuffle(random: Random.new(1)).sort, [1, 2].fill(0), [1, 2, 3].fill { |i| i * i }, [1, 2, 3].fill(9, 1), Array.new(3) { |i| i }, Array.new(2, 0), Array(nil), Array([1]), Array(1..3), Array("a"), Array({a: 1})
p [1, 2, 3] & [2, 3, 4], [1, 2] | [2, 3], [1, 2, 2, 3] - [2], [1, 2] + [3], [1, 2] * 2, [1, 2] * ",", [1, 2] <=> [1, 3], [1, 2] <=> [1], [1, 2] == [1, 2.0], [1, 2].eql?([1, 2.0]), [1, 2].union([3], [4]), [1, 2].intersection([2]), [1, 2].difference([2]), [1, 2].intersect?([2]), [1, [2]].hash == [1, [2]].hash
p [1, 2, 3].each_slice(2).to_a, [1, 2, 3].each_cons(2).to_a, [1, 2, 3, 4].partition(&:even?), %w[a b c].each_with_index.to_a, [1, 2, 3].cycle(2).to_a, [nil, 1, false].compact, [1, 2, 3].none? { |x| x > 3 }, [[1, :a], [2, :b]].to_h, [1, 2].to_h { |x| [x, x * x] }, [[1, 2], [3, 4]].assoc(3), [[1, 2], [3, 4]].rassoc(4), [1, 2, 3].count(&:odd?), [3, 5].index(5), [3, 5, 3].rindex(3), [1, 2, 3].find { |x| x > 1 }, [1, 2, 3, 4, 5].filter_map { |x| x * 2 if x.odd? }
p [1, 2, 3].push(4, 5), [1, 2, 3].pop(2), [1, 2].unshift(0), [1, 2].append(3), [1, 2].prepend(0), [1, 2, 3].shift, [1, 2, 3].shift(2), [1, 2].concat([3], [4]), [1, 2, 3].clear, [1, 2].replace([3]), [3, 4].include?(3), [1, 2, 3].inspect, [1, 2].to_s, [1, nil, "a", :b, 2.0, [1], {a: 1}].to_s, [1, [2, [nil, 3]]].join("-"), [].sum, [].max, [].first, [].sample, [].inject(:+), [].min(2), [1, 2, 3, 4, 5].max(2), [1, 2, 3].minmax, %w[pear fig apple].min_by(&:length), %w[pear fig apple].max(2) { |a, b| a.size <=> b.size }
p [1, 2, 4, 9, 10, 11, 12, 15].slice_when { |i, j| i + 1 != j }.map { |x| x.size > 2 ? "#{x[0]}-#{x[-1]}" : x }.flatten.join(","), [1, 2, 3].zip([4, 5, 6]).map { |x, y| x * y }.sum, [1, 2, 3].each_entry.to_a, [1, 2, 3, 4, 5].each_slice(2).map(&:first), [[3, 1], [2, 2]].sort, [[2, "b"], [1, "a"]].min, ["b", "A", "c"].sort_by(&:downcase), ["b", "A"].sort(&:casecmp), [1, 2, 3, 4].step rescue p $!.class
x = [1, 2, 3]; x << x; p x, x.hash == x.hash
first, *rest = [1, 2, 3]; p first, rest
*init, last = [1, 2, 3]; p init, last
q, (w, *e), r = 1, [2, 3, 4], 5; p q, w, e, r
h, i = i, h; p h, i
def m(*a, **k) = [a, k]
p m(*[1, 2], **{a: 1}), m([1, 2]), m({a: 1}), [*1..3, *[4]], [*nil], [*"a"]
p [3, 1, 2].sort.reverse, [1, 2, 3, 4].sum { |x| x.to_f }, [1, 2, 3].take_while { |x| x < 3 }, [1, 2, 3].drop_while { |x| x < 2 }, ["a", "b"].cycle.lazy.map(&:upcase).first(3), [0] * 3, Array.new(2) { [] }, [1, 2, 3].values_at(0..1), [1, 2, 3].values_at(1..5), [1, 2, 3, 4, 5, 6].each_slice(2).to_h, [1, 2, 3].dig(0), [4, 5].each_index.to_a, [1, 2, 3].pack("n*"), [1, 2, 2, 3, 3, 3].tally.max_by(&:last), [1,2,3].sum.fdiv(3).round(2), [1, 2, 3].inject { |m, x| m > x ? m : x }
[[1, 2].first(-1), 1] rescue p $!.message
[1, 2].fetch(5) rescue p $!.message
[1, 2].fetch(-5) rescue p $!.message
[3, "a"].sort rescue p $!.message
[3, nil].max rescue p $!.message
[1, 2].first("x") rescue p $!.message
[1].freeze << 2 rescue p $!.message
Array.new(-1) rescue p $!.message
[1, 2].sample(3).sort.then { p _1 }
[1, "x"].sum rescue p $!.message
[nil].sum rescue p $!.message
nil + 1 rescue p $!.message
[1, 2].combination rescue p $!.message
