p [1, 2, 3].each_with_index.map { |x, i| x * i }
p %w[a b c].map.with_index(1) { |x, i| "#{i}#{x}" }
p %w[a b c].each.with_index(1).to_a
p [4, 5].each_with_index.to_a
p (1..Float::INFINITY).lazy.map { |x| x * 2 }.select { |x| x % 3 == 0 }.first(3)
e = [1, 2, 3].each
puts e.next
puts e.next
puts e.next
begin
  e.next
rescue StopIteration
  puts "done"
end
p (1..10).each_slice(3).to_a
p (1..5).each_cons(2).to_a
p [1, 2, 3].each_with_object([]) { |x, acc| acc << x * 2 }
p [3, 1, 2].sort_by { |x| -x }
p [1, 2, 3, 4].partition(&:even?)
p [1, 2, 3].zip([4, 5, 6])
p %w[apple pear fig].min_by(&:length)
p [1, 2, 2, 3].tally
p [1, [2, [3]]].flatten
p (1..3).reduce(:*)
p [1, 2, 3].cycle.first(5)
p [1, 2, 4, 5, 7].slice_when { |a, b| b != a + 1 }.to_a
p [1, 2, 3, 4].chunk_while { |a, b| b == a + 1 }.to_a
p [1, 2, 3].combination(2).to_a
p [1, 2, 3].permutation(2).count
p [[1, 2], [3, 4]].transpose

