# covers: threads that sleep, are woken, killed and raised in
sleeper = Thread.new { sleep }
sleep 0.01
p sleeper.status, sleeper.alive?, sleeper.stop?
sleeper.kill
sleeper.join
p sleeper.status, sleeper.alive?
waiter = Thread.new { Thread.stop; :woken }
Thread.pass until waiter.stop?
p waiter.status, waiter.run.value
leaver = Thread.new { Thread.current[:seen] = 1; Thread.exit; 2 }
p leaver.value, leaver[:seen], leaver.keys, leaver.key?(:other)
failing = Thread.new { raise "boom" }
failing.report_on_exception = false
p (failing.join rescue $!.message), failing.status
interrupted = Thread.new do
  Thread.current.report_on_exception = false
  sleep
ensure
  puts "cleaned up"
end
sleep 0.01
interrupted.raise ArgumentError, "stop it"
p (interrupted.join rescue $!)
queue = Queue.new
taker = Thread.new { queue.pop }
sleep 0.01
p queue.num_waiting, taker.status
queue << :thing
p taker.value, queue.num_waiting, Thread.main.status, Thread.new { Thread.current.status }.value, Thread.list.size
small = SizedQueue.new(1)
maker = Thread.new { 3.times { |n| small << n }; small.close }
got = []
while (one = small.pop)
  got << one
end
p got, small.closed?, maker.join.equal?(maker), Thread.new { Thread.current.thread_variable_set(:a, 1); Thread.current.thread_variable_get(:a) }.value
named = Thread.new { 1 }
named.name = "worker"
named.join
puts named.inspect.sub(/0x\h+/, "0x"), named.priority
