# threads, queues, mutex, time-like
require 'set'
q = Queue.new
producer = Thread.new { 3.times { |i| q << i; sleep 0.01 }; q << :done }
consumer = Thread.new { r = []; while (v = q.pop) != :done; r << v * 2; end; r }
p consumer.value, producer.join.alive?
m = Mutex.new
count = 0
10.times.map { Thread.new { m.synchronize { count += 1 } } }.each(&:join)
p count
t = Thread.new { Thread.current[:x] = 1; raise ArgumentError, "in thread" }
t.report_on_exception = false
begin
  t.join
rescue => e
  p e.class, e.message
end
p Thread.new { Thread.stop; 1 }.status.class
cv = ConditionVariable.new
ready = false
th = Thread.new { m.synchronize { cv.wait(m) until ready; :go } }
m.synchronize { ready = true; cv.signal }
p th.value
sq = SizedQueue.new(1)
pr = Thread.new { 3.times { |i| sq.push(i) }; sq.close }
out = []
while (x = sq.pop)
  out << x
end
p out, sq.closed?
e = Enumerator.new { |y| y.yield 1, 2; y << 3; :end }
p e.next, e.next, (e.next rescue $!.result)
ee = [1, 2, 3].each_with_index
loop { p ee.next }
p :finished
def numbers
  return enum_for(__method__) unless block_given?
  yield 1; yield 2; yield 3
end
p numbers.map { |x| x * 2 }, numbers.with_index(1).to_a, numbers.each_slice(2).to_a
z = [1, 2, 3].each.with_object([])
p z.each { |x, acc| acc << x * 2 }
ch = %w[a b].each + [1]
p ch.to_a
p (1..3).each_entry.to_a, (1..6).each_slice(2).include?([3, 4]), [4, 5].each.with_index(10).to_a
p (1..3).inject { |a, b| a - b }, (1..4).each_cons(2).to_a.length
f = Fiber.new do |x|
  y = Fiber.yield x * 2
  z = Fiber.yield y + 1
  z.to_s
end
p f.resume(5), f.resume(10), f.resume(:end), f.alive?
begin
  f.resume
  f.resume
rescue FiberError => e
  puts e.message
end
lz = (1..Float::INFINITY).lazy
p lz.map { |x| x * 2 }.select { |x| x % 3 == 0 }.reject(&:odd?).first(3)
p lz.zip(lz.map { -_1 }).first(2) rescue p $!.class
p lz.take(5).to_a, lz.each_slice(2).first(2),
  lz.flat_map { |x| [x] * x }.first(4), lz.chunk_while { |a, b| b % 3 != 0 }.first(2)
p lz.filter_map { |x| x * 2 if x.even? }.first(2), lz.with_index.map { |a, i| a * i }.first(3),
  lz.take_while { |x| x < 4 }.to_a, lz.uniq { |x| x % 3 }.first(3)
p (1..3).lazy.eager.class, (1..3).lazy.force, (1..4).lazy.compact.map(&:to_s).to_a
