# Rosetta-like collection
def gcd(a, b) = b.zero? ? a : gcd(b, a % b)
puts gcd(48, 18)
puts (1..20).map { |i| i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : i }.join(" ")
def hanoi(n, from, to, via, moves = []) = n == 0 ? moves : (hanoi(n - 1, from, via, to, moves); moves << [from, to]; hanoi(n - 1, via, to, from, moves))
p hanoi(3, :a, :c, :b).length
def permutations(s) = s.size <= 1 ? [s] : s.chars.flat_map { |c| permutations(s.delete(c)).map { |r| c + r } }
p permutations("abc")
def sieve(n)
  s = [true] * (n + 1); s[0] = s[1] = false
  2.upto(Math.sqrt(n)) { |i| (i * i).step(n, i) { |j| s[j] = false } if s[i] }
  s.each_index.select { |i| s[i] }
end
p sieve(50)
def pascal(n) = (1..n).each_with_object([[1]]) { |_, rows| rows << [0, *rows.last].zip([*rows.last, 0]).map(&:sum) }
pascal(5).each { |r| puts r.join(" ").center(20) }
def collatz(n) = Enumerator.produce(n) { |x| x == 1 ? raise(StopIteration) : x.even? ? x / 2 : 3 * x + 1 }
p collatz(6).to_a
puts "racecar".then { |s| s == s.reverse ? "palindrome" : "no" }
def caesar(s, k) = s.gsub(/[a-z]/) { |c| ((c.ord - 97 + k) % 26 + 97).chr }.gsub(/[A-Z]/) { ((($&.ord - 65) + k) % 26 + 65).chr }
puts caesar("Hello, World!", 3), caesar(caesar("Hello", 3), -3)
def roman(n)
  { 1000 => "M", 900 => "CM", 500 => "D", 400 => "CD", 100 => "C", 90 => "XC", 50 => "L", 40 => "XL", 10 => "X", 9 => "IX", 5 => "V", 4 => "IV", 1 => "I" }
    .reduce("") { |s, (v, r)| q, n = n.divmod(v); s + r * q }
end
p [1994, 2024, 4].map { |n| roman(n) }
def lcs(a, b)
  dp = Array.new(a.size + 1) { Array.new(b.size + 1, 0) }
  a.each_char.with_index(1) { |x, i| b.each_char.with_index(1) { |y, j| dp[i][j] = x == y ? dp[i - 1][j - 1] + 1 : [dp[i - 1][j], dp[i][j - 1]].max } }
  dp[-1][-1]
end
p lcs("AGGTAB", "GXTXAYB")
def levenshtein(a, b)
  costs = (0..b.size).to_a
  a.each_char.with_index(1) do |ca, i|
    prev, costs[0] = costs[0], i
    b.each_char.with_index(1) do |cb, j|
      prev, costs[j] = costs[j], [costs[j] + 1, costs[j - 1] + 1, prev + (ca == cb ? 0 : 1)].min
    end
  end
  costs.last
end
p levenshtein("kitten", "sitting")
m = [[1, 2], [3, 4]]
p m.transpose, m.map { |r| r.map { |x| x * 2 } }, m.flatten.each_slice(2).to_a == m
def matmul(a, b) = a.map { |r| b.transpose.map { |c| r.zip(c).sum { |x, y| x * y } } }
p matmul(m, m)
def bsearch(arr, t, lo = 0, hi = arr.size - 1)
  return nil if lo > hi
  mid = (lo + hi) / 2
  case arr[mid] <=> t
  when 0 then mid
  when 1 then bsearch(arr, t, lo, mid - 1)
  when -1 then bsearch(arr, t, mid + 1, hi)
  end
end
p bsearch([1, 3, 5, 7, 9], 7)
def quicksort(a)
  return a if a.size <= 1
  pivot, *rest = a
  left, right = rest.partition { |x| x < pivot }
  [*quicksort(left), pivot, *quicksort(right)]
end
p quicksort([3, 6, 1, 8, 2, 9, 2])
def bubble(a)
  a = a.dup
  loop do
    swapped = false
    (a.size - 1).times { |i| a[i], a[i + 1], swapped = a[i + 1], a[i], true if a[i] > a[i + 1] }
    break unless swapped
  end
  a
end
p bubble([5, 2, 4, 1])
puts 255.to_s(2), "11111111".to_i(2), 255.to_s(16).upcase, "%08b" % 37, 0b1010
puts 10.downto(1).select(&:even?).inspect
p 100.digits, 2**100, (2**100).to_s.length, 20.downto(1).inject(:*)
p (1..Float::INFINITY).lazy.select { |n| n % 3 == 0 }.map { |n| n * n }.first(3)
fib = Hash.new { |h, n| h[n] = n < 2 ? n : h[n - 1] + h[n - 2] }
p fib[80]
p "the quick brown fox".split.map(&:capitalize).join(" "), "hello world".tr('lo', '01')
p %w[apple pie a la mode].group_by(&:size).sort.to_h
p "mississippi".each_char.tally.sort_by { |c, n| [-n, c] }
p "hello".each_char.with_index.map { |c, i| i.even? ? c.upcase : c }.join
p [3, 1, 2].sort.reverse, [1, 2, 3, 4].each_cons(2).to_a, (1..10).each_slice(3).to_a
puts [["a", 1], ["bb", 22]].map { |k, v| "%-5s|%5d" % [k, v] }
puts "%.3e" % 123456.789, "%+d" % 5, "%x" % 255, "%05d" % 42, "%s" % nil.inspect
puts 1234567.89.to_s.reverse.scan(/\d{1,3}/).join(",").reverse
puts 1234567.to_s.gsub(/(\d)(?=(\d{3})+$)/, '\1,')
p Time.at(0).utc.strftime("%Y-%m-%d"), 3.7 % 1, -7 / 2, -7.remainder(2), 7.fdiv(2)
p [1, [2, [3, [4]]]].flatten(1), [nil, 1, false].compact, [1, 1, 2].uniq, [1, 2] | [2, 3], [1, 2] & [2],
  [1, 2, 3] - [2]
p [1, 2, 3].cycle.first(7), [1, 2, 3].each_entry.to_a, [4, 5].each_with_index.to_a
def ackermann(m, n) = m.zero? ? n + 1 : (n.zero? ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)))
p ackermann(2, 3)
p 'abc'.succ, 'az'.succ, 'zz'.succ, 'a9'.succ
p "a-b_c d".split(/[-_ ]/), "2024-01-15".match(/(?<y>\d+)-(?<m>\d+)/).named_captures
if "John Smith" =~ /(\w+) (\w+)/ then puts "#$2, #$1" end
puts "ok" if "abc" in String
$stdout.puts "x".ord, "%c" % 120
puts <<~EOS
  Name:  #{"x" * 3}
    indented
  done
EOS
puts [1, 2, 3].to_s + "!", :sym.to_proc.call("x") rescue puts "err #{$!.message}"
