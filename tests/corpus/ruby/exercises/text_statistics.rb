# covers: an exercise as people write it
TEXT = <<~EOT
  It was the best of times, it was the worst of times,
  it was the age of wisdom, it was the age of foolishness,
  it was the epoch of belief -- it was the epoch of incredulity;

  "It's a far, far better thing," he said. Mr. Smith's 2nd try cost $3.50!
EOT
words = TEXT.downcase.scan(/[a-z]+(?:'[a-z]+)?/)
puts "Words: #{words.size}, unique: #{words.uniq.size}"
freq = words.each_with_object(Hash.new(0)) { |w, h| h[w] += 1 }
freq.sort_by { |w, c| [-c, w] }.first(8).each { |w, c| puts "#{w.ljust(8)} #{'*' * c} #{c}" }
puts "Longest: #{words.max_by { |w| [w.length, w] }}", "Avg len: #{(words.sum(&:size) / words.size.to_f).round(3)}"
puts "Lines: #{TEXT.lines.size}, paragraphs: #{TEXT.split(/\n{2,}/).size}, chars: #{TEXT.length}, non-space: #{TEXT.count("^ \n")}"
sentences = TEXT.gsub(/\s+/, " ").split(/(?<=[.!?;])\s+/)
sentences.each.with_index(1) { |s, i| puts "%2d. %s" % [i, s.length > 40 ? s[0, 37] + "..." : s] }
puts words.group_by(&:size).sort.map { |k, v| "#{k}: #{v.uniq.sort.first(4).join(',')}" }
puts words.each_cons(2).map { |a| a.join(" ") }.tally.select { |_, v| v > 2 }.sort_by { |k, v| [-v, k] }.to_h
def wrap(s, width) = s.gsub(/(.{1,#{width}})(\s+|\Z)/, "\\1\n")
puts wrap(TEXT.tr("\n", " ").squeeze(" "), 40)
puts TEXT.each_line.with_index.map { |l, i| "#{i + 1}: #{l}" }.first(2)
puts TEXT.lines.map(&:chomp).reject(&:empty?).map { |l| l.split.map(&:capitalize).join(" ") }.first
puts TEXT.scan(/\b[A-Z]\w*/).inspect, TEXT[/\$\d+\.\d+/], TEXT =~ /age/, $~.pre_match.size, TEXT.index("epoch"), TEXT.rindex("epoch"), TEXT.scan("it was").count, TEXT.sub(/(\w+) of (\w+)/) { "#{$2} OF #{$1}" }.lines.first
puts TEXT.unpack("a10 x2 a5").inspect, TEXT.each_char.select { |c| c =~ /[[:punct:]]/ }.tally.inspect, TEXT.sum, TEXT.hash == TEXT.dup.hash
vowels, cons = TEXT.downcase.scan(/[a-z]/).partition { |c| "aeiou".include? c }
puts "v=#{vowels.size} c=#{cons.size} ratio=#{'%.2f' % (vowels.size.to_f / cons.size)}"
puts "racecar A man a plan".split.map { |w| w == w.reverse ? "<#{w}>" : w }.join(" "), "hello"[1..3], "hello"[1...-1], "hello"[-3, 2], "a-b_c d".split(/[-_ ]/).inspect, "k1=v1&k2=v2".split("&").map { _1.split("=") }.to_h, "%s is %d years and %.1f%%" % ["Bob", 30, 99.5], "abc".each_char.to_a.permutation.map(&:join).sort.first(3).inspect
puts "snowman: \u2603", "tab\there", 'single #{no}', "oct \101 hex \x41", "a\\b", "multi
line"
puts "The year 1999 and 2024".gsub(/\d{4}/) { |y| (y.to_i + 1).to_s }, "x".ord, "abc".sum, "z".next, "Az".succ, "a".."e", ("a".."e").to_a.join, "abc" <=> "abd", "a" * 3 + "b"
printf("%5.2f|%-8s|%08b|%+d|%x\n", 3.14159, "left", 10, 7, 255)
puts "caf\u00e9".length, "café".bytes.length, "ÀÉ".downcase, "straße".upcase, "i̇".length
puts "line1\nline2".each_line.map(&:strip).inspect, "  trim ".strip.inspect, "xxhixx".gsub(/^x+|x+$/, ""), "CSV,with,,empty".split(",").inspect, "1,2,3".split(",").map(&:to_i).sum
