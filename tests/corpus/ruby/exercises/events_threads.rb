# Blocks as callbacks, observers and simple threads.
class Emitter
  def initialize = @handlers = Hash.new { |h, k| h[k] = [] }

  def on(event, callable = nil, &block)
    handler = callable || block or raise ArgumentError, "no handler"
    @handlers[event] << handler
    -> { @handlers[event].delete(handler) }
  end

  def emit(event, *args, **options)
    @handlers[event].map { |h| options.empty? ? h.call(*args) : h.call(*args, **options) }
  end
end
emitter = Emitter.new
log = []
off = emitter.on(:greet) { |name, punctuation = "!"| log << "hello #{name}#{punctuation}" }
emitter.on(:greet, log.method(:push))
emitter.on(:opt) { |x, scale: 1| x * scale }
emitter.emit(:greet, "ann")
emitter.emit(:greet, "bob", "?")
p log, emitter.emit(:opt, 4, scale: 3), emitter.emit(:opt, 4), emitter.emit(:nothing)
off.call
emitter.emit(:greet, "carl")
p log.last
begin
  emitter.on(:x)
rescue ArgumentError => e
  puts e.message
end
def each_pair_of(list)
  return enum_for(__method__, list) { list.size - 1 } unless block_given?

  list.each_cons(2) { |a, b| yield a, b }
  :finished
end
p each_pair_of([1, 2, 3]) { |a, b| print a + b, " " }
p each_pair_of([1, 2, 3]).map { |a, b| a * b }, each_pair_of([1, 2, 3]).to_a
counter = 0
adder = ->(by = 1) { counter += by }
adder.call
adder.(5)
adder[10]
p counter, adder.lambda?, proc {}.lambda?
def make_counter
  count = 0
  { up: -> { count += 1 }, down: -> { count -= 1 }, value: -> { count } }
end
one, two = make_counter, make_counter
3.times { one[:up].call }
two[:down].call
p one[:value].call, two[:value].call
threads = %w[a b c].map.with_index { |name, i| Thread.new(name, i) { |n, k| "#{n}#{k * k}" } }
p threads.map(&:value)
mutex = Mutex.new
total = 0
4.times.map { |i| Thread.new { mutex.synchronize { total += i } } }.each(&:join)
p total
queue = Queue.new
producer = Thread.new { 3.times { |i| queue << i }; queue << :stop }
consumer = Thread.new do
  got = []
  while (item = queue.pop) != :stop
    got << item
  end
  got
end
producer.join
p consumer.value, queue.empty?
failing = Thread.new { raise IOError, "in thread" }
failing.report_on_exception = false
begin
  failing.join
rescue IOError => e
  puts e.message
end
def run
  [1, 2, 3].each { |x| return x if x == 2 }
  nil
end
p run, [1, 2, 3].each { |x| break x * 10 if x == 3 }, (loop { break 5 }), [3, 4].each_with_index { |x, i| next if i == 0 }
p [[1, [2, 3]], [4, [5, 6]]].map { |a, (b, c)| a + b + c }, { a: 1 }.map { |k, v| [k, v] }, [[1, 2]].each { |a| p a }
compose = [->(x) { x + 1 }, ->(x) { x * 2 }, :to_s.to_proc].reduce(:>>)
p compose.call(4), %w[1 2].sum(&:to_i), [1, 2, 3].each_slice(2).map(&:first), (1..3).each_with_object([]) { |x, acc| acc.unshift(x) }
