# covers: so many of the least and greatest, in the order that Ruby picks them
words = %w[the quick brown fox jumps over a lazy dog and runs from every hound in town]
p words.max_by(3, &:size), words.min_by(4, &:size), words.max_by(1, &:size), words.min_by(20, &:size).size, words.max_by(0, &:size)
p words.max(3), words.min(3), words.max(2) { |a, b| a.size <=> b.size }, words.min(5) { |a, b| a[-1] <=> b[-1] }
tally = words.join.chars.tally
p tally.max_by(5) { |_, count| count }, tally.min_by(3) { |char, count| [count, char] }, tally.max_by(4, &:last)
numbers = (1..60).map { |n| n * 37 % 11 }
p numbers.max(5), numbers.min(7), numbers.each_with_index.max_by(4, &:first), numbers.each_with_index.min_by(6, &:first), (1..30).max_by(4) { |n| n % 7 }
scores = { "ann" => 3, "bob" => 5, "cid" => 3, "dee" => 5, "eve" => 1, "fay" => 3, "gus" => 5 }
scores.max_by(3) { |_, points| points }.each { |name, points| puts "#{name}: #{points}" }
p scores.min_by(2, &:last), scores.sort_by { |_, points| -points }.first(3), scores.values.max(2), Struct.new(:a, :b, :c).new(2, 9, 4).max(2)
p (words.max(-1) rescue $!.message), (words.max("x") rescue $!.message), ([1, "a"].max(1) rescue $!.message), ([1, "a", 2].min_by(2) { |v| v } rescue $!.message)
