# covers: walks without a block
p %w[a b c].each_with_index.to_a
p %w[a b c].map.with_index(1) { |x, i| "#{i}#{x}" }
p "abc".each_char.with_index.map { |c, i| c * (i + 1) }
p [1, 2, 3, 4, 5].each_slice(2).to_a, [1, 2, 3].each_cons(2).map { |a, b| a + b }
p [1, 2, 3].each_slice(2).with_index.map { |s, i| [i, s.sum] }
p [5, 3].each.with_index(1).to_a, [4, 5].each_with_index.max
p [1, 2, 3].select.with_index { |x, i| i > 0 }
p [1, 2, 3].reject.with_index { |x, i| i == 0 }
p %w[x y z].each_with_object([]).with_index { |(x, acc), i| acc << x * i }
p({ a: 1, b: 2 }.each_with_index.map { |(k, v), i| [k, v, i] })
p({ a: 1 }.map.with_index { |(k, v), i| [k, v, i] })
p [3, 1, 2].sort_by.with_index { |x, i| -i }
p [1, 2, 3].combination(2).to_a.length, [1, 2, 3].permutation.first(2)
p [1, 2, 3].combination(2).map(&:sum)
p 3.times.map { |i| i * i }, 1.upto(3).to_a, 1.step(10, 3).to_a, 10.downto(7).select(&:even?)
e = [1, 2, 3].each
p e.next, e.next, e.next
begin
  e.next
rescue StopIteration => err
  puts err.message
end
fib = Enumerator.new do |y|
  a, b = 0, 1
  loop { y << a; a, b = b, a + b }
end
p fib.take(10), fib.lazy.select(&:even?).first(4), fib.each_with_index.first(2)
p (1..Float::INFINITY).lazy.map { |x| x * 2 }.reject { |x| x % 3 == 0 }.first(3)
p [4, 5].cycle.first(5), [1, 2, 3, 4].each_entry.to_a
p (1..6).each_slice(2).map(&:sum), (1..4).each_cons(2).to_a, (1..3).each_with_index.to_a
p (1..3).each_with_object([]) { |x, acc| acc << x }, [1, 2, 3].inject { |a, b| a * b }
p %w[b a].each_with_index.sort, %w[a b].each.with_object(:x).to_a
p [1, 1, 2].chunk_while { |a, b| a == b }.to_a, [1, 2, 4].slice_when { |a, b| b > a + 1 }.to_a
p (1..10).step(3).to_a, 1.0.step(2.0, 0.5).to_a, ("a".."e").each_slice(2).to_a
p [1, 2, 3, 4].partition.with_index { |x, i| i.even? }
p %w[apple bob cat].group_by.with_index { |x, i| i % 2 }
p [1,2,3].each_entry.map { |x| x }
gen = Enumerator.produce(1) { |x| x * 2 }
p gen.take(5), gen.lazy.map { |x| x + 1 }.first(2)
p [1, 2, 3].zip([4, 5, 6], [7, 8, 9]), [1, 2].each_with_index.to_h
p (1..3).zip(4..6), (1..3).reduce(:+), (1..4).sum { |x| x * x }
p [1, 2, 3].lazy.map { |x| x * 2 }.to_a, (1..20).each_slice(5).include?([1, 2, 3, 4, 5])
p [[1, :a], [2, :b]].each_with_index.map { |(n, s), i| "#{n}#{s}#{i}" }
p "hello world".each_char.select { |c| "aeiou".include?(c) }.tally
p "a\nb\n".each_line.map(&:chomp), "ab".each_byte.to_a, "ab".bytes.each_slice(1).to_a
