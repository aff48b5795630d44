# Enumerators: a walk that is not yet gone, which `next` goes step by step in a task of its own.

class Enumerator
  include Enumerable
  def initialize(source = nil, name = nil, given = [], &block)
    if !block && !name && __same(self.class, Enumerator)
      raise ArgumentError, "tried to create Proc object without a block"
    end
    @size = block ? source : nil
    @source = source
    @name = name
    @given = given
    @block = block
  end
  def self.produce(*given, &block)
    raise ArgumentError, "no block given" unless block
    KERNEL.at_most(given, 1)
    made = Enumerator.new(Float::INFINITY) do |taker|
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
    __set_field(made, "@maker", "Producer")
    made
  end
  def initialize_copy(other)
    raise TypeError, "can't copy execution context" if @task
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
    if @name == :loop || @name == :cycle && (@given.size == 0 || __same(@given[0], nil))
      return @name == :cycle && @source.respond_to?(:size) && @source.size == 0 ? 0 : Float::INFINITY
    end
    return nil unless @name == :times || @name == :step || @name == :upto || @name == :downto || @source.respond_to?(:size)
    return nil if UNSIZED_WALKS.include?(@name)
    return nil if @name == :upto && __kind(@source) == "string"
    return to_a.size if SIZE_OF_WALK.include?(@name)
    return @source.size * [KERNEL.int(@given[0]), 0].max if @name == :cycle
    @name == :times ? [@source, 0].max : @source.size
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
  # What the walk is given back for the value that it gave last.
  def feed(value)
    raise TypeError, "feed value already set" if @is_fed
    @is_fed = true
    @fed = value
    nil
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
        fed = @fed
        @fed = nil
        @is_fed = false
        fed
      end
    rescue Exception => error
      @error = error
    end
    @is_done = true
    __task_end(@caller)
  end
  def +(other) = Enumerator::Chain.new(self, other)
  def inspect
    return __own_value(self, "@shown") if __has_own(self, "@shown")
    return "#<Enumerator: #<Enumerator::" + (@maker || "Generator") + ":" + KERNEL.address_of(self).split(":").last + ">:each>" if @block
    "#<Enumerator: " + @source.inspect + ":" + @name.to_s + KERNEL.shown_arguments(@given) + ">"
  end
  def to_s = KERNEL.address_of(self) + ">"

  class Yielder
    def initialize(taker = nil, &block)
      raise LocalJumpError, "no block given" unless taker || block
      @block = taker || block
    end
    def yield(*values) = @block.call(*values)
    def call(*values) = @block.call(*values)
    def <<(value)
      @block.call(value)
      self
    end
    def inspect = KERNEL.address_of(self) + ">"
    def to_proc
      taker = self
      ->(*values) { taker.yield(*values) }
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
  # Down from where a range begins, which `step` with a block does not go.
  def each(*given, &block)
    return super unless block && KERNEL.is_a(@source, Range) && @step < 0
    at = @begin
    while __same(@end, nil) || (@excludes ? at > @end : at >= @end)
      block.call(at)
      at += @step
    end
    self
  end
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
  def eql?(other) = self == other
  def hash = [@begin, @end, @step, @excludes].hash
end
class Enumerator::Chain < Enumerator
  def initialize(*parts)
    super()
    @parts = parts
  end
  def each(*given, &block)
    return given.size == 0 ? self : KERNEL.enumerator(self, :each, given) unless block
    @parts.each { |part| part.each(*given, &block) }
    self
  end
  def rewind
    super
    @parts.reverse_each { |part| part.rewind if part.respond_to?(:rewind) }
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
# Walks that end where a block says, or of what has no size.
UNSIZED_WALKS = [:find, :detect, :find_index, :index, :rindex, :take_while, :drop_while, :each_line, :chunk_while,
                 :slice_when, :bsearch, :gsub]
SIZE_OF_WALK = [:each_slice, :each_cons, :combination, :permutation, :repeated_combination, :repeated_permutation, :upto,
                :downto, :step, :each_char]
# The next value of a walk; nothing where it has ended.
def KERNEL.next_of(walk)
  walk.next
rescue StopIteration
  nil
end
def KERNEL.shown_arguments(given)
  return "" if given.size == 0
  last = given[-1]
  "(" + given.map { |one| __same(one, last) && KERNEL.is_a(one, Hash) && one.size > 0 && one.keys.all? { |key| __kind(key) == "symbol" } ? one.map { |key, value| key.to_s + ": " + value.inspect }.join(", ") : one.inspect }.join(", ") + ")"
end
def KERNEL.is_keywords(value) = __kind(value) == "object" && KERNEL.is_a(value, Hash) && __has_own(value, "@is_keywords")
# A walk of what is lazy stays lazy.
def KERNEL.enumerator(source, name, given = [])
  KERNEL.is_a(source, Enumerator::Lazy) ? Enumerator::Lazy.of_walk(source, name, given) : Enumerator.new(source, name, given)
end
class Object
  def to_enum(name = :each, *given, &size)
    made = KERNEL.enumerator(self, name, given)
    made.count_by(size, self)
    made
  end
  def enum_for(name = :each, *given, &size) = to_enum(name, *given, &size)
end
