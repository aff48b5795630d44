# covers: small tasks as collections of them have
# 100 doors, 99 bottles, ABC problem, Ackermann, anagrams, balanced brackets, bulls and cows (fixed), caesar, catalan
doors = Array.new(101, false)
(1..100).each { |i| i.step(100, i) { |j| doors[j] = !doors[j] } }
puts doors.each_index.select { |i| doors[i] }.inspect
plural = ->(n) { "#{n.zero? ? "no more" : n} bottle#{"s" unless n == 1}" }
3.downto(1) { |n| puts "#{plural[n]} of beer on the wall", "Take one down, #{plural[n - 1]} left" }
BLOCKS = %w[BO XK DQ CP NA GT RE TG QD FS JW HU VI AN OB ER FS LY PC ZM]
def can_make?(word, blocks = BLOCKS)
  return true if word.empty?
  c = word[0].upcase
  blocks.each_with_index.any? { |b, i| b.include?(c) && can_make?(word[1..], blocks[0...i] + blocks[i + 1..]) }
end
%w[A BARK BOOK TREAT COMMON SQUAD CONFUSE].each { |w| puts "#{w.inspect}: #{can_make?(w)}" }
catalan = (0..10).map { |n| (1..2 * n).reduce(1, :*) / ((1..n + 1).reduce(1, :*) * (1..n).reduce(1, :*)) }
p catalan
srand(1234)
secret = "1234"
%w[1234 4321 1567 9999].each { |g| bulls = g.chars.zip(secret.chars).count { |a, b| a == b }; cows = (g.chars & secret.chars).size - bulls; puts "#{g}: #{bulls}B#{cows}C" }
puts "Levenshtein, LCS:"
def lcs(a, b)
  t = Array.new(a.size + 1) { Array.new(b.size + 1, "") }
  a.each_char.with_index(1) { |x, i| b.each_char.with_index(1) { |y, j| t[i][j] = x == y ? t[i - 1][j - 1] + x : [t[i - 1][j], t[i][j - 1]].max_by(&:size) } }
  t[-1][-1]
end
puts lcs("thisisatest", "testing123testing")
def perms(s) = s.chars.permutation.map(&:join).uniq
p perms("aab"), "abc".chars.combination(2).map(&:join), [1, 2, 3].repeated_combination(2).count, [1, 2].product([3, 4], [5]).inspect
def powerset(a) = a.inject([[]]) { |ps, x| ps + ps.map { |s| s + [x] } }
p powerset([1, 2, 3]).sort_by { [_1.size, _1] }, (0..3).flat_map { |k| [1, 2, 3].combination(k).to_a }
def hail(n) = n == 1 ? [1] : [n] + hail(n.even? ? n / 2 : 3 * n + 1)
p hail(27).size, (1..20).max_by { hail(_1).size }
def look_say(s) = s.gsub(/(\d)\1*/) { "#{$&.size}#{$1}" }
p 6.times.inject(["1"]) { |a, _| a << look_say(a.last) }
p (1..100).select { |n| n.digits.sum { |d| d * d }.then { |x| Enumerator.produce(x) { |y| y.digits.sum { |d| d * d } }.find { |y| y == 1 || y == 4 } } == 1 }.first(8)
puts (1..5).map { |i| (1..5).map { |j| (i * j).to_s.rjust(3) }.join }.join("\n")
def gray(n) = n ^ (n >> 1)
(0..7).each { |i| printf("%d %03b %03b\n", i, i, gray(i)) }
puts 255.to_s(2), "11111111".to_i(2), 255.to_s(16).upcase, "%08b" % 37, 0b1010.digits(2).inspect, 10.to_s(3).rjust(6, "0")
puts "The quick brown fox jumps over the lazy dog".downcase.scan(/[a-z]/).uniq.size == 26
puts "rosetta code".split.map(&:capitalize).join(" "), "abc".each_char.map { |c| (c.ord + 13).chr }.join, "Hello".tr("A-Za-z", "N-ZA-Mn-za-m")
def sum_digits(n, base = 10) = n.digits(base).sum
p sum_digits(1234), sum_digits(0xfe, 16), (1..1000).select { |n| n % 3 == 0 || n % 5 == 0 }.sum
def narcissistic?(n) = (d = n.digits).sum { _1**d.size } == n
p (0..9999).lazy.select { narcissistic?(_1) }.first(15)
def dot(a, b) = a.zip(b).sum { |x, y| x * y }
def cross((a, b, c), (d, e, f)) = [b * f - c * e, c * d - a * f, a * e - b * d]
p dot([1, 3, -5], [4, -2, -1]), cross([3, 4, 5], [4, 3, 5])
def mean(a) = a.sum.to_f / a.size
def stddev(a) = Math.sqrt(a.sum { (_1 - mean(a))**2 } / a.size)
a = [2, 4, 4, 4, 5, 5, 7, 9]
puts mean(a), stddev(a), a.sort[a.size / 2], a.tally.max_by(&:last).first, a.minmax.inspect, (a.sum { |x| x**-1.0 }**-1 * a.size).round(6), a.inject(:*)**(1.0 / a.size)
puts 1e10.to_i, 10**20, 2**64, 100.pow(50, 13), 123456789 ** 5 % 1000, 7.fdiv(2), -7 / 2, -7 % 3, 7.divmod(-2).inspect, 3.14.floor, 3.99.to_i, 1_000.to_s.size
