# covers: an exercise as people write it
def spiral(n)
  grid = Array.new(n) { Array.new(n) }
  x = y = 0
  dx, dy = 1, 0
  1.upto(n * n) do |i|
    grid[y][x] = i
    nx, ny = x + dx, y + dy
    if nx < 0 || ny < 0 || nx >= n || ny >= n || grid[ny][nx]
      dx, dy = -dy, dx
      nx, ny = x + dx, y + dy
    end
    x, y = nx, ny
  end
  grid
end
spiral(4).each { |r| puts r.map { |v| v.to_s.rjust(3) }.join }
def rotate(m) = m.transpose.map(&:reverse)
p rotate([[1, 2], [3, 4]]), rotate(rotate([[1, 2, 3], [4, 5, 6]]))
def saddle(m) = m.each_with_index.flat_map { |r, i| r.each_index.select { |j| r[j] == r.max && r[j] == m.map { _1[j] }.min }.map { |j| [i, j] } }
p saddle([[9, 8, 7], [5, 3, 2], [6, 6, 7]])
def minesweeper(b)
  b.each_with_index.map do |row, y|
    row.each_char.with_index.map do |c, x|
      next c if c == "*"
      n = (-1..1).sum { |dy| (-1..1).count { |dx| yy, xx = y + dy, x + dx; yy.between?(0, b.size - 1) && xx.between?(0, row.size - 1) && b[yy][xx] == "*" } }
      n.zero? ? "." : n.to_s
    end.join
  end
end
puts minesweeper(["*.*..", "..*..", ".....", "*...*"])
def diamond(c)
  n = c.ord - 65
  rows = (0..n).map { |i| l = (65 + i).chr; half = " " * (n - i) + l; i.zero? ? half + " " * n : half + " " * (2 * i - 1) + l + " " * (n - i) }
  rows + rows[0...-1].reverse
end
puts diamond("C")
def transpose(s)
  lines = s.split("\n")
  w = lines.map(&:size).max.to_i
  (0...w).map { |i| lines.map { |l| l[i] || " " }.join }.map.with_index { |l, i| l.rstrip.ljust(0) }.join("\n")
end
puts transpose("ABC\nDE\nF")
def triplets(n) = (1..n / 3).flat_map { |a| (a + 1..n / 2).filter_map { |b| c = n - a - b; [a, b, c] if c > b && a * a + b * b == c * c } }
p triplets(108)
def change(coins, amount)
  best = Array.new(amount + 1)
  best[0] = []
  (1..amount).each { |a| best[a] = coins.filter_map { |c| best[a - c] + [c] if a >= c && best[a - c] }.min_by(&:size) }
  best[amount]
end
p change([1, 5, 10, 25, 100], 63), change([2], 3), change([1, 4, 15, 20, 50], 23)&.sort
def knapsack(items, cap)
  items.each_with_object(Array.new(cap + 1, 0)) { |(w, v), dp| cap.downto(w) { |c| dp[c] = [dp[c], dp[c - w] + v].max } }.last
end
p knapsack([[5, 10], [4, 40], [6, 30], [4, 50]], 10)
def nth_prime(n)
  raise ArgumentError, "n must be positive" if n < 1
  (2..).lazy.reject { |i| (2..Integer.sqrt(i)).any? { |d| (i % d).zero? } }.first(n).last
end
p nth_prime(30)
begin; nth_prime(0); rescue ArgumentError => e; puts e.message; end
def say(n)
  return "zero" if n.zero?
  ones = %w[zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen]
  tens = %w[_ _ twenty thirty forty fifty sixty seventy eighty ninety]
  scales = [nil, "thousand", "million", "billion"]
  n.digits(1000).each_with_index.reject { |g, _| g.zero? }.map do |g, i|
    h, r = g.divmod(100)
    s = []
    s << "#{ones[h]} hundred" if h > 0
    s << (r < 20 ? ones[r] : [tens[r / 10], (ones[r % 10] unless r % 10 == 0)].compact.join("-")) if r > 0
    [s.join(" "), scales[i]].compact.join(" ")
  end.reverse.join(" ")
end
puts [0, 14, 21, 100, 123, 1000, 1234567, 987654321123].map { say(_1) }
def rle(s) = s.gsub(/(.)\1+/) { "#{$&.size}#{$1}" }
def unrle(s) = s.gsub(/(\d+)(.)/) { $2 * $1.to_i }
p rle("WWWBWWAAA"), unrle(rle("WWWBWWAAA")), "aabcc".chars.chunk_while { _1 == _2 }.map { |g| [g[0], g.size] }
def pig(w) = w.sub(/\A((?:(?!qu)[^aeiou])*(?:qu)?)(.*)/, '\2\1ay')
p %w[apple square school rhythm quick].map { pig(_1) }
p (1..3).flat_map { |i| [*1..i] }.each_slice(2).map(&:sum), [3, 1, 2].sort.reverse.each_with_index.to_a, (1..4).inject(:*), 5.downto(1).select(&:even?), [1, [2, [3, [4]]]].flatten(1), (1..10).each_cons(3).count { |a, b, c| a + b > c }
def bracket?(s)
  pairs = { ")" => "(", "]" => "[", "}" => "{" }
  s.each_char.with_object([]) { |c, st| pairs.value?(c) ? st.push(c) : (return false unless !pairs.key?(c) || st.pop == pairs[c]) }.empty?
end
p bracket?("{[()]}"), bracket?("{[(])}"), bracket?("a(b)c")
h = %w[a b c].zip([1, 2, 3]).to_h
a = h.sum { |k, v| v * k.ord }
puts a, h.map { |k, v| "#{k}#{v}" }.join("|"), h.min_by { |k, v| -v }.inspect, h.sort_by { |k, v| -v }.to_h, h.find { |k, v| v > 1 }.inspect, h.each_with_index.map { |(k, v), i| "#{i}#{k}#{v}" }.inspect, h.reduce(0) { |s, (k, v)| s + v }, h.partition { |k, v| v.odd? }.inspect, h.invert, h.any? { |k, v| v > 2 }, h.count, h.key(2), h.to_a.flatten.inspect, h.filter_map { |k, v| k if v.odd? }.inspect, h.group_by { |k, v| v.odd? }.inspect, h.each_slice(2).to_a.inspect
