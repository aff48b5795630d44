text = "the quick brown fox jumps over the lazy dog the end"
counts = text.split.each_with_object(Hash.new(0)) { |w, h| h[w] += 1 }
counts.sort_by { |w, c| [-c, w] }.first(3).each { |w, c| puts "#{w.ljust(6)} #{"*" * c}" }
puts text.split.map(&:length).tally.sort.inspect
puts text.split.group_by(&:size).transform_values(&:count).inspect
def palindrome?(s) = s == s.reverse
puts palindrome?("level"), palindrome?("ruby")
puts "listen".chars.sort == "silent".chars.sort
def caesar(s, k)
  s.chars.map { |c| c =~ /[a-z]/ ? ((c.ord - 97 + k) % 26 + 97).chr : c }.join
end
puts caesar("hello world", 3)
