# Fibers and threads: call stacks of their own. Threads take turns where they wait for something.

FIBERS = []
class Fiber
  def initialize(**options, &block)
    raise ArgumentError, "tried to create Proc object without a block" unless block
    @block = block
    @state = "new"
  end
  def resume(*given)
    raise FiberError, "attempt to resume a terminated fiber" if @state == "done"
    raise FiberError, "attempt to resume the current fiber" if @state == "running"
    @caller = __task_running()
    @sent = given
    @task = __task_new(-> { run }, nil) if @state == "new"
    @state = "running"
    FIBERS.push(self)
    __task_switch(@task)
    FIBERS.pop
    error = @error
    if error
      @error = nil
      __throw(error)
    end
    @value
  end
  def run
    begin
      @value = @block.call(*@sent)
    rescue Exception => error
      # Who resumed the fiber is not where the error comes from.
      KERNEL.keep_places(error)
      @error = error
    end
    @state = "done"
    __task_end(@caller)
  end
  def suspend(values)
    @value = values.size <= 1 ? values[0] : values
    @state = "waiting"
    __task_switch(@caller)
    if @raised
      error = @raised
      @raised = nil
      __throw(error)
    end
    @sent.size <= 1 ? @sent[0] : @sent
  end
  def raise(*given)
    __throw(FiberError.new("cannot raise exception on unborn fiber")) if @state == "new"
    __throw(FiberError.new("dead fiber called")) if @state == "done"
    @raised = KERNEL.exception_for(given)
    resume
  end
  def alive? = @state != "done"
  def is_begun = @state != "new"
  def self.yield(*values)
    raise FiberError, "attempt to yield on a not resumed fiber" if FIBERS.size == 0
    FIBERS[-1].suspend(values)
  end
  def self.current = FIBERS[-1] || ROOT_FIBER
  def inspect
    place = KERNEL.source_of(@block)
    KERNEL.address_of(self) + (place ? " " + place.join(":") : "") + " (" + FIBER_STATES[@state] + ")>"
  end
  def to_s = inspect
