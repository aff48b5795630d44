# Enumerators: a walk that is not yet gone, which `next` goes step by step in a task of its own.

class Enumerator
  include Enumerable
  def initialize(source = nil, name = nil, given = [], &block)
    @size = block ? source : nil
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
  def each(*given, &block)
    return (given.size == 0 ? self : Enumerator.new(@source, @name, [*@given, *given])) unless block
    return @block.call(Enumerator::Yielder.new(block), *given) if @block
    @source.send(@name, *@given, *given, &block)
  end
  def with_index(*given, &block)
    KERNEL.at_most(given, 1)
    return KERNEL.enumerator(self, :with_index, given) unless block
    at = (__same(given[0], nil) ? 0 : KERNEL.int(given[0])) - 1
    each { |*values| block.call(values.size <= 1 ? values[0] : values, at += 1) }
  end
  def each_with_index(&block)
    return KERNEL.enumerator(self, :each_with_index) unless block
    with_index(0, &block)
  end
  def with_object(held)
    return KERNEL.enumerator(self, :with_object, [held]) unless block_given?
    each { |*values| yield(values.size <= 1 ? values[0] : values, held) }
    held
  end
  def each_with_object(held, &block) = block ? with_object(held, &block) : KERNEL.enumerator(self, :each_with_object, [held])
  def count_by(size, object)
    @counts = size || -> { nil }
    @counted = object
  end
  def size
    return __call(@counts, @counted, []) if @counts
    return @size.respond_to?(:call) ? @size.call : @size if @block
    return @source.bytesize if @name == :each_byte
    return Float::INFINITY if @name == :loop || @name == :cycle && @given.size == 0
    return nil unless @name == :times || @name == :step || @name == :upto || @name == :downto || @source.respond_to?(:size)
    return nil if UNSIZED_WALKS.include?(@name)
    return to_a.size if SIZE_OF_WALK.include?(@name)
    return @source.size * KERNEL.int(@given[0]) if @name == :cycle
    return nil if @name == :upto && __kind(@source) == "string"
    @name == :times ? @source : @source.size
  end
  def rewind
    @task = nil
    @has_value = false
    @is_done = false
    self
  end
  def next
    value = peek
    @has_value = false
    value
  end
  def next_values
    peek_values
    @has_value = false
    @values
  end
  def peek_values
    peek
    @values
  end
  def peek
    go_on unless @has_value || @is_done
    if @is_done
      error = StopIteration.new("iteration reached an end")
      error.result = @result
      raise error
    end
    @value
  end
  def go_on
    @caller = __task_running()
    @task = __task_new(-> { walk }, nil) unless @task
    __task_switch(@task)
    if @error
      error = @error
      @error = nil
      __throw(error)
    end
  end
  def walk
    begin
      @result = each do |*values|
        @values = values
        @value = values.size <= 1 ? values[0] : values
        @has_value = true
        __task_switch(@caller)
      end
    rescue Exception => error
      @error = error
    end
    @is_done = true
    __task_end(@caller)
  end
  def +(other) = Enumerator::Chain.new(self, other)
  def inspect
    return "#<Enumerator: #<Enumerator::Generator:" + KERNEL.address_of(self).split(":").last + ">:each>" if @block
    return __own_value(self, "@shown") if __has_own(self, "@shown")
    given = @given.size > 0 ? "(" + @given.map { |one| one.inspect }.join(", ") + ")" : ""
    "#<Enumerator: " + @source.inspect + ":" + @name.to_s + given + ">"
  end
  def to_s = KERNEL.address_of(self) + ">"

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
    include Enumerable
    # A block is given a yielder and each value.
    def initialize(source, steps = nil, &block)
      @source = source
      @steps = block ? [["each", block]] : steps
    end
    def then_step(kind, block) = Enumerator::Lazy.new(@source, [*@steps, [kind, block]])
    def map(&block) = then_step("map", checked(block, "map"))
    def collect(&block) = then_step("map", checked(block, "map"))
    def select(&block) = then_step("select", checked(block, "select"))
    def filter(&block) = then_step("select", checked(block, "select"))
    def reject(&block) = then_step("reject", checked(block, "reject"))
    def collect_concat(&block) = flat_map(&block)
    def checked(block, name) = block || (raise ArgumentError, "tried to call lazy " + name + " without a block")
    def take_while(&block) = then_step("take_while", checked(block, "take_while"))
    def drop_while(&block) = then_step("drop_while", checked(block, "drop_while"))
    def flat_map(&block) = then_step("flat_map", checked(block, "flat_map"))
    def take(count)
      count = KERNEL.int(count)
      raise ArgumentError, "attempt to take negative size" if count < 0
      then_step("take", count)
    end
    def drop(count)
      count = KERNEL.int(count)
      raise ArgumentError, "attempt to drop negative size" if count < 0
      then_step("drop", count)
    end
    def with_index(from = 0, &block)
      at = (from || 0) - 1
      block ? map { |value| block.call(value, at += 1) } : map { |value| [value, at += 1] }
    end
    def each_with_index = with_index
    def lazy = self
    def filter_map(&block) = map(&block).select { |value| value }
    def compact = reject { |value| __same(value, nil) }
    def uniq(&block)
      seen = __new_map()
      select do |value|
        key = KERNEL.hash_key(block ? block.call(value) : value)
        is_new = !__map_has(seen, key)
        __map_put(seen, key, true) if is_new
        is_new
      end
    end
    def zip(*others)
      lists = others.map { |other| __kind(other) == "array" ? other.each : other.to_enum(:each) }
      map { |value| [value, *lists.map { |list| KERNEL.next_of(list) }] }
    end
    def tap_each(&block) = map { |value| block.call(value); value }
    def each_slice(count)
      source = self
      Enumerator.new { |taker| KERNEL.each_part(source, count) { |part| taker << part } }.lazy
    end
    def chunk_while(&block) = slice_when { |last, value| !block.call(last, value) }
    def slice_when(&block)
      source = self
      made = Enumerator.new do |taker|
        part = []
        source.each do |value|
          if part.size > 0 && block.call(part[-1], value)
            taker << part
            part = []
          end
          part.push(value)
        end
        taker << part if part.size > 0
      end
      made.lazy
    end
    def next
      @walk = Enumerator.new { |taker| each { |value| taker << value } } unless @walk
      @walk.next
    end
    def size
      return nil unless @source.respond_to?(:size) && @steps.all? { |step| ["map", "take", "drop"].include?(step[0]) }
      @steps.reduce(@source.size) do |count, step|
        next count if step[0] == "map" || __same(count, nil)
        step[0] == "take" ? (step[1] < count ? step[1] : count) : (count > step[1] ? count - step[1] : 0)
      end
    end
    def map_with_index(&block) = with_index.map(&block)
    def any?(*given, &block)
      each { |value| return true if block ? block.call(value) : (given.size > 0 ? given[0] === value : value) }
      false
    end
    def all?(*given, &block)
      each { |value| return false unless block ? block.call(value) : (given.size > 0 ? given[0] === value : value) }
      true
    end
    def none?(*given, &block) = !any?(*given, &block)
    def find_index(*given, &block)
      at = 0
      each do |value|
        return at if block ? block.call(value) : value == given[0]
        at += 1
      end
      nil
    end
    def each_with_object(held, &block)
      each { |value| block.call(value, held) }
      held
    end
    def group_by(&block) = to_a.group_by(&block)
    def partition(&block) = to_a.partition(&block)
    def sort(&block) = to_a.sort(&block)
    def sort_by(&block) = to_a.sort_by(&block)
    def min(*given, &block) = to_a.min(*given, &block)
    def max(*given, &block) = to_a.max(*given, &block)
    def tally = to_a.tally
    def to_set = to_a.to_set
    def to_h(&block) = to_a.to_h(&block)
    def eager
      source = self
      made = Enumerator.new { |taker| source.each { |value| taker << value } }
      __set_field(made, "@shown", "#<Enumerator: " + inspect + ":each>")
      made
    end
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
        elsif kind == "each"
          following = at + 1
          is_wanted = true
          taker = Enumerator::Yielder.new(->(*ones) {
            is_wanted = false unless pass(ones.size <= 1 ? ones[0] : ones, following, counts, block)
          })
          given.call(taker, value)
          return goes_on && is_wanted
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
    def inspect
      text = "#<Enumerator::Lazy: " + @source.inspect + ">"
      @steps.each do |kind, given|
        text = "#<Enumerator::Lazy: " + text + ":" + kind + (KERNEL.is_integer(given) ? "(" + given.to_s + ")" : "") +
          ">"
      end
      text
    end
  end
