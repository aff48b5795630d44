# covers: short tasks
# 100 doors, perfect numbers, bulls, look-and-say, ackermann, pascal, etc.
doors = Array.new(101, false); (1..100).each { |i| (i..100).step(i) { |j| doors[j] = !doors[j] } }; puts doors.each_index.select { |i| doors[i] }.inspect
p (1..500).select { |n| (1...n).select { |d| (n % d).zero? }.sum == n }
s = "1"; 5.times { s = s.gsub(/(.)\1*/) { |m| m.size.to_s + m[0] } }; puts s
def ack(m, n) = m.zero? ? n + 1 : n.zero? ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); p ack(2, 3)
puts 10.downto(8).map { |i| "#{i} bottle#{'s' if i != 1} of beer" }
p "rosetta code phrase reversal".split.map(&:reverse).join(" "), "rosetta".chars.rotate(2).join, "the three truths".scan("th").size, "ababababab".scan(/(?=aba)/).size
puts (1..15).map { |n| n % 15 == 0 ? "FizzBuzz" : n % 5 == 0 ? "Buzz" : n % 3 == 0 ? "Fizz" : n }.join(" ")
def bubble(a) = a.dup.tap { |b| (b.size - 1).times { |i| (b.size - 1 - i).times { |j| b[j], b[j + 1] = b[j + 1], b[j] if b[j] > b[j + 1] } } }; p bubble([5, 2, 8, 1])
def quick(a) = a.size <= 1 ? a : (x, *r = a; l, g = r.partition { _1 < x }; quick(l) + [x] + quick(g)); p quick([3, 6, 1, 8, 2])
def merge(a, b) = a.empty? ? b : b.empty? ? a : a[0] <= b[0] ? [a[0]] + merge(a[1..], b) : [b[0]] + merge(a, b[1..])
def msort(a) = a.size < 2 ? a : merge(*a.each_slice((a.size / 2.0).ceil).map { msort(_1) }); p msort([4, 1, 3, 9, 7])
p 10.to_s(2), "1010".to_i(2), 255.to_s(16).upcase, "%08b" % 37, [1, 2, 3].permutation.map(&:join).first(3), (1..4).to_a.combination(2).count, 2 ** 100, 100.digits.sum, (1..20).reduce(:lcm), 600851475143.then { |n| f = []; d = 2; while n > 1; (f << d; n /= d) while n % d == 0; d += 1; end; f }
a = [[1, 2], [3, 4]]; b = [[5, 6], [7, 8]]; p a.map { |r| b.transpose.map { |c| r.zip(c).sum { |x, y| x * y } } }
h = %w[a b c].zip([1, 2, 3]).to_h; p h, h.invert, h.sum { _2 }; puts "%-10s %5s" % %w[Name Qty], "-" * 16, h.map { |k, v| "%-10s %5d" % [k, v] }
def gcd(a, b) = b.zero? ? a : gcd(b, a % b); p gcd(48, 18), 48.gcd(18), 48.lcm(18)
def lcs(a, b) = (m = Array.new(a.size + 1) { Array.new(b.size + 1, "") }; a.each_char.with_index(1) { |x, i| b.each_char.with_index(1) { |y, j| m[i][j] = x == y ? m[i - 1][j - 1] + x : [m[i - 1][j], m[i][j - 1]].max_by(&:size) } }; m[-1][-1]); p lcs("thisisatest", "testing123testing")
p "hello world".each_char.select { |c| "aeiou".include?(c) }.tally, "Madam".downcase.then { _1 == _1.reverse }, "abc".each_char.to_a.permutation.map(&:join), "hello"[1..3], "hello".sub("l", "L"), "hello" * 2, "a-b_c d".split(/[-_ ]/), "title case".split.map(&:capitalize).join(" "), "aAbBcC".swapcase, "%.3e" % 123456.789, "%+.2f" % -1.5, "abc".succ, "az".succ, "zz99".succ, "a".ord, 97.chr, "abc".bytes.sum, "abc".unpack("C*"), "hello world".capitalize, "snake_case_word".split("_").each_with_index.map { |w, i| i.zero? ? w : w.capitalize }.join
towers = ->(n, f, t, v) { n.zero? ? [] : towers.(n - 1, f, v, t) + [[f, t]] + towers.(n - 1, v, t, f) }; p towers.(3, :a, :c, :b).size
Y = ->(f) { ->(x) { x.(x) }.(->(x) { f.(->(v) { x.(x).(v) }) }) }; p Y.(->(s) { ->(n) { n.zero? ? 1 : n * s.(n - 1) } }).(5)
compose = ->(*fs) { fs.reduce { |f, g| f >> g } }; p compose.(->(x) { x + 1 }, ->(x) { x * 2 }, :to_s.to_proc).(3)
memo = Hash.new { |hh, n| hh[n] = n < 2 ? n : hh[n - 1] + hh[n - 2] }; p memo[80], memo.size
board = Array.new(3) { Array.new(3, ".") }; board[1][1] = "X"; puts board.map { _1.join(" ") }
def life(c) = c.flat_map { |x, y| [-1, 0, 1].product([-1, 0, 1]).map { |dx, dy| [x + dx, y + dy] } - [[x, y]] }.tally.select { |k, n| n == 3 || (n == 2 && c.include?(k)) }.keys.sort; p life([[1, 0], [1, 1], [1, 2]])
p (1..3).inject { |a, b| a + b }, [3, 5, 2].each_with_index.max, [1, 2, 3, 4].each_slice(2).to_a, (1..9).each_slice(3).map(&:sum), [0.1, 0.2, 0.3].sum, [0.1, 0.2, 0.3].reduce(:+), 1e3.to_i, 10.0 / 3, 7.fdiv(2), -7 / 2, -7 % 3, 7.divmod(-2), 2 ** -1, 10 ** 20, 1_000_000.to_s.reverse.scan(/\d{1,3}/).join(",").reverse, 3.14.truncate, 3.99.to_i, -3.5.round, 2.5.round, 1234.5678.round(2), 1234.5678.floor(-2), 12.clamp(1, 10), Integer.sqrt(50), Math.sqrt(50).floor
puts <<~T
  Name:\t#{"Bob"}
    Indented #{1 + 1}
  Done
