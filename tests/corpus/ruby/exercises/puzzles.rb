# Searches and dynamic programming.
def queens(n, row = 0, cols = [], &block)
  return block.call(cols.dup) if row == n

  n.times do |col|
    next if cols.each_with_index.any? { |c, r| c == col || (c - col).abs == row - r }

    cols.push(col)
    queens(n, row + 1, cols, &block)
    cols.pop
  end
end
found = []
queens(6) { |s| found << s }
p found.size, found.first
def hanoi(n, from, to, via, moves = [])
  return moves if n.zero?

  hanoi(n - 1, from, via, to, moves)
  moves << "#{from}->#{to}"
  hanoi(n - 1, via, to, from, moves)
end
p hanoi(3, :a, :c, :b)
def lcs(a, b)
  table = Array.new(a.size + 1) { Array.new(b.size + 1, "") }
  a.each_char.with_index(1) do |x, i|
    b.each_char.with_index(1) do |y, j|
      table[i][j] = x == y ? table[i - 1][j - 1] + x : [table[i - 1][j], table[i][j - 1]].max_by(&:size)
    end
  end
  table[-1][-1]
end
p lcs("AGGTAB", "GXTXAYB")
def levenshtein(a, b)
  costs = (0..b.size).to_a
  a.each_char.with_index(1) do |x, i|
    costs[0], corner = i, i - 1
    b.each_char.with_index(1) do |y, j|
      costs[j], corner = [costs[j] + 1, costs[j - 1] + 1, corner + (x == y ? 0 : 1)].min, costs[j]
    end
  end
  costs.last
end
p levenshtein("kitten", "sitting"), levenshtein("", "abc")
def knapsack(items, capacity)
  best = Array.new(capacity + 1, 0)
  items.each { |weight, value| capacity.downto(weight) { |c| best[c] = [best[c], best[c - weight] + value].max } }
  best[capacity]
end
p knapsack([[1, 1], [3, 4], [4, 5], [5, 7]], 7)
def change(amount, coins) = (1..amount).each_with_object([[]]) { |a, t| t[a] = coins.filter_map { |c| t[a - c] && c <= a ? [c, *t[a - c]] : nil }.min_by(&:size) }[amount]
p change(63, [1, 5, 10, 21, 25])
def quicksort(list)
  return list if list.size <= 1

  pivot, *rest = list
  smaller, larger = rest.partition { |x| x < pivot }
  [*quicksort(smaller), pivot, *quicksort(larger)]
end
def merge_sort(list)
  return list if list.size < 2

  left, right = list.each_slice((list.size / 2.0).ceil).map { |half| merge_sort(half) }
  merged = []
  merged << (left.first <= right.first ? left.shift : right.shift) while !left.empty? && !right.empty?
  merged + left + right
end
data = [5, 3, 9, 1, 5, 7, 2]
p quicksort(data), merge_sort(data), data
def bubble(list)
  list = list.dup
  loop do
    swapped = false
    (list.size - 1).times do |i|
      next unless list[i] > list[i + 1]

      list[i], list[i + 1] = list[i + 1], list[i]
      swapped = true
    end
    break unless swapped
  end
  list
end
p bubble(data)
def spiral(n)
  grid = Array.new(n) { Array.new(n) }
  x = y = dx = 0
  dy = 1
  (1..n * n).each do |i|
    grid[x][y] = i
    if !(0...n).cover?(x + dx) || !(0...n).cover?(y + dy) || grid[x + dx][y + dy]
      dx, dy = dy, -dx
    end
    x, y = x + dx, y + dy
  end
  grid
end
spiral(4).each { |r| puts r.map { |v| v.to_s.rjust(3) }.join }
ONES = %w[zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen].freeze
TENS = %w[_ _ twenty thirty forty fifty sixty seventy eighty ninety].freeze
def say(n)
  case n
  when 0..19 then ONES[n]
  when 20..99 then TENS[n / 10] + (n % 10 > 0 ? "-#{ONES[n % 10]}" : "")
  when 100..999 then "#{ONES[n / 100]} hundred" + (n % 100 > 0 ? " #{say(n % 100)}" : "")
  else
    [[1_000_000, "million"], [1_000, "thousand"]].each do |unit, name|
      next if n < unit

      rest = n % unit
      return "#{say(n / unit)} #{name}" + (rest.zero? ? "" : " #{say(rest)}")
    end
  end
end
p [0, 14, 22, 100, 345, 1_002, 987_654].map { |n| say(n) }
puts (0..8).map { |r| (0..30).map { |c| z = 0; k = Complex(c / 12.0 - 2, r / 4.0 - 1); 20.times { z = z * z + k; break if z.abs > 2 }; z.abs > 2 ? " " : "*" }.join.rstrip }
board = %w[X O X O X O O X X].each_slice(3).to_a
lines = board + board.transpose + [[0, 1, 2].map { |i| board[i][i] }, [0, 1, 2].map { |i| board[i][2 - i] }]
p lines.find { |l| l.uniq.size == 1 }&.first
def look_and_say(s, n) = n.zero? ? s : look_and_say(s.gsub(/(.)\1*/) { "#{$&.size}#{$1}" }, n - 1)
p (0..5).map { |i| look_and_say("1", i) }
def permutations(s) = s.size <= 1 ? [s] : s.chars.uniq.flat_map { |c| permutations(s.sub(c, "")).map { |r| c + r } }
p permutations("aab"), (1..4).to_a.combination(2).select { |a, b| (a + b).odd? }, [1, 2, 3].each_cons(2).to_a, (1..3).to_a.product([0, 1]).size
p (2..30).select { |n| (2..Math.sqrt(n)).none? { |d| (n % d).zero? } }, 100.digits.sum, 28.then { |n| (1...n).select { |d| n % d == 0 }.sum == n }
triangle = ->(a, b, c) { [a, b, c].sort.then { |x, y, z| x + y <= z ? :invalid : { 1 => :equilateral, 2 => :isosceles, 3 => :scalene }[[x, y, z].uniq.size] } }
p triangle.(2, 2, 2), triangle.(3, 4, 4), triangle.(3, 4, 5), triangle.(1, 1, 3)
