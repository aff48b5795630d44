a = [3, 1, 4, 1, 5, 9, 2, 6]
p a.sort, a.sort { |x, y| y <=> x }, a.sort_by { |x| -x }, a.max, a.min, a.minmax, a.sum, a.take(3), a.drop(5), a.first, a.last(2)
p a.partition(&:even?), a.group_by(&:odd?), a.each_slice(3).to_a, a.each_cons(3).first, a.chunk_while { |x, y| y == x + 1 }.to_a
p a.slice_when { |x, y| y < x }.to_a, a.tally, a.uniq, a.rotate(2), a.rotate(-1), a.reverse, a.include?(9), a.index(4), a.find_index { |x| x > 4 }
p a.zip(a.rotate), a.each_with_index.map { |x, i| x * i }, a.inject(:+), a.reduce(1) { |m, x| m * x }, a.each_with_object({}) { |x, h| h[x] = true }.keys
p a.combination(2).count, [1, 2, 3].permutation.to_a, [1, 2, 3].combination(2).to_a, [1, 2].product([3, 4]), [[1, 2], [3, 4]].transpose
p [1, [2, [3, [4]]]].flatten, [1, [2, [3, [4]]]].flatten(1), [nil, 1, false, nil].compact, [1, 2] + [3], [1, 2, 2] - [2], [1, 2] & [2, 3], [1, 2] | [2, 3]
p [1, 2, 3, 4].filter_map { |x| x * 2 if x.even? }, (1..4).flat_map { |x| [x] * x }, [1, 2, 3].cycle.first(7), [1, 2, 3].each_entry.to_a
p [5, 3, 8].bsearch { |x| x >= 4 }, [1, 3, 5, 7].bsearch { |x| x >= 4 }, [1, 2, 3].sum { |x| x * 2.0 }, ["a", "b"].sum(""), [[1], [2]].sum([])
b = [1, 2, 3, 4, 5]
b[1..2] = [:x]
p b, b.insert(2, :y), b.delete(:x), b, b.delete_at(0), b.slice!(0, 2), b, b.fill(0), Array.new(3) { |i| i * i }, Array.new(2, "a")
c = [1, 2, 3]
c.push(4).unshift(0)
p c, c.pop, c.shift, c.concat([9]), c.values_at(0, -1, 10), c.dig(0), c.fetch(1), (c.fetch(99) rescue "err"), c.fetch(99, :d), c.fetch(-1)
p c.each_slice(2).map(&:sum), c.none? { |x| x > 100 }, c.all?(Integer), c.any?(String), c.one? { |x| x == 9 }, c.count(&:odd?), c.count(9)
p %w[apple pie a la mode].sort_by { |w| [w.size, w] }, %w[b A c].sort_by(&:downcase), %w[x yy zzz].max_by(&:size), %w[x yy zzz].min_by(&:size), %w[aa b].minmax_by(&:size)
p [3, 1, 2].sort.reverse, [3, 1, 2].max(2), [3, 1, 2].min(2), [0.1] * 3, [1, 2, 3].inspect, [1, 2, 3].to_s, [1, [2]].join("-"), [nil, 1].to_s
p (1..10).step(3).to_a, 1.step(10, 4).to_a, 10.downto(7).to_a, (1...10).each_slice(4).to_a, ('a'..'e').each_cons(2).map(&:join), (1..3).reduce(:*), (1..Float::INFINITY).lazy.map { |x| x * 2 }.first(3)
first, (second, *rest), last = 1, [2, 3, 4], 5
p first, second, rest, last
*init, tail = [1, 2, 3]
p init, tail
h, = [9, 8]
p h
m, n = n, m
p m, n
p [1, 2, 3].each_with_index.to_a, [4, 5].each.with_index(1).to_a, %w[a b c].each_with_index.to_h, [[1, :a], [2, :b]].to_h { |x, y| [y, x] }
p [1, 2, 3, 4, 5, 6].each_slice(2).to_h { |x, y| [x, y] }, [1, 2, 3].zip([4, 5, 6], [7, 8, 9]), [[1, 2], [3]].sum { |x| x.size }
p [1, 2, 2, 3, 3, 3].chunk { |x| x }.map { |k, v| [k, v.size] }, [1, 2, 4, 5, 7].slice_when { |x, y| y != x + 1 }.map { |g| g.size > 1 ? "#{g[0]}-#{g[-1]}" : g[0].to_s }
p [1, 2, 3].lazy.map { |x| x + 1 }.select(&:even?).to_a, [4, 5].to_enum.next, [1, 2, 3].take_while { |x| x < 3 }, [1, 2, 3].drop_while { |x| x < 2 }
p [1, 2, 3] <=> [1, 2, 4], [1, 2] == [1, 2], [1, 2].eql?([1.0, 2.0]), [1, 2].hash == [1, 2].hash, [[2, 1], [1, 2]].sort, [["b", 1], ["a", 2]].min
p [1, 2, 3, 4].sum.fdiv(4), [1, 2, 3].each_cons(2).all? { |x, y| x < y }, [1, nil, 2].compact.sum, [[3, "c"], [1, "a"]].sort.first, [1, 2, 3].reverse_each.map { |x| x }
arr = %w[a b c d]
arr.each_with_index do |x, i|
  next if i == 1
  break if i == 3
  print x, i, " "
end
puts
p arr.each_slice(2).include?(%w[a b]), arr.first(2), arr.sample.class, arr.shuffle.size, arr.find { |x| x > "b" }, arr.reject { |x| x == "a" }, arr * ",", arr.values_at(0, 2), arr.rindex("c")
p arr.delete_if { |x| x == "b" }, arr, arr.keep_if { |x| x != "d" }, arr.map!(&:upcase), arr.select!(&:frozen?), arr.sort!, arr.clear, arr.empty?
p Array(nil), Array([1]), Array(1..3), Array("a"), [1, 2, 3].union([4]), [1, 2].difference([2]), [1, 2].intersection([2]), [1, 1].intersect?([1]), [3, 5].minmax
grid = Array.new(2) { Array.new(3, 0) }
grid[0][1] = 5
grid.each { |row| puts row.map { |x| x.to_s.rjust(2) }.join(" ") }
p grid.flatten.sum, grid.map(&:dup), grid.transpose.map(&:sum), [1, 2, 3].assoc(1), [[1, :x]].assoc(1), [1, 2, 3, 4, 5].each_slice(2).to_a.last, [0] * 3, [1, 2, 3].pack("C*").bytes
p Random.new(42).rand(100), Random.new(42).rand, [1, 2, 3, 4, 5].shuffle(random: Random.new(1)), [1, 2, 3, 4, 5].sample(random: Random.new(3)), Random.rand(1), Array.new(3) { |i| Random.new(i).rand(1..6) }
srand(10)
p rand(10), rand(1..6), [rand, rand].size
