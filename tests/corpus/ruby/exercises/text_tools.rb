# text processing / formatting / io
text = <<~T
  # Title
  Some *bold* and _em_ text with `code`.

  * item 1
  * item 2

  ## Sub
  1. one
  2. two
T
def inline(s) = s.gsub(/\*(.+?)\*/, '<b>\1</b>').gsub(/_(.+?)_/, '<i>\1</i>').gsub(/`(.+?)`/) { "<code>#{$1}</code>" }
out = []
list = nil
text.each_line(chomp: true) do |line|
  case line
  when /\A(\#{1,6})\s+(.*)/ then out << "<h#{$1.size}>#{inline($2)}</h#{$1.size}>"
  when /\A\* (.*)/
    out << "<ul>" unless list == :ul
    list = :ul
    out << "  <li>#{inline $1}</li>"
    next
  when /\A\d+\. (?<item>.*)/
    out << "<ol>" unless list == :ol
    list = :ol
    out << "  <li>#{$~[:item]}</li>"
    next
  when "" then (out << "</#{list}>"; list = nil) if list
  else out << "<p>#{inline(line)}</p>"
  end
end
out << "</#{list}>" if list
puts out
rows = [["Name", "Qty", "Price"], ["Apple", 3, 1.5], ["Watermelon", 10, 12.25]]
widths = rows.transpose.map { |c| c.map { |v| v.to_s.size }.max }
rows.each_with_index do |r, i|
  puts r.zip(widths).map { |v, w| v.is_a?(Numeric) ? v.to_s.rjust(w) : v.to_s.ljust(w) }.join(" | ")
  puts widths.map { |w| "-" * w }.join("-+-") if i.zero?
end
csv = "id,name\n1,\"Smith, J\"\n2,Bob\n"
parsed = csv.lines.drop(1).map { |l| l.chomp.scan(/"([^"]*)"|([^,]+)/).map { |a, b| a || b } }
p parsed
words = text.downcase.scan(/[a-z]+/)
freq = words.tally.sort_by { |w, c| [-c, w] }.first(3)
freq.each { |w, c| puts "#{w.ljust(6)} #{'#' * c} (#{c})" }
puts text.lines.map.with_index(1) { |l, i| format("%2d: %s", i, l) }.first(3).join
puts "wrap this long line of text at twenty characters please".gsub(/(.{1,20})(\s+|\z)/, "\\1\n")
puts "%s" % "a".."c" rescue puts "range"
def wrap(s, w) = s.split.each_with_object([+""]) { |wd, ls| (ls.last.size + wd.size + 1 > w && !ls.last.empty?) ? ls << +wd : ls.last << (ls.last.empty? ? wd : " #{wd}") }
p wrap("the quick brown fox jumps over", 10)
puts "abc".each_char.map { |c| c.ord.to_s(2).rjust(8, "0") }.join(" ")
puts ["1100001".to_i(2)].pack("c"), "hello world".split.map { |w| w[0].upcase + w[1..] }.join(" ")
morse = { "a" => ".-", "b" => "-...", "s" => "...", "o" => "---" }
puts "sos".chars.map { morse[_1] }.join(" "), morse.invert["---"]
puts "aaabbc".gsub(/(.)\1*/) { |m| "#{m.size}#{m[0]}" }, "3a2b1c".gsub(/(\d+)(.)/) { $2 * $1.to_i }
puts "hello"[1..3], "hello"[-3..], "hello"[1...-1], "hello".slice(1, 3),
  "hello".each_char.each_slice(2).map(&:join).inspect
puts "tacocat".chars.each_with_index.all? { |c, i| c == "tacocat"[-i - 1] }
puts "a=1&b=2&c=".split("&").map { |kv| kv.split("=", 2) }.to_h.inspect
puts "%-20s%10.2f" % ["Total:", 1234.5], "%+05d|%x|%#o|%08.3f|%s" % [42, 255, 8, 3.14159, :sym]
puts "line one\nline two".each_line.with_index.map { |l, i| "#{i}:#{l.chomp.reverse}" }
$stdout.write("a", "b", "\n")
$stdout.print("x", "y\n")
$stdout << "chained" << " output\n"
STDOUT.printf("%d-%d\n", 1, 2)
puts nil.to_s.empty?, [nil, 1].to_s, nil.inspect, :a.inspect, "q\"uote".inspect, 'sq\'s', "\e[0m".inspect,
  "\u0001".inspect
puts "z".ord.chr, "abc".succ, "Az".succ, "a".upto("e").to_a.join, "%c%c" % [72, "i"]
puts [["b", 2], ["a", 1]].sort.to_h, { "x" => [1, { y: nil }] }.to_s
print "no newline", "\n"
p "multi", :args, 1.0, nil, [1, "two", :three], { k: "v", 1 => 2 }
pp({ deep: { nest: [1, 2] } })
puts [1, [2, [3]]].flatten.inspect, [[], [nil]].inspect
puts "ünïcödé".length, "ünïcödé".bytes.size, "ünïcödé".upcase, "日本語テキスト"[2, 2], "🎉 party".chars.first,
  "e\u0301".length
puts "ab".unpack("a1 a1").inspect, [1, 2].pack("s*").bytes.inspect, ["abc"].pack("m").chomp,
  "YWJj".unpack1("m")
puts "snowman: \u2603", "tab\tsep", 'raw\tsep', "oct\101", "hex\x41"
puts "a-b-c".tr("-", "_"), "hello".tr("a-y", "b-z"), "hello".delete("l"), "aabb".squeeze, "hello".count("a-h")
printf("%5.1f%%\n", 45.678)

puts "same".equal?("same"), "a".eql?("a"), "a" == :a.to_s, "abc".hash == "abc".dup.hash
puts __FILE__.split("/").last, __LINE__
