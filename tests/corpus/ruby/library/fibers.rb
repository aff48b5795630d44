fib = Fiber.new do
  a, b = 0, 1
  loop do
    Fiber.yield a
    a, b = b, a + b
  end
end
puts Array.new(10) { fib.resume }.join(" ")
echo = Fiber.new do |first|
  got = first
  3.times { got = Fiber.yield("got #{got}") }
  :done
end
p echo.resume(1), echo.resume(2), echo.resume(3), echo.resume(4)
p echo.alive?
begin
  echo.resume
rescue FiberError => e
  puts e.class
end
failing = Fiber.new { raise ArgumentError, "inside" }
begin
  failing.resume
rescue ArgumentError => e
  puts e.message
end
words = Enumerator.new do |y|
  y << "a" << "b"
  y.yield "c"
end
p words.next, words.peek, words.next, words.next
begin
  words.next
rescue StopIteration => e
  puts e.message
end
e = [1, 2, 3].each_with_index
p e.next, e.next
p e.size
squares = Enumerator.produce(1) { |n| n * 2 }
p squares.take(8), squares.lazy.select { |n| n % 3 == 1 }.first(3)
gen = (1..Float::INFINITY).lazy.map { |n| n * n }.reject(&:even?)
p gen.first(4)
p (1..20).each_slice(6).map(&:sum)
p (1..6).each_cons(2).to_a
p %w[a b c].each.with_index(1).map { |s, i| "#{i}:#{s}" }
p %w[x y z].each_with_object([]).with_index { |(s, acc), i| acc << s * i }
