# covers: lazy walks are enumerators with all that those have
naturals = (1..Float::INFINITY).lazy
p naturals.select(&:even?).map { |n| n * n }.reject { |n| n % 3 == 0 }.first(4)
p naturals.each_slice(3).map(&:sum).first(3), naturals.each_cons(2).map { |a, b| a * b }.first(3)
p naturals.with_index.map { |n, i| n * i }.first(4), naturals.each_with_index.first(2), naturals.zip(("a".."z").lazy).first(2)
p naturals.filter_map { |n| n * 10 if n.odd? }.first(3), naturals.flat_map { |n| [n] * n }.first(6), naturals.flat_map { |n| n }.first(2)
p naturals.chunk_while { |a, b| b % 4 != 0 }.first(2), naturals.slice_when { |a, b| b % 3 == 0 }.first(2), naturals.grep(2..4) { |n| n * 2 }.first(3)
p naturals.uniq { |n| n % 4 }.first(3), naturals.take_while { |n| n < 5 }.sum, naturals.lazy.equal?(naturals), naturals.include?(7)

three = (1..3).lazy
# What a step keeps begins anew with each walk.
firsts = three.uniq
p firsts.to_a, firsts.to_a, three.with_index(1).to_a, three.with_index(1).to_a, three.with_index { |n, i| print n, i, " " }.to_a
puts three.map { |n| n }.each_slice(2).inspect, three.with_index(1).inspect, three.zip([4]).inspect, three.take(2).inspect, three.collect(&:succ).inspect,
     three.find_all(&:odd?).inspect, three.grep(1).inspect, three.min_by.inspect, three.eager.inspect, (three + [4]).inspect
p three.size, three.map(&:succ).size, three.select(&:odd?).size, three.take(2).size, three.zip([4]).size, three.drop(1).size
p three.eager.map { |n| n * 2 }, three.min, three.max_by { |n| -n }, three.tally, three.to_a, three.force, three.reduce(:+), three.group_by(&:odd?), three.each_entry.to_a
p (three + [9]).map { |n| n + 1 }.to_a, three.chain([5]).first(4), three.to_enum(:each_slice, 2).to_a, three.chunk(&:odd?).to_a, three.slice_after(2).to_a
p %w[a b].each_with_index.lazy.map { |word, i| word * (i + 1) }.to_a, { a: 1, b: 2 }.lazy.select { |_, v| v > 1 }.map { |k, v| [v, k] }.to_a
walk = [10, 20].lazy.map { |n| n + 1 }
p walk.next, walk.peek, walk.next, (walk.next rescue "over")
walk.rewind
p walk.next
custom = Enumerator::Lazy.new([1, 2, 3, 4]) { |taker, n| taker << n * 100 if n.even? }
p custom.to_a, custom.map { |n| n + 1 }.first(1), custom
begin
  three.map
rescue ArgumentError => error
  puts error.message
end
p (three.first(-1) rescue $!.message), (three.zip(5) rescue $!.message)
p three.map { |n| puts "map #{n}"; n }.select { |n| puts "select #{n}"; n.odd? }.first(1)
