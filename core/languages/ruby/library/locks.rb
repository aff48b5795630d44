# What threads share: mutexes, monitors, condition variables and queues.

class Mutex
  def inspect = KERNEL.address_of(self) + ">"
  def initialize = @holder = nil
  def lock
    if @holder && __same(@holder, Thread.current)
      raise ThreadError, "deadlock; recursive locking"
    end
    KERNEL.run_threads { __same(@holder, nil) } if @holder
    @holder = Thread.current
    self
  end
  def try_lock
    return false if @holder
    @holder = Thread.current
    true
  end
  def unlock
    raise ThreadError, "Attempt to unlock a mutex which is not locked" unless @holder
    raise ThreadError, "Attempt to unlock a mutex which is locked by another thread/fiber" unless owned?
    @holder = nil
    self
  end
  # Gives the mutex away for a while.
  def sleep(seconds = nil)
    unlock
    began = __clock()
    seconds ? KERNEL.sleep(seconds) : KERNEL.sleep_forever
    lock
    (__clock() - began).round
  end
  def locked? = !!@holder
  def owned? = !!@holder && __same(@holder, Thread.current)
  def synchronize
    lock
    begin
      yield
    ensure
      unlock
    end
  end
end
# A mutex that who holds it may take again.
class Monitor
  def initialize
    @mutex = Mutex.new
    @count = 0
  end
  def enter
    @mutex.lock unless @mutex.owned?
    @count += 1
    nil
  end
  def exit
    mon_check_owner
    @count -= 1
    @mutex.unlock if @count == 0
    nil
  end
  def try_enter
    return false unless @mutex.owned? || @mutex.try_lock
    @count += 1
    true
  end
  def synchronize
    enter
    begin
      yield
    ensure
      self.exit
    end
  end
  def mon_check_owner
    raise ThreadError, "current fiber not owner" unless @mutex.owned?
  end
  # Gives the mutex away until a condition is signalled, however often it has been taken.
  def wait_for_cond(condition, limit)
    held = @count
    @count = 0
    begin
      condition.wait(@mutex, limit)
    ensure
      @count = held
    end
    true
  end
  def mon_enter = enter
  def mon_exit = self.exit
  def mon_try_enter = try_enter
  def try_mon_enter = try_enter
  def mon_synchronize(&block) = synchronize(&block)
  def mon_locked? = @mutex.locked?
  def mon_owned? = @mutex.owned?
  def new_cond = MonitorMixin::ConditionVariable.new(self)
  def inspect = KERNEL.address_of(self) + ">"
end
module MonitorMixin
  class ConditionVariable
    def initialize(monitor)
      @monitor = monitor
      @cond = Thread::ConditionVariable.new
    end
    def wait(limit = nil)
      @monitor.mon_check_owner
      @monitor.wait_for_cond(@cond, limit)
    end
    def wait_while
      wait while yield
    end
    def wait_until
      wait until yield
    end
    def signal
      @monitor.mon_check_owner
      @cond.signal
    end
    def broadcast
      @monitor.mon_check_owner
      @cond.broadcast
    end
  end
  def mon_data = @mon_data ||= Monitor.new
  def mon_initialize = @mon_data = Monitor.new
  def mon_enter = mon_data.enter
  def mon_exit = mon_data.exit
  def mon_try_enter = mon_data.try_enter
  def try_mon_enter = mon_data.try_enter
  def mon_locked? = mon_data.mon_locked?
  def mon_owned? = mon_data.mon_owned?
  def synchronize(&block) = mon_data.synchronize(&block)
  def mon_synchronize(&block) = mon_data.synchronize(&block)
  def new_cond = MonitorMixin::ConditionVariable.new(mon_data)
end
# Who waits is woken in the order of coming; a signal that nobody waits for is lost.
class ConditionVariable
  def inspect = KERNEL.address_of(self) + ">"
  def initialize
    @waiting = []
  end
  def wait(mutex = nil, limit = nil)
    ticket = Object.new
    @waiting.push(ticket)
    mutex.unlock if mutex
    KERNEL.wait_at_most(limit) { !@waiting.any? { |one| __same(one, ticket) } }
    @waiting.reject! { |one| __same(one, ticket) }
    mutex.lock if mutex
    self
  end
  def signal
    @waiting.shift
    self
  end
  def broadcast
    @waiting.clear
    self
  end
end
class Queue
  def inspect = KERNEL.address_of(self) + ">"
  def initialize(items = nil)
    @items = items ? items.to_a.dup : []
    @is_closed = false
  end
  def push(item)
    raise ClosedQueueError, "queue closed" if @is_closed
    @items.push(item)
    self
  end
  def <<(item) = push(item)
  def enq(item) = push(item)
  def pop(is_direct = false, timeout: nil)
    raise ThreadError, "queue empty" if is_direct && @items.size == 0
    if @items.size == 0 && !@is_closed
      @waiting = num_waiting + 1
      KERNEL.run_threads { @items.size > 0 || @is_closed }
      @waiting -= 1
    end
    @items.shift
  end
  def shift(*given) = pop(*given)
  def deq(*given) = pop(*given)
  def size = @items.size
  def length = @items.size
  def empty? = @items.size == 0
  def clear = @items.clear
  def close
    @is_closed = true
    self
  end
  def closed? = @is_closed
  def num_waiting = @waiting || 0
end
class SizedQueue < Queue
  attr_reader :max
  def initialize(max)
    super()
    raise ArgumentError, "queue size must be positive" if KERNEL.int(max) <= 0
    @max = max
  end
  def max=(count)
    raise ArgumentError, "queue size must be positive" if count <= 0
    @max = count
  end
  def push(item, is_direct = false)
    raise ThreadError, "queue full" if is_direct && size >= @max
    KERNEL.run_threads { size < @max || closed? } if size >= @max && !closed?
    super(item)
  end
  def <<(item) = push(item)
  def enq(item) = push(item)
end
# Classes that stand in Thread, and are called by their names there.
{ "Queue" => Queue, "SizedQueue" => SizedQueue, "Mutex" => Mutex, "ConditionVariable" => ConditionVariable }.each do |name, one|
  __set_field(one, "@name", "Thread::" + name)
end
Thread::Queue = Queue
Thread::SizedQueue = SizedQueue
Thread::Mutex = Mutex
Thread::ConditionVariable = ConditionVariable
