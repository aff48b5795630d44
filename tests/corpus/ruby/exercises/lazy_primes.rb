# Number puzzles with enumerators, and integers of any size.
primes = Enumerator.new do |out|
  known = []
  (2..).each do |n|
    next if known.lazy.take_while { |p| p * p <= n }.any? { |p| (n % p).zero? }

    known << n
    out << n
  end
end
p primes.take(15), primes.lazy.select { |n| n % 10 == 7 }.map { |n| n * n }.first(4)
p primes.each_with_index.first(3), primes.next, primes.next, primes.peek
def factors(n)
  (2..Integer.sqrt(n)).each { |d| return [d, *factors(n / d)] if (n % d).zero? }
  [n]
end
p factors(360), factors(97), factors(1_000_003), factors(2**16).tally
p (1..20).inject(:lcm), (1..25).inject(:*), 2**200, (3**80).to_s.size, (10**30 + 7) % 97, -(7**40) / 3
collatz = ->(n) { Enumerator.produce(n) { |x| x.even? ? x / 2 : 3 * x + 1 }.take_while { |x| x != 1 }.size + 1 }
p (1..12).map(&collatz), (1...100).max_by(&collatz)
p 255.to_s(16), "0b1011".to_i(0), 0b1011, 0o17, 0xff, 1_000.digits, 10.pow(20, 7), 6.0.to_i, 7.0 / 2, 7 / 2, -7 / 2, -7.abs
perfect = (1..500).select { |n| n == (1...n).select { |d| (n % d).zero? }.sum }
p perfect
fib = Hash.new { |memo, n| memo[n] = n < 2 ? n : memo[n - 1] + memo[n - 2] }
p fib[90], (0..10).map { |n| fib[n] }
pascal = (0..5).reduce([[1]]) { |rows, _| rows << [0, *rows.last].zip([*rows.last, 0]).map(&:sum) }
pascal.first(6).each { |row| puts row.join(" ").center(20).rstrip }
def roman(n)
  { 1000 => "M", 900 => "CM", 500 => "D", 400 => "CD", 100 => "C", 90 => "XC", 50 => "L", 40 => "XL", 10 => "X", 9 => "IX",
    5 => "V", 4 => "IV", 1 => "I" }.reduce(+"") do |text, (value, letters)|
    count, n = n.divmod(value)
    text << letters * count
  end
end
p [1994, 2024, 3999, 4].map { |n| roman(n) }
p (1..15).map { |i| i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : i }.join(" ")
matrix = [[2, 0], [1, 3]]
product = ->(a, b) { a.map { |row| b.transpose.map { |col| row.zip(col).sum { |x, y| x * y } } } }
p product.(matrix, matrix), 5.downto(1).to_a, 1.step(2, 0.25).to_a, 10.step(1, -3).to_a, 3.times.to_a
p [0.1, 0.2, 0.3].sum, 0.1 + 0.2 + 0.3, 1e3, 1.5e-9, 100.0.to_s, 1e23, 3.0e8.to_i, 12.5.floor, -0.0, 5e-324
p 10.0.nan?, (0.0 / 0).nan?, 1 / 0.0, -1 / 0.0, 3.7 % 1.2, 2 ** 0.5, 4 ** -1, 1.0.eql?(1), 1 == 1.0, 1.equal?(1), 3.zero?, 0.zero?
