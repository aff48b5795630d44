primes = (2..).lazy.select { |n| (2..Integer.sqrt(n)).none? { |d| (n % d).zero? } }
p primes.first(10)

fibonacci = Enumerator.new do |out|
  a, b = 0, 1
  loop do
    out << a
    a, b = b, a + b
  end
end

p fibonacci.take(10), fibonacci.next, fibonacci.next, fibonacci.next
