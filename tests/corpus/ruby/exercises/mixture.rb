# covers: a mixture as exercises use it
class Matrix2
  attr_reader :rows
  def initialize(text) = @rows = text.lines.map { |l| l.split.map(&:to_i) }
  def columns = rows.transpose
  def saddle = rows.each_with_index.flat_map { |r, i| r.each_with_index.select { |v, j| v == r.max && v == columns[j].min }.map { |_, j| [i + 1, j + 1] } }
end
p Matrix2.new("9 8 7\n5 3 2\n6 6 7").saddle
class Luhn
  def self.valid?(s)
    s = s.delete(" ")
    return false if s.length < 2 || s =~ /\D/
    s.reverse.each_char.with_index.sum { |c, i| d = c.to_i; i.odd? ? (d * 2 > 9 ? d * 2 - 9 : d * 2) : d } % 10 == 0
  end
end
p Luhn.valid?("4539 3195 0343 6467"), Luhn.valid?("8273 1232 7352 0569")
module Anagram
  def self.for(word, list) = list.select { |w| w.downcase != word.downcase && w.downcase.chars.sort == word.downcase.chars.sort }
end
p Anagram.for("listen", %w[enlists google inlets banana Silent])
def encode(s) = s.gsub(/(.)\1+/) { |m| "#{m.size}#{m[0]}" }
def decode(s) = s.gsub(/(\d+)(.)/) { $2 * $1.to_i }
p encode("WWWWBBBC"), decode("4W3BC")
def caesar(t, k) = t.each_char.map { |c| c =~ /[a-z]/ ? ((c.ord - 97 + k) % 26 + 97).chr : c =~ /[A-Z]/ ? ((c.ord - 65 + k) % 26 + 65).chr : c }.join
puts caesar("Hello, World!", 3), caesar(caesar("Hello, World!", 3), -3)
def collatz(n, steps = 0) = n == 1 ? steps : collatz(n.even? ? n / 2 : 3 * n + 1, steps + 1)
p collatz(27)
memo = Hash.new { |h, n| h[n] = n < 2 ? n : h[n - 1] + h[n - 2] }
p memo[80]
class Tree
  include Enumerable
  Node = Struct.new(:value, :left, :right)
  def insert(v)
    @root = put(@root, v)
    self
  end
  def each(&b)
    return to_enum(:each) unless b
    walk(@root, &b)
  end
  private
  def put(n, v)
    return Node.new(v) if n.nil?
    v < n.value ? n.left = put(n.left, v) : n.right = put(n.right, v)
    n
  end
  def walk(n, &b)
    return unless n
    walk(n.left, &b)
    b.call(n.value)
    walk(n.right, &b)
  end
end
t = Tree.new
[5, 2, 8, 1, 9].each { |v| t.insert(v) }
p t.to_a, t.min, t.include?(8), t.each_slice(2).to_a, t.sort_by { |x| -x }, t.each.next, t.first, t.first(2), t.reduce(:+), t.lazy.map { |x| x * 2 }.first(2), t.each_with_index.to_a, t.entries, t.inject { |a, b| a + b }, t.partition(&:even?), t.zip(t.to_a), t.min_by { |x| (x - 6).abs }
stack = []
"3 4 + 2 *".split.each { |tok| tok =~ /\d/ ? stack.push(tok.to_i) : stack.push(stack.pop(2).reduce(tok.to_sym)) }
p stack
puts (1..15).map { |i| i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : i }.join(" ")
board = Array.new(3) { Array.new(3, ".") }
board[1][1] = "X"
board.each { |row| puts row.join(" ") }
puts "%-10s %5s" % %w[Item Price], "-" * 16
{ apple: 1.5, kiwi: 0.25 }.each { |k, v| puts "%-10s %5.2f" % [k, v] }
def hanoi(n, a, b, c) = n.zero? ? [] : hanoi(n - 1, a, c, b) + [[a, c]] + hanoi(n - 1, b, a, c)
p hanoi(3, :a, :b, :c).length
p %w[a b c].each_cons(2).map(&:join), %w[x y].product([1, 2]), [3, 1, 2].sort { |a, b| b <=> a }, [[2, "b"], [1, "a"]].sort, [1, 2, 3, 4].sum.fdiv(4), [1, [2, [3]]].flatten, [nil, 1].compact, (1..10).each_slice(3).to_a, [1, 2, 3].cycle.lazy.map { |x| x + 1 }.first(4)
p "The quick brown fox".split.group_by(&:size).sort.to_h, "mississippi".chars.tally.sort_by { |c, n| [-n, c] }.first(2), %w[b a].max, %w[bb a].min_by(&:size), [1, 2, 3, 4, 5].each_with_object({}) { |n, h| h[n] = n * n if n.odd? }
words = %w[one two three]
longest = words.inject { |m, w| m.length > w.length ? m : w }
p longest, words.each_with_index.map { |w, i| "#{i}:#{w}" }, words.zip(1..3).to_h, words.find { |w| w =~ /w/ }, words.sum(&:length), words.minmax_by(&:length), words.partition { |w| w.include?("o") }
begin
  Integer("abc")
rescue ArgumentError => e
  puts e.message
ensure
  puts "done"
end
class StackError < StandardError
  def initialize(msg = "stack is empty") = super
end
begin
  raise StackError
rescue StackError => e
  p e, e.message
end
def retry_it
  tries = 0
  begin
    tries += 1
    raise "fail" if tries < 3
    tries
  rescue
    retry
  end
end
p retry_it
if __FILE__ == $0 then puts "main" end
$stdout.puts "x", [1, [2]]
STDOUT.print "a\n"
require "ostruct"
require "forwardable"
require "stringio"
os = OpenStruct.new(a: 1); os.b = 2
p os, os.a, os.b, os[:a], os.respond_to?(:b), os.c, os.to_h
class Queue2
  extend Forwardable
  def_delegators :@items, :size, :<<, :each, :first, :empty?
  def_delegator :@items, :shift, :dequeue
  include Enumerable
  def initialize = @items = []
end
q = Queue2.new
q << 1 << 2
p q.size, q.dequeue, q.map { |x| x + 1 }, q.empty?
io = StringIO.new
io.puts "hi"; io << "x" << 1; io.printf("%d", 5)
p io.string, StringIO.new("a\nb\n").each_line.to_a rescue p $!.message
