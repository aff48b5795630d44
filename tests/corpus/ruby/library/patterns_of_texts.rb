# covers: regular expressions, \K, possessive and atomic parts
p "foobarbaz" =~ /ba(.)/, $~, $1, $&, $`, $', $+, $~.begin(0), $~.offset(1), $~.pre_match
m = "John Smith 42".match(/(?<first>\w+) (?<last>\w+) (?<age>\d+)/)
p m[:first], m["last"], m.names, m.named_captures, m.captures, m.to_a, m.values_at(1, 3), m.begin(:age), m.end(:age), m.size, m.string, m.regexp, m
if /(?<yr>\d{4})-(?<mo>\d\d)/ =~ "on 2024-05-06" then p yr, mo end
p "aaa".gsub(/a/) { |x| $~.begin(0).to_s }, "price: 100".sub(/(\d+)/) { ($1.to_i * 2).to_s }, "a1b22".scan(/[a-z]\d+/), "k=v;x=y".scan(/(\w)=(\w)/), "test".gsub(/t/, "t" => "T"), "hello".gsub(/[el]/, "e" => "3", "l" => "1"), "abc".gsub(/b/, '[\0]'), "abc".gsub(/(?<q>b)/, '<\k<q>>')
p "foo.bar(baz)".split(/[.()]/), "a,b;c".split(/[,;]/), "2024-01-02".match?(/\A\d+-\d+-\d+\z/), "line1\nline2" =~ /^line2$/, "x\ny".match(/x.y/m)[0], "ABC" =~ /abc/i, "a b" =~ /a\ b/x, /a#{1 + 1}b/.source, /x/mix.inspect, /x/.options, Regexp.escape("a.b*c"), Regexp.union("a.b", /c|d/), Regexp.new("a+", Regexp::IGNORECASE), /(a)(b)?/.match("a").to_a
p "foobar"[/o+/], "foobar"[/(f)(o+)/, 2], "foobar".slice(/b../), "key: val"[/(\w+): (\w+)/, 1], "abc".sub(/(?<=a)b/, "X"), "abc".sub(/b(?=c)/, "Y"), "abc".sub(/b(?!d)/, "Z"), "price $5" =~ /\$\d/, "aXbXc".rpartition(/X/), "aXbX".partition(/X/), "aaa".sub(/a{2}/, "b"), "foo bar".tr("o", "0"), "x-y_z".split(/[-_]/), "CSV,line,\"q,uoted\"".scan(/"([^"]*)"|([^,]+)/)
p "abcabc".gsub(/b/).with_index.map { |x, i| "#{x}#{i}" }, "hello world".gsub(/\b(\w)/) { $1.upcase }, "hello_world".gsub(/_(\w)/) { $1.upcase }, "HelloWorld".gsub(/(?<!^)([A-Z])/, '_\1').downcase, "1234567".reverse.gsub(/(\d{3})(?=\d)/, '\1,').reverse, "1234567".gsub(/(?<=\d)(?=(\d{3})+$)/, ","), "aabbcc".squeeze, "foo" !~ /z/, "a\\b".gsub("\\", "/"), "it's".gsub("'", "\\\\'"), 'a.b'.gsub('.', '-')
case "hello123"
when /^\d+$/ then p :num
when /^[a-z]+(\d+)$/ then p [:alnum, $1]
end
p "ab12cd".tr("a-z", "").to_i, "foo123"[/\d+/].to_i, "%d" % "42", "aXb".swapcase, "été".match?(/\p{L}+/), "日本語".scan(/\p{Han}/), "tel: 555-1234".match(/(?<pre>\d{3})-(?<num>\d{4})/).named_captures.transform_keys(&:to_sym), "abc".match(/z/), "x".match(/(y)?/)[1], "foo\tbar".split(/\s/), "a  b".split(/\s+/), " a b ".split(/\s/), "abc".each_char.grep(/[ab]/), %w[apple bob cat].grep(/^[ab]/) { |w| w.upcase }, %w[a b].grep_v(/a/), "aAbB".scan(/[[:upper:]]/), "a1 b2".gsub(/(?<l>[a-z])(?<d>\d)/) { "#{$~[:d]}#{$~[:l]}" }
p "foobar".match(/foo\Kbar/)[0], "foobar".sub(/foo\Kbar/, "X"), "aaa"[/a++/], "aaab" =~ /(?>a+)ab/, "((a)(b))".scan(/\([^()]*\)/), "AbC"[/(?i)abc/], "AbC".match?(/a(?i:B)c/), "xay".sub(/(?<c>a)/, '[\k<c>]'), "foo.rb".sub(/\.rb\z/, ".py"), "ab\n" =~ /b$/, "ab\n" =~ /b\Z/, "ab\n" =~ /b\z/, "a.b.c".split(".", 2), "test123abc".slice(/(?<num>\d+)/, "num"), "x1y2".tr('0-9', ''), "x1y2".delete("0-9"), "αβγ".scan(/./).length, "a|b".split("|"), "aaa".index("a", 1), "foo bar baz".match(/(?:\w+ ){2}(\w+)/)[1], $~.post_match, Regexp.last_match(1)
p (begin; Regexp.new("(a"); rescue RegexpError => e; e.message; end), (begin; Regexp.new("[a"); rescue RegexpError => e; e.message; end), (begin; Regexp.new("*a"); rescue RegexpError => e; e.message; end), /a/ == /a/, /a/.hash == /a/.hash, /(?<x>.)/.names, /a/ === "cat", /a/ === nil, /a/ === :cat, "a".match?(/A/i), /\// , %r{a/b}, %r{a/b}i.source, /[\/]/.source, /#{"a.b"}/, /#{Regexp.escape("a.b")}/, /\u00e9/.match?("é"), "cat hat".gsub(/[ch]at/) { |s| s.capitalize }, "path/to/file".gsub("/") { "::" }, "a-b".gsub(/-/, "-" => "+"), "abc".gsub(/./) { |c| c.ord.to_s + " " }, "Mississippi".gsub(/ss/, "SS").gsub(/(i)/, '(\1)'), "aaa".gsub(/a/).to_a, "abc".gsub(/x*/, "-"), "hello"=~/ll/ ? $~.end(0) : nil
"a1b2".scan(/([a-z])(\d)/) { |l, d| print l, d, $~.pre_match, ";" }
puts
"foo bar".scan(/\w+/) { |w| print w.upcase, " " }
puts
str = +"hello"; str[/l+/] = "LL"; p str; str["he"] = "HE"; p str; str[0] = "J"; p str; str[-1..] = "!!"; p str; str[1, 2] = ""; p str
