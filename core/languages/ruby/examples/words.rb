text = "the quick brown fox jumps over the lazy dog and the bird"
counts = Hash.new(0)
text.split.each { |word| counts[word] += 1 }
counts.sort_by { |word, count| [-count, word] }.first(3).each do |word, count|
  puts "#{word.ljust(6)} #{'*' * count}"
end
puts text.split.group_by(&:size).map { |size, words| "#{size}: #{words.uniq.join(' ')}" }