end
FIBER_STATES = { "new" => "created", "running" => "resumed", "waiting" => "suspended", "done" => "terminated" }
# What runs outside of all others.
ROOT_FIBER = Fiber.new { nil }
__set_field(ROOT_FIBER, "@state", "running")
THREADS = []
class Thread
  attr_accessor :name, :wake, :deadline, :is_blocked, :report_on_exception, :abort_on_exception
  attr_writer :priority
  def priority = @priority || 0
  def self.new(*given, &block)
    made = __object_below(__field(self, "prototype"))
    made.initialize(*given, &block)
    made
  end
  # Nothing interrupts a thread here, so it is no matter when it may be.
  def self.handle_interrupt(_when) = yield
  def self.start(*given, &block) = new(*given, &block)
  def self.fork(*given, &block) = new(*given, &block)
  def initialize(*given, &block)
    raise ThreadError, "must be called with a block" unless block
    @locals = {}
    @variables = {}
    @report_on_exception = Thread.report_on_exception
    @place = KERNEL.source_of(block)
    @fiber = Fiber.new { @value = block.call(*given) }
    THREADS.push(self)
  end
  # Runs on until the thread waits for something or is done.
  def step
    CURRENT_THREADS.push(self)
    begin
      @raised ? @fiber.raise(@raised) : @fiber.resume
    rescue KernelKill
      nil
    rescue Exception => error
      @error = error
      @has_failed = true
      report(error) if @report_on_exception && !KERNEL.is_a(error, SystemExit)
    end
    @raised = nil
    CURRENT_THREADS.pop
    THREADS.reject! { |one| __same(one, self) } unless alive?
  end
  def report(error)
    STDERR.write(described("run") + " terminated with exception (report_on_exception is true):\n" + KERNEL.report_of(error))
  end
  def alive? = !@is_killed && @fiber.alive?
  def status
    return @has_failed ? nil : false unless alive?
    __same(Thread.current, self) || !@wake && !@is_blocked ? "run" : "sleep"
  end
  def stop? = status != "run"
  def join(limit = nil)
    KERNEL.wait_at_most(limit) { !alive? }
    return nil if alive?
    if @error
      error = @error
      @error = nil
      __throw(error)
    end
    self
  end
  def value
    join
    @value
  end
  def [](name) = @locals[name.to_sym]
  def []=(name, value)
    @locals[name.to_sym] = value
  end
  def key?(name) = @locals.key?(name.to_sym)
  def keys = @locals.keys
  def fetch(name, *other, &block) = @locals.fetch(name.to_sym, *other, &block)
  def thread_variable_get(name) = @variables[name.to_sym]
  def thread_variable_set(name, value) = @variables[name.to_sym] = value
  def thread_variable?(name) = @variables.key?(name.to_sym)
  def thread_variables = @variables.keys
  def backtrace = alive? ? [] : nil
  def group = ThreadGroup::Default
  def wakeup
    raise ThreadError, "killed thread" unless alive?
    @wake = nil
    self
  end
  def run
    wakeup
    Thread.pass
    self
  end
  # An error that comes to a thread where it waits; one that has not begun has nothing to leave.
  def raise(*given)
    return nil unless alive?
    error = KERNEL.exception_for(given)
    __throw(error) if __same(Thread.current, self)
    @raised = error
    @wake = nil
    step unless CURRENT_THREADS.any? { |one| __same(one, self) }
    nil
  end
  def kill
    return self unless alive?
    self.raise(KernelKill.new("")) if @fiber.is_begun
    @is_killed = true
    THREADS.reject! { |one| __same(one, self) }
    self
  end
  def exit = kill
  def terminate = kill
  def self.exit = current.kill
  def self.kill(thread) = thread.kill
  def self.stop = KERNEL.sleep_forever
  def self.current = CURRENT_THREADS[-1] || MAIN_THREAD
  def self.main = MAIN_THREAD
  def self.list = [MAIN_THREAD, *THREADS]
  def self.pass = KERNEL.wait_turn
  def self.abort_on_exception = false
  def self.abort_on_exception=(value)
    value
  end
  def self.report_on_exception = !@is_silent
  def self.report_on_exception=(value)
    @is_silent = !value
  end
  def described(how)
    "#<Thread:" + KERNEL.address_of(self).split(":").last + (@name ? "@" + @name : "") + (@place ? " " + @place.join(":") : "") +
      " " + how + ">"
  end
  def inspect = described(status || "dead")
  def to_s = inspect
end
class ThreadGroup
  def list = Thread.list
  def add(thread) = self
end
ThreadGroup::Default = ThreadGroup.new
# What ends a thread that is killed.
class KernelKill < Exception
end
CURRENT_THREADS = []
MAIN_THREAD = __object_below(__field(Thread, "prototype"))
__set_field(MAIN_THREAD, "@locals", {})
def MAIN_THREAD.is_blocked=(value)
  value
end
__set_field(MAIN_THREAD, "@variables", {})
def MAIN_THREAD.alive? = true
def MAIN_THREAD.raise(*given) = __throw(KERNEL.exception_for(given))
def MAIN_THREAD.kill = exit
def MAIN_THREAD.join = self
# Lets the other threads run until something is so. Whoever sleeps comes when time has gone by.
def KERNEL.run_threads
  return KERNEL.wait_until { yield } if CURRENT_THREADS.size > 0
  idle = 0
  until yield
    ready = THREADS.select { |one| __same(one.wake, nil) || one.wake <= __clock() }
    soonest = THREADS.map { |one| one.wake || 0 }.min
    if ready.size == 0 && soonest && soonest < Float::INFINITY
      __advance_clock(soonest - __clock()) if soonest > __clock()
      next
    end
    idle += 1
    if ready.size == 0 || idle > 10000
      raise KernelFatal, "No live threads left. Deadlock?"
    end
    KERNEL.step_all(ready)
    KERNEL.advance_to_sleeper(nil) if ready.all? { |one| one.is_blocked }
  end