end
# Numbers at the same distance from each other.
class Enumerator::ArithmeticSequence < Enumerator
  attr_reader :begin, :end, :step
  def spans(low, high, by, excludes)
    @begin = low
    @end = high
    @step = by
    @excludes = excludes
  end
  def exclude_end? = @excludes
  def first(count = nil)
    return super(count) if count
    each { |value| return value }
    nil
  end
  def last(count = nil) = count ? to_a.last(count) : to_a.last
  def size = __same(@end, nil) ? Float::INFINITY : to_a.size
  def ==(other)
    KERNEL.is_a(other, Enumerator::ArithmeticSequence) && @begin == other.begin && @end == other.end && @step == other.step &&
      @excludes == other.exclude_end?
  end
  def hash = [@begin, @end, @step, @excludes].hash
end
class Enumerator::Chain < Enumerator
  def initialize(*parts)
    super()
    @parts = parts
  end
  def each(&block)
    return self unless block
    @parts.each { |part| part.each(&block) }
    self
  end
  def size
    total = 0
    @parts.each do |part|
      size = part.respond_to?(:size) ? part.size : nil
      return size if __same(size, nil) || KERNEL.is_float(size)
      total += size
    end
    total
  end
  def inspect = "#<Enumerator::Chain: [" + @parts.map { |part| part.inspect }.join(", ") + "]>"
end
module Enumerable
  def chain(*others) = Enumerator::Chain.new(self, *others)
end
# Walks that end where a block says, or of what has no size.
UNSIZED_WALKS = [:find, :detect, :find_index, :index, :rindex, :take_while, :drop_while, :each_line, :chunk_while,
                 :slice_when, :bsearch, :gsub]
SIZE_OF_WALK = [:each_slice, :each_cons, :combination, :permutation, :repeated_combination, :repeated_permutation, :upto,
                :downto, :step, :each_char]
def KERNEL.each_part(source, count)
  part = []
  source.each do |value|
    part.push(value)
    if part.size == count
      yield part
      part = []
    end
  end
  yield part if part.size > 0
end
# The next value of a walk; nothing where it has ended.
def KERNEL.next_of(walk)
  walk.next
rescue StopIteration
  nil
end
def KERNEL.enumerator(source, name, given = []) = Enumerator.new(source, name, given)
class Object
  def to_enum(name = :each, *given, &size)
    made = KERNEL.enumerator(self, name, given)
    made.count_by(size, self)
    made
  end
  def enum_for(name = :each, *given, &size) = to_enum(name, *given, &size)
end
