s = "Hello, World"
p s.tr('lo', '01'), s.tr('a-y', 'b-z'), s.delete('l'), s.squeeze, s.squeeze('l'), s.count('lo'), s.count('a-z', '^l')
p s.index('o'), s.index('o', 5), s.rindex('o'), s[0], s[-3..], s[0, 5], s[/W\w+/], s[100], s[2..-3], s["World"], s[1..]
p s.sub('World') { |m| m.reverse }, s.gsub(/o/, 'o' => '0'), s.gsub(/l(.)/) { $1.upcase }, s.gsub(/(?<a>l+)/, '<\k<a>>')
p s.scan(/o/), s.scan(/(\w)(\w)/).first(2), s.partition(', '), s.rpartition('o'), s.each_char.to_a.length
p s.center(20, '*'), s.ljust(15, '.'), s.rjust(15), s.start_with?("Hell"), s.end_with?("d", "x")
p "a,b,,c,,".split(','), "a,b,,c,,".split(',', -1), "a b  c".split, "abc".split(''), "1,2;3".split(/[,;]/), "a-b-c".split('-', 2)
p "az".succ, "zz".succ, "a9".succ, "Zz".succ, "1.9".succ, "".succ, "-9".succ
p "%05d|%-6s|%+.2f|%x|%o|%b|%e|%s|%p|%%|%c" % [42, "ab", 3.14159, 255, 8, 5, 12345.678, :sym, nil, "z"]
p "%08.3f" % 3.14159, "%+d" % 5, "%,d" rescue p "bad format"
p format("%<a>d-%{b}", a: 1, b: 2), "%3d|%-3d|%03d" % [1, 2, 3], "%.3s" % "abcdef", "%#x" % 255, "%10.4f|" % 2.5
p "abc".unpack("C*"), [65, 66].pack("C*"), "abc".bytes, "héllo".bytes.size, "héllo".length, "日本".reverse, "日本".chars
p "snake_case_word".split('_').map.with_index { |w, i| i.zero? ? w : w.capitalize }.join
p "CamelCaseString".gsub(/([A-Z])/) { "_" + $1.downcase }.sub(/^_/, '')
p "hello world".capitalize, "HELLO".downcase, "Hello".swapcase, "hello"*2, "abc" <=> "abd", "a".ord, 97.chr
p "line1\nline2\r\nline3".lines, "line1\nline2".each_line.map(&:chomp), "text\n".chomp, "text".chop, "xxhixx".delete_prefix("xx").delete_suffix("xx")
p "  pad ".strip, "  pad ".lstrip, "  pad ".rstrip, "\t\n x".strip
p "abc".each_char.with_index.map { |c, i| c * (i + 1) }, "hello".sum, "abc".hash == "abc".hash
p "ab\tc\"d\\e\e\u0001#{1}\#{x}", 'sq \n #{x}', "caf\u00e9", "\x41"
p "hello world foo".scan(/\w+/) { |w| print w, ";" }
puts
p "abc" =~ /b/, $~[0], $`, $', "foo123"[/\d+/].to_i, "x".match?(/X/i)
if (m = "John Smith <js@x.org>".match(/(?<first>\w+) (?<last>\w+) <(?<mail>[^>]+)>/))
  p m[:first], m["last"], m.names, m.captures, m.named_captures, m.pre_match, m.begin(0), m.to_a.size
end
if /(?<year>\d{4})-(?<mon>\d\d)/ =~ "on 2024-05-06"
  p year, mon
end
p "2024-05-06".match(/(\d+)-(\d+)-(\d+)/).captures.map(&:to_i)
p "aAbB".swapcase, "title case here".split.map(&:capitalize).join(" "), "abcabc".index("c", -2)
p "hello"[1..3], "hello"[1...-1], "hello"[-3, 2], "hello".slice(0, 2), "hello".insert(2, "XX"), "hello".include?("ell")
t = +"mutable"
t << " string" << "!"
t[0] = "M"
t.concat(" a", "b")
t.prepend("> ")
p t, t.length, t.upcase!, t.upcase!, t.replace("new"), t.clear, t.empty?
p "a".upto("e").to_a, ("aa".."ad").to_a, "a".between?("a", "z"), "abc".eql?("abc"), "abc".equal?("abc")
p "ruby is fun".tr('a-z', 'A-Z'), "hello".tr('^l', '*'), "hello".tr_s('l', 'r'), "1,234,567".delete(',').to_i
p 1234567.to_s.reverse.scan(/\d{1,3}/).join(',').reverse, 1234567.89.to_s.gsub(/(\d)(?=(\d{3})+\.)/, '\1,')
p "abc".casecmp("ABC"), "abc".casecmp?("ABC"), "äöü".upcase, "ß".upcase, "İ".downcase.length
p "%s and %s" % %w[a b], "%-10s|" % "hi", "%5.1f%%" % 99.55, "%c%c" % [72, "i"], "%b" % -5, "%x" % -255, "%+x" % -255
p "title".then { |x| x.upcase }, "abc".sub(/(?<x>b)/, '[\k<x>]'), "path/to/file".gsub("/", "::"), "a.b.c".gsub(".", "-")
heredoc = <<~TEXT
  Indented
    more
  back #{1 + 1}

  end
TEXT
puts heredoc
raw = <<~'RAW'
  no #{interp} \n here
RAW
puts raw
puts [<<~A, <<~B].join("|")
  first
A
  second
B
puts <<-OLD.lines.map(&:strip).join(",")
    one
    two
    OLD

p "hello world".each_char.select { |c| "aeiou".include?(c) }.tally, "mississippi".chars.uniq.join, "abc".each_byte.to_a
p "a%b" % [], "100%" rescue p $!.message
p "word " * 3, "abc".ljust(2), "x".encoding.to_s, "abc".force_encoding("UTF-8").valid_encoding?, "abc".unpack1("a2")
p "ab12cd".gsub(/\d/) { |d| (d.to_i * 2).to_s }, "hello".gsub(/[el]/, "e" => "3", "l" => "1"), "test".gsub(/t/, "T").sub("T", "t")
p "The Cat".swapcase, "x=1;y=2".split(";").map { |kv| kv.split("=") }.to_h, "a1b2".scan(/([a-z])(\d)/).to_h
