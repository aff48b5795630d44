a = [5, 3, 8, 1]
p a.sort, a.max, a.min, a.sum, a.sort { |x, y| y <=> x }, a.sort_by { |x| -x }
p a.map { |x| x * 2 }, a.select(&:even?), a.reject(&:even?), a.partition { |x| x > 3 }
p a.reduce(0) { |s, x| s + x }, a.inject(:*), a.each_with_object([]) { |x, acc| acc << x }
p a.each_slice(2).to_a, a.each_cons(2).to_a, a.zip([1, 2, 3, 4])
p a.group_by(&:odd?), a.tally, a.take(2), a.drop(2), a.first, a.last(2)
a.push(9).unshift(0)
p a, a.pop, a.shift, a.index(8), a.include?(3), a.find { |x| x > 4 }
p a.any? { |x| x > 7 }, a.all?(Integer), a.none?, a.count(&:odd?)
p [1, [2, [3, nil]]].flatten, [1, nil, 2].compact, [1, 1, 2].uniq, [3, 1] + [2], [1, 2, 3] - [2], [1, 2] & [2], [1] | [2]
p [1, 2, 3].each_with_index.to_a, [1, 2, 3].rotate, [1, 2, 3].reverse, [[1, 2], [3, 4]].transpose
p (1..10).each_slice(3).map(&:sum), [1, 2, 3].combination(2).to_a, [1, 2, 3].permutation(2).count
p a[1..2], a[-1], a[10], a.values_at(0, 2), a.dig(0)
b = Array.new(3) { |i| i * i }
b[5] = 1
p b, b.length, [0] * 3, [1, 2].join("-"), %w[x y z], %i[a b]
p [1, 2, 3, 4].min_by { |x| (x - 3).abs }, %w[aa b].max_by(&:size), [3, 1].minmax
p [[1, :a], [2, :b]].to_h, [1, 2] <=> [1, 3], [1, 2] == [1, 2]
c = [1, 2, 3]
c.delete(2)
c.map! { |x| x + 1 }
c.concat([7])
p c, c.delete_at(0), c.insert(1, 5), c.clear, c.empty?
p [1, 2, 3].each_with_index.map { |x, i| x * i }, [1, 2, 3].map.with_index(1) { |x, i| [i, x] }