end
def KERNEL.step_all(threads)
  threads.each do |one|
    one.wake = nil
    one.step
  end
end
# As long as that, but no longer than a number of seconds, if one is given; whether it came to be so.
def KERNEL.wait_at_most(limit)
  return KERNEL.run_threads { yield } if __same(limit, nil)
  stop = __clock() + limit
  if CURRENT_THREADS.size > 0
    thread = Thread.current
    thread.is_blocked = true
    thread.deadline = stop
    KERNEL.wait_turn until yield || __clock() >= stop
    thread.deadline = nil
    thread.is_blocked = false
    return nil
  end
  until yield || __clock() >= stop
    ready = THREADS.select { |one| __same(one.wake, nil) || one.wake <= __clock() }
    KERNEL.step_all(ready)
    KERNEL.advance_to_sleeper(stop) if ready.all? { |one| one.is_blocked }
  end
end
# Nobody does anything before the first of those that sleep comes.
def KERNEL.advance_to_sleeper(stop)
  soonest = THREADS.map { |one| one.wake || one.deadline }.compact.reject { |wake| wake == Float::INFINITY }.min
  soonest = stop if stop && (__same(soonest, nil) || soonest > stop)
  __advance_clock(soonest - __clock()) if soonest && soonest > __clock()
end
def KERNEL.wait_until
  thread = Thread.current
  thread.is_blocked = true
  KERNEL.wait_turn until yield
  thread.is_blocked = false
end
def KERNEL.wait_turn
  return Fiber.yield if CURRENT_THREADS.size > 0
  THREADS.dup.each { |one| one.step if __same(one.wake, nil) }
  nil
end
# Until somebody wakes the thread.
def KERNEL.sleep_forever
  raise KernelFatal, "No live threads left. Deadlock?" if CURRENT_THREADS.size == 0 && THREADS.size == 0
  return KERNEL.run_threads { false } if CURRENT_THREADS.size == 0
  Thread.current.wake = Float::INFINITY
  Fiber.yield
  nil
end
class KernelFatal < Exception
end
__set_field(KernelFatal, "@name", "fatal")
class Object
  def sleep(seconds = __null())
    if __same(seconds, __null())
      seconds = nil
    elsif !KERNEL.is_a(seconds, Numeric)
      raise TypeError, "can't convert " + seconds.class.name + " into time interval"
    end
    raise ArgumentError, "time interval must not be negative" if seconds && seconds < 0
    began = __clock()
    if __same(seconds, nil) && TIME_LIMITS.size == 0
      KERNEL.sleep_forever
      return (__clock() - began).round
    end
    stop = began + (seconds || 1 << 30)
    KERNEL.wait_for_limit(stop) if TIME_LIMITS.size > 0
    if CURRENT_THREADS.size > 0
      Thread.current.wake = stop
      Fiber.yield
    elsif THREADS.size > 0
      while __clock() < stop
        ready = THREADS.select { |one| __same(one.wake, nil) || one.wake <= __clock() }
        KERNEL.step_all(ready)
        KERNEL.advance_to_sleeper(stop) if ready.all? { |one| one.is_blocked }
      end
    end
    __advance_clock(stop - __clock()) if stop > __clock()
    (seconds || 0).round
  end
end
# Where what sleeps may take no longer, it ends there.
def KERNEL.wait_for_limit(stop)
  limit = TIME_LIMITS.min_by { |one| one[0] }
  return nil if stop <= limit[0] || CURRENT_THREADS.size > 0
  __advance_clock(limit[0] - __clock()) if limit[0] > __clock()
  raise limit[1], limit[2]
end
