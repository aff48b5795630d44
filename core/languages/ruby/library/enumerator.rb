# Enumerators: a walk that is not yet gone, which `next` goes step by step in a task of its own.

class Enumerator
  include Enumerable
  def initialize(source = nil, name = nil, given = [], &block)
    @source = source
    @name = name
    @given = given
    @block = block
  end
  def self.produce(*given, &block)
    Enumerator.new do |taker|
      value = given.size > 0 ? given[0] : block.call
      begin
        while true
          taker << value
          value = block.call(value)
        end
      rescue StopIteration
        nil
      end
    end
  end
  def each(&block)
    return self unless block
    return @block.call(Enumerator::Yielder.new(block)) if @block
    @source.send(@name, *@given, &block)
  end
  def with_index(from = 0, &block)
    return KERNEL.enumerator(self, :with_index, [from]) unless block
    at = from - 1
    each { |*values| block.call(values.size == 1 ? values[0] : values, at += 1) }
  end
  def each_with_index(&block) = with_index(0, &block)
  def with_object(held)
    return KERNEL.enumerator(self, :with_object, [held]) unless block_given?
    each { |*values| yield(values.size == 1 ? values[0] : values, held) }
    held
  end
  def size = @block ? nil : to_a.size
  def first(count = nil)
    list = []
    return list if count == 0
    each do |*values|
      value = values.size == 1 ? values[0] : values
      return value unless count
      list.push(value)
      return list if list.size == count
    end
    count ? list : nil
  end
  def take(count) = first(count)
  def next
    value = peek
    @has_value = false
    value
  end
  def peek
    step unless @has_value || @is_done
    raise StopIteration, "iteration reached an end" if @is_done
    @value
  end
  def rewind
    @task = nil
    @has_value = false
    @is_done = false
    self
  end
  def step
    @caller = __task_running()
    @task = __task_new(-> { walk }, nil) unless @task
    __task_switch(@task)
  end
  def walk
    each do |*values|
      @value = values.size == 1 ? values[0] : values
      @has_value = true
      __task_switch(@caller)
    end
    @is_done = true
    __task_end(@caller)
  end
  def inspect = @block ? "#<Enumerator: #<Enumerator::Generator>:each>" : "#<Enumerator: " + @source.inspect + ":" + @name.to_s + (@given.size > 0 ? "(" + @given.map { |one| one.inspect }.join(", ") + ")" : "") + ">"
  def to_s = inspect

  class Yielder
    def initialize(block)
      @block = block
    end
    def yield(*values) = @block.call(*values)
    def call(*values) = @block.call(*values)
    def <<(value)
      @block.call(value)
      self
    end
  end

  # Steps that each value goes through when it is asked for.
  class Lazy
    def initialize(source, steps)
      @source = source
      @steps = steps
    end
    def then_step(kind, block) = Enumerator::Lazy.new(@source, [*@steps, [kind, block]])
    def map(&block) = then_step("map", block)
    def collect(&block) = then_step("map", block)
    def select(&block) = then_step("select", block)
    def filter(&block) = then_step("select", block)
    def reject(&block) = then_step("reject", block)
    def filter_map(&block) = map(&block).select { |value| value }
    def take_while(&block) = then_step("take_while", block)
    def drop_while(&block) = then_step("drop_while", block)
    def flat_map(&block) = then_step("flat_map", block)
    def take(count) = then_step("take", count)
    def drop(count) = then_step("drop", count)
    def with_index(from = 0, &block)
      at = from - 1
      block ? map { |value| block.call(value, at += 1) } : map { |value| [value, at += 1] }
    end
    def each_with_index = with_index
    def lazy = self
    def eager = to_a
    def each(&block)
      counts = @steps.map { |kind, given| kind == "take" || kind == "drop" ? given : 0 }
      return self if @steps.any? { |kind, given| kind == "take" && given == 0 }
      @source.each { |value| return self unless pass(value, 0, counts, block) }
      self
    end
    # Whether more values are wanted.
    def pass(value, at, counts, block)
      goes_on = true
      while at < @steps.size
        kind = @steps[at][0]
        given = @steps[at][1]
        if kind == "map"
          value = given.call(value)
        elsif kind == "select"
          return goes_on unless given.call(value)
        elsif kind == "reject"
          return goes_on if given.call(value)
        elsif kind == "take_while"
          return false unless given.call(value)
        elsif kind == "drop_while"
          return goes_on if counts[at] == 0 && given.call(value)
          counts[at] = 1
        elsif kind == "take"
          counts[at] -= 1
          goes_on = false if counts[at] == 0
        elsif kind == "drop"
          counts[at] -= 1
          return goes_on if counts[at] >= 0
        else
          given.call(value).each { |one| return false unless pass(one, at + 1, counts, block) }
          return goes_on
        end
        at += 1
      end
      block.call(value)
      goes_on
    end
    def to_a
      list = []
      each { |value| list.push(value) }
      list
    end
    def force = to_a
    def first(count = nil) = count ? take(count).to_a : take(1).to_a[0]
    def include?(wanted)
      each { |value| return true if value == wanted }
      false
    end
    def find
      each { |value| return value if yield(value) }
      nil
    end
    def detect(&block) = find(&block)
    def reduce(*given, &block) = to_a.reduce(*given, &block)
    def inject(*given, &block) = to_a.reduce(*given, &block)
    def sum(&block) = to_a.sum(&block)
    def count(*given, &block) = to_a.count(*given, &block)
    def inspect = "#<Enumerator::Lazy: ...>"
  end
end
def KERNEL.enumerator(source, name, given = []) = Enumerator.new(source, name, given)
class Object
  def to_enum(name = :each, *given) = KERNEL.enumerator(self, name, given)
  def enum_for(name = :each, *given) = KERNEL.enumerator(self, name, given)
end