T
def powerset(s) = s.empty? ? [[]] : powerset(s[1..]).flat_map { |x| [x, [s[0]] + x] }; p powerset([1, 2, 3]).sort
def flatten_deep(a) = a.each_with_object([]) { |x, r| x.is_a?(Array) ? r.concat(flatten_deep(x)) : r << x }; p flatten_deep([1, [2, [3, [4]]]])
def happy?(n, seen = []) = n == 1 || (!seen.include?(n) && happy?(n.digits.sum { _1 ** 2 }, seen + [n])); p (1..50).select { happy?(_1) }
def balanced?(s) = s.each_char.with_object([]) { |c, st| case c when "[", "(", "{" then st << c when "]", ")", "}" then return false unless st.pop == { "]" => "[", ")" => "(", "}" => "{" }[c] end }.empty?; p balanced?("{[()]}"), balanced?("[(])")
def rot13(s) = s.tr("A-Za-z", "N-ZA-Mn-za-m"); puts rot13("Hello"), rot13(rot13("Hello"))
def nqueens(n, r = 0, q = []) = r == n ? [q] : (0...n).reject { |c| q.each_with_index.any? { |cc, rr| c == cc || (c - cc).abs == r - rr } }.flat_map { nqueens(n, r + 1, q + [_1]) }; p nqueens(6).size, nqueens(4)
def bin(n) = n < 2 ? n.to_s : bin(n / 2) + (n % 2).to_s; p bin(50)
def vowels(s) = s.count("aeiou"); p vowels("programming"), "hello world".delete("l"), "aaa".squeeze, "hello".index("l"), "hello".tr("el", "ip"), "abc".next, "hello world".center(21, "*"), "%s is %d years" % ["Al", 30], "abc" <=> "abd", "a".."e", ("a".."e").to_a.each_slice(2).to_a
p Time.at(0).utc.strftime("%Y-%m-%d"), [1, 2, 3].to_s + "!", :sym.to_proc.call("x") rescue p $!.class
printf("%5.2f|%-6s|%06d|%x\n", 3.14159, "ab", 42, 255); $stdout.puts [1, 2].inspect; STDOUT.write("done\n"); puts [3, 1, 2].sort { |a, b| b <=> a }.inspect, [1, 2, 3].cycle.first(5).inspect, %w[b c a].max, [1, 2, 3].reduce(:*), (1..5).each_cons(2).to_a.inspect
