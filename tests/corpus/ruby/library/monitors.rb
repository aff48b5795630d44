# covers: monitors that are taken again, conditions with signals and times, mutexes of others, Thread#join with a limit
require "monitor"
m = Monitor.new
p m.synchronize { m.synchronize { [m.mon_locked?, m.mon_owned?] } }, m.mon_locked?, m.try_enter, m.exit
begin
  m.exit
rescue ThreadError => e
  puts e.message
end
class Buffer
  include MonitorMixin
  def initialize(size)
    super()
    @size = size
    @items = []
    @changed = new_cond
  end
  def put(item)
    synchronize do
      @changed.wait_while { @items.size >= @size }
      @items << item
      @changed.broadcast
    end
  end
  def take
    synchronize do
      @changed.wait_until { @items.any? }
      @items.shift.tap { @changed.broadcast }
    end
  end
end
buffer = Buffer.new(2)
maker = Thread.new { 5.times { |i| buffer.put(i) } }
p Array.new(5) { buffer.take }, maker.join.alive?
lock = Mutex.new
holder = Thread.new { lock.lock; sleep 0.2; lock.unlock }
sleep 0.05
p lock.try_lock, lock.owned?
begin
  lock.unlock
rescue ThreadError => e
  puts e.message
end
p holder.join(0.01).nil?, holder.join.equal?(holder)
cond = ConditionVariable.new
cond.signal
woken = []
waiting = 2.times.map { |i| Thread.new { lock.synchronize { cond.wait(lock); woken << i } } }
sleep 0.1
lock.synchronize { cond.signal }
waiting[0].join
p woken, waiting[1].alive?
lock.synchronize { cond.broadcast }
waiting[1].join
p woken, lock.synchronize { cond.wait(lock, 0.01); :late }
