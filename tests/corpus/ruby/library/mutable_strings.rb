# covers: strings that change in place, aliases, dup and clone
a = "hello"
b = a
b << " world"
puts a
puts a.equal?(b), a.equal?(a.dup)
c = a.dup
c.upcase!
puts a, c
def shout(text)
  text.upcase!
  text << "!"
end
word = "quiet"
shout(word)
puts word
words = %w[apple pear fig]
words.each { |w| w << "s" }
p words
words.each(&:capitalize!)
p words
p "abc".upcase!, "ABC".upcase!
p "x".squeeze!, "  pad ".strip!, "pad".strip!
s = "the quick brown fox"
s[4, 5] = "slow"
puts s
s["brown"] = "red"
puts s
s[/f.x/] = "hen"
puts s
s[0] = "T"
puts s
s[-3..-1] = "cat"
puts s
puts s.insert(3, "!").insert(-1, "?")
puts s.slice!(0, 5), s
puts s.slice!(/r.d/), s
p s.slice!("zzz")
t = +""
t.concat("a", "b").prepend(">> ").replace(t + "c")
p t
t.clear
p t, t.empty?
p "hello".gsub!(/l/) { |m| m.upcase }, "hello".gsub!(/z/, ""), "hello".sub!("l", "L")
h = Hash.new { |hash, key| hash[key] = "" }
h[:a] << "x"
h[:a] << "y"
h[:b] << "z"
p h
shared = Hash.new("".dup)
shared[:k] << "same"
p shared[:other], shared
class Log
  attr_reader :text
  def initialize = @text = String.new
  def add(line) = tap { @text << line << "\n" }
end
log = Log.new
log.add("one").add("two")
log.text << "three\n"
puts log.text
key = "name"
hash = { key => 1 }
key << "!"
p hash, hash.keys.first.frozen?, key
lines = []
buffer = +""
"abc,def;ghi".each_char do |ch|
  if ",;".include?(ch)
    lines << buffer
    buffer = +""
  else
    buffer << ch
  end
end
lines << buffer
p lines
out = [1, 2, 3].each_with_object(+"") { |n, text| text << n.to_s << "," }
p out.chomp(",")
p (1..3).inject(String.new) { |acc, n| acc << n.to_s }
grid = Array.new(2) { "..." }
grid[0][1] = "#"
puts grid
same = Array.new(2, "...")
same[0][1] = "#"
puts same
sym = "abc".to_sym
str = sym.to_s
str << "d"
p sym, str
x = "abc"
y = x
x += "d"
p x, y
name = "bob"
greeting = "hi #{name}"
greeting << "!"
p greeting, name
s1 = "a-b-c"
parts = s1.split("+")
parts[0] << "?"
p s1, parts
loop do
  s1.chop!
  break if s1.size < 3
end
p s1
p "az".succ, "zz".succ, "a9".succ, "Zz".succ, "".succ
n = nil.to_s
n2 = n.dup << "x"
p n2, nil.to_s
z = "title case here"
z.split.map(&:capitalize!).join(" ").then { |r| puts r }
z.tr!("a-y", "b-z")
p z
z.delete!("z")
p z, z.reverse!, z.swapcase!, z.chomp!("X"), z.next!
