# covers: an exercise as people write it
class Trie
  Node = Struct.new(:kids, :word)
  def initialize(words = []) = (@root = Node.new({}, false); words.each { add(_1) })
  def add(w) = w.each_char.inject(@root) { |n, c| n.kids[c] ||= Node.new({}, false) }.word = true
  def find(prefix) = prefix.each_char.inject(@root) { |n, c| n&.kids&.[](c) }
  def words(prefix = "", node = find(prefix))
    return [] unless node
    (node.word ? [prefix] : []) + node.kids.sort.flat_map { |c, k| words(prefix + c, k) }
  end
  def include?(w) = !!find(w)&.word
end
t = Trie.new(%w[car card care cat dog do])
p t.words("car"), t.include?("ca"), t.include?("cat"), t.words("x"), t.words.size
def match?(re, s)
  return true if re.empty?
  return match_here(re[1..], s) if re[0] == '^'
  (0..s.size).any? { |i| match_here(re, s[i..]) }
end
def match_here(re, s)
  return true if re.empty?
  return s.empty? if re == '$'
  return match_star(re[0], re[2..], s) if re[1] == '*'
  !s.empty? && (re[0] == '.' || re[0] == s[0]) && match_here(re[1..], s[1..])
end
def match_star(c, re, s)
  loop do
    return true if match_here(re, s)
    return false if s.empty? || (c != '.' && s[0] != c)
    s = s[1..]
  end
end
[['^ab*c$', 'abbbc'], ['a.c', 'xxabc'], ['^b', 'ab'], ['x*', ''], ['^.*z$', 'abcz']].each { |re, s| puts "#{re.ljust(8)} #{s.ljust(6)} #{match?(re, s)}" }
HNode = Struct.new(:freq, :sym, :left, :right)
def huffman(s)
  q = s.each_char.tally.sort_by { |c, f| [f, c] }.map { |c, f| HNode.new(f, c) }
  while q.size > 1
    a, b = q.shift(2)
    q.insert(q.index { |n| n.freq > a.freq + b.freq } || q.size, HNode.new(a.freq + b.freq, nil, a, b))
  end
  walk = ->(n, code, out) { n.sym ? out[n.sym] = code : (walk[n.left, code + "0", out]; walk[n.right, code + "1", out]); out }
  walk[q[0], "", {}]
end
codes = huffman("abracadabra")
p codes, "abracadabra".each_char.map(&codes).join.size, "abracadabra".gsub(/./, codes)
def crc32(s) = s.each_byte.reduce(0xffffffff) { |c, b| c ^= b; 8.times { c = c[0] == 1 ? (c >> 1) ^ 0xedb88320 : c >> 1 }; c } ^ 0xffffffff
puts crc32("The quick brown fox jumps over the lazy dog").to_s(16)
def glob(pat) = Regexp.new('\A' + Regexp.escape(pat).gsub('\*', '.*').gsub('\?', '.') + '\z')
p %w[foo.rb bar.rb foo.py f.r].grep(glob("f*.r?")), glob("a*b?"), File.fnmatch("*.rb", "x.rb"), Regexp.union("a.b", /c|d/), Regexp.escape("a+b(c)")
def kmp(text, pat)
  fail = [0]
  (1...pat.size).each { |i| j = fail[i - 1]; j = fail[j - 1] while j > 0 && pat[i] != pat[j]; fail << (pat[i] == pat[j] ? j + 1 : 0) }
  j = 0
  text.each_char.with_index.with_object([]) { |(c, i), r| j = fail[j - 1] while j > 0 && c != pat[j]; j += 1 if c == pat[j]; (r << i - j + 1; j = fail[j - 1]) if j == pat.size }
end
p kmp("abababcabab", "abab"), "abababcabab".enum_for(:scan, /(?=abab)/).map { Regexp.last_match.begin(0) }, "hello"[1..3], "hello"[-3..], "hello"[1...-1], "x-y_z".split(/[-_]/), "a1b22".scan(/[a-z]\d+/), "a1b22".scan(/([a-z])(\d+)/), "2024-01-15".match(/(?<y>\d+)-(?<m>\d+)-(?<d>\d+)/).named_captures, "foobar" =~ /o+/, $~[0], $~.begin(0), $~.end(0), $~.pre_match, $~.post_match, "ab12cd".tr('a-z', '').to_i, "test123"[/\d+/].to_i, "k1=v1;k2=v2".split(';').map { _1.split('=') }.to_h, "abc".match?(/B/i), "a\nb" =~ /a$/, "aXbXc".split("X", 2), "path/to/file.rb".then { |f| [File.basename(f), File.extname(f), File.dirname(f), File.basename(f, ".rb")] }
if "John Smith <js@x.org>" =~ /(?<name>[\w ]+) <(?<mail>[^>]+)>/
  puts $~[:name], $~[:mail], $1, Regexp.last_match(:mail)
end
if /(?<year>\d{4})-(?<mon>\d\d)/ =~ "on 2023-07-04"
  puts year, mon
end
puts "The Cat".gsub(/(?<first>[A-Z])(\w*)/) { "#{$~[:first].downcase}" }, "hello world".gsub(/o(?= )/, "0").gsub(/\b(\w)/) { $1.upcase }, "x".gsub(/x/, "\\\\"), "a.b".gsub(".", "-"), "aaa".sub(/a/) { |m| m.ord.to_s }, "tel: 555-1234".gsub(/\d/, "#"), "CSV,line".gsub(/,/, "," => ";"), "path".gsub(/(?<!x)a/, "A"), "über".match(/\p{L}+/)[0], "abc123".slice(/[0-9]+/), "a,b;c".split(/([,;])/).inspect, "aAbB".swapcase.each_char.sort.join, "%d%%" % 50
