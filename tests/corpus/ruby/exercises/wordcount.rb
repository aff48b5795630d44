TEXT = <<~END
  "That's the password: 'PASSWORD 123'!", cried the Special Agent.
  So I fled; the agent didn't follow.
    An indented line, the last.
END

counts = TEXT.downcase.scan(/[a-z0-9]+(?:'[a-z]+)?/).tally
counts.select { |_, count| count > 1 }.sort_by { |word, count| [-count, word] }.each do |word, count|
  puts "#{word.rjust(10)} #{"#" * count} #{count}"
end
puts counts.size, counts.values.sum
puts TEXT.lines.map(&:length).inspect
longest = counts.keys.group_by(&:size).max.last
puts "longest: #{longest.sort.join(" ")}"
puts TEXT.lines.each_with_index.map { |line, at| format("%2d|%s", at + 1, line) }
