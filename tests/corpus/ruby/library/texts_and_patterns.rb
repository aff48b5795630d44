# strings and regexes
s = "The year 1999 and 2024, also 42."
p s.scan(/\d{4}/), s[/\d+/], s =~ /and/, $~[0], $`, $', s.gsub(/\d+/) { |m| (m.to_i + 1).to_s }
p s.sub(/(?<y>\d+)/, '<\k<y>>'), s.match(/(?<a>\w+) (?<b>\w+)/).names, s.match(/(\w+) (\w+)/).captures
if (m = s.match(/(?<year>\d{4})/))
  p m[:year], m["year"], m.pre_match, m.post_match, m.begin(0), m.end(:year), m.offset(0), m.to_a,
    m.named_captures, m.values_at(0, 1)
end
if /(?<first>\w+) (?<second>\w+)/ =~ "hello world"
  p first, second
end
p "foo.bar(baz)".split(/[.()]/), "a,b;c d".split(/[,; ]/), "abc".split(""),
  "2024-01-02".split("-").map(&:to_i)
p "hello world foo".gsub(/o(.)?/, 'o' => '0', 'o ' => '0_'), "path/to/x".tr('/', '::'),
  "hello".tr('a-y', 'b-z')
p "CamelCaseString".gsub(/([A-Z])/) { "_" + $1.downcase }.sub(/^_/, ''),
  "snake_case_here".split('_').map.with_index { |w, i| i.zero? ? w : w.capitalize }.join
p "x=1, y=2".scan(/(\w)=(\d)/), "x=1, y=2".scan(/(\w)=(\d)/).to_h, "aaa".gsub(/a/).with_index.map { |m, i| i }
p "test123abc".slice(/\d+/), "test"[1..], "test"[-2, 2], "test"[10], "test".slice(0, 2)
p "ab\ncd" =~ /^cd$/, "ab\ncd".match?(/\Acd/), "foobar".match?(/foo(?=bar)/), "foobaz" !~ /bar/,
  "price: $5"[/\$(\d)/, 1]
p "áéí".upcase, "ÀB".downcase, "ß".upcase, "straße".length, "日本".reverse, "日本".bytes.length
p "%s is %d years and %.1f%%" % ["Al", 30, 99.5],
  "%05.1f|%-6s|%+d|%x|%08b|%e" % [3.14159, "ab", 5, 255, 37, 12345.678]
p "abc".each_char.to_a, "abc".bytes, "abc".sum, "abc".hash == "abc".hash, "abc".eql?("abc"),
  "abc".equal?("abc")
p "hello world".center(21, '*'), "abc".ljust(6, '.') + "|", "abc".rjust(6) + "|",
  "title case".split.map(&:capitalize).join(' ')
p "line1\nline2\r\nline3".lines, "line1\nline2".each_line.map(&:chomp),
  "a\tb".expand_tabs rescue p "no expand"
p "hello"*3, "a".."e", ("a".."e").to_a, "az".next, "Zz".succ, "a".ord, 97.chr, "abc".unpack("C*")
p "hello world".delete("l"), "aabbcc".squeeze, "aabbcc".squeeze("b"), "hello".count("lo"),
  "hello".index("l"), "hello".rindex("l"), "hello".insert(2, "XX")
p "abc" <=> "abd", "a" == "a", "abc".casecmp("ABC"), "abc".casecmp?("ABC"), "abc".start_with?("ab", "x"),
  "abc".end_with?("c")
p "hello".sub("l") { |x| x.upcase }, "hello".gsub("l", "L"), "hello" =~ /ll/, "hello".partition("l"),
  "hello".rpartition("l"), "a.b.c".rpartition(".")
str = "mutable"
str << " text" << 33
str[0] = "M"
str[-1..] = "!"
str.insert(0, ">")
p str, str.slice!(0), str, str.replace("new"), str.clear, str.empty?
p "abc".freeze.frozen?, :sym.to_s, "str".to_sym, %w[a b].map(&:to_sym), "with space".to_sym.inspect,
  :"quoted sym", "9x".to_sym
p "ab12".match(/(?<l>[a-z]+)(?<d>\d+)/).then { |mm| [mm[:l], mm[:d].to_i] }
puts "tab\there", 'single #{no}', "uni\u00e9", "esc\\n", "a\
b"
p "a b c".split(" ", 2), " lead trail ".strip, "xxhixx".gsub(/^x+|x+$/, ""), "1,234,567".delete(",").to_i
p "hello world".each_char.select { |c| "aeiou".include?(c) }.tally, "Mississippi".squeeze,
  "Mississippi".chars.uniq.join, "Mississippi".chars.chunk_while { |a, b| a == b }.map(&:join)
p "ruby is fun".split.map(&:reverse).join(" "), "ruby".chars.sort.join, "ruby".chars.rotate(2).join,
  "ruby".sum
p "0b101".to_i(0), "0x1f".hex, "17".oct, "z".to_i(36), "3.99".to_f.floor, "1e3".to_f, "12.5kg".to_f
p "caf\u00e9".unicode_normalize(:nfc).length, "abc".encoding.to_s,
  "abc".force_encoding("ASCII-8BIT").encoding.to_s, "é".bytes
p "ab" + "cd" + 5.to_s, "ab" "cd", "abc".succ, "abc".prepend(">"), "x".concat("y", "z"),
  "abc".chars.each_slice(2).map(&:join)
heredoc = <<~TEXT
  Dear #{"Bob".upcase},
    indented
  Bye\tX
TEXT
puts heredoc
p heredoc.lines.map(&:length)
p "%-10s|%5s|" % %w[ab cd], "%3d%%" % 50, "%c" % "x", "%s" % nil, "%p" % [nil], "%010.3f" % 3.14159,
  "%+.2e" % 0.00012
p "a1b22".gsub(/\d+/) { |d| "<#{d}>" }, "John Smith".sub(/(\w+) (\w+)/, '\2, \1'), "aaa".sub(/a{2}/, "b"),
  "a.b".gsub(".", "-")
p "abcabc".gsub(/b|c/, "b" => "1", "c" => "2"),
  "path".then { |x| "#{x}/y" }, "x".between?("a", "z"), "é" == "e\u0301"
p "ab cd".swapcase, "hello world".capitalize, "HELLO".downcase.capitalize,
  "hello_world-foo bar".split(/[_\- ]/)
p "abc".tr('a-c', 'A-C'), "hello".delete('l-o'), "hello".tr('^l', '*'), "a-b".tr('-', '_'),
  "abc".tr('abc', 'x')
