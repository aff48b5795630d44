# Lazy walks: steps that each value goes through when it is asked for.

class Enumerator::Lazy < Enumerator
  # A block is given a yielder and each value.
  def initialize(source, size = nil, &block)
    raise ArgumentError, "tried to call lazy new without a block" unless block
    start_with(source, [["each", block, nil, []]], ["each", []])
    @size = size
  end
  # A step has a kind, what it is done with, and the call that it is shown as. The source may be shown as a call, too.
  def start_with(source, steps, shown = nil)
    @source = source
    @steps = steps
    @shown = shown
  end
  def self.made_of(source, steps, shown = nil)
    made = allocate
    made.start_with(source, steps, shown)
    made
  end
  # A walk of a lazy one, as a lazy one that is shown by what was called.
  def self.of_walk(source, name, given)
    made_of(Enumerator.new(source, name, given), [], [name.to_s, given, source])
  end
  def with_step(kind, given, name, arguments = [])
    Enumerator::Lazy.made_of(@source, [*@steps, [kind, given, name, arguments]], @shown)
  end
  def by_block(kind, name, block)
    raise ArgumentError, "tried to call lazy " + name + " without a block" unless block
    with_step(kind, block, name)
  end
  def map(&block) = by_block("map", "map", block)
  def collect(&block) = by_block("map", "collect", block)
  def select(&block) = by_block("select", "select", block)
  def filter(&block) = by_block("select", "filter", block)
  def find_all(&block) = by_block("select", "find_all", block)
  def reject(&block) = by_block("reject", "reject", block)
  def filter_map(&block) = by_block("filter_map", "filter_map", block)
  def take_while(&block) = by_block("take_while", "take_while", block)
  def drop_while(&block) = by_block("drop_while", "drop_while", block)
  def flat_map(&block) = by_block("flat_map", "flat_map", block)
  def collect_concat(&block) = by_block("flat_map", "collect_concat", block)
  def compact = with_step("reject", ->(value) { __same(value, nil) }, "compact")
  def uniq(&block) = with_step("uniq", block, "uniq")
  def grep(pattern, &block)
    fits = ->(value) { pattern === value }
    return with_step("select", fits, "grep", [pattern]) unless block
    with_step("filter_map", ->(value) { pattern === value ? [block.call(value)] : nil }, "grep", [pattern]).unpacked
  end
  def grep_v(pattern, &block)
    return with_step("reject", ->(value) { pattern === value }, "grep_v", [pattern]) unless block
    with_step("filter_map", ->(value) { pattern === value ? nil : [block.call(value)] }, "grep_v", [pattern]).unpacked
  end
  # What was put into a list so that nothing and false pass, taken out again.
  def unpacked = with_step("map", ->(packed) { __index(packed, 0) }, nil)
  def take(count)
    count = KERNEL.int(count)
    raise ArgumentError, "attempt to take negative size" if count < 0
    with_step("take", count, "take", [count])
  end
  def drop(count)
    count = KERNEL.int(count)
    raise ArgumentError, "attempt to drop negative size" if count < 0
    with_step("drop", count, "drop", [count])
  end
  def with_index(from = 0, &block)
    from = __same(from, nil) ? 0 : KERNEL.int(from)
    with_step("with_index", [from, block], "with_index", [from])
  end
  def each_with_index(&block) = with_step("with_index", [0, block], "each_with_index")
  def zip(*others, &block)
    return super if block
    others.each do |other|
      next if other.respond_to?(:each)
      raise TypeError, "wrong argument type " + other.class.name + " (must respond to :each)"
    end
    with_step("zip", others, "zip", others)
  end
  def lazy = self
  def slice_when(&block) = super.lazy
  def chunk_while(&block) = super.lazy
  def slice_before(*given, &block) = super.lazy
  def slice_after(*given, &block) = super.lazy
  def chunk(&block) = block ? super.lazy : super
  def chain(*others) = super.lazy
  def +(other) = chain(other)
  def force(*given) = to_a(*given)
  def first(*given)
    KERNEL.at_most(given, 1)
    given.size > 0 ? take(given[0]).to_a : super
  end
  def eager = Enumerator.new(self, :each)
  def to_enum(name = :each, *given, &size)
    made = Enumerator::Lazy.of_walk(self, name, given)
    made.count_by(size, self)
    made
  end
  def enum_for(name = :each, *given, &size) = to_enum(name, *given, &size)
  def size
    return __call(@counts, @counted, []) if @counts
    return @size.respond_to?(:call) ? @size.call : @size if @size
    return nil unless @source.respond_to?(:size) && @steps.all? { |step| SIZED_STEPS.include?(step[0]) }
    @steps.reduce(@source.size) do |count, step|
      next count if __same(count, nil)
      case step[0]
      when "take" then step[1] < count ? step[1] : count
      when "drop" then count > step[1] ? count - step[1] : 0
      else count
      end
    end
  end
  def each(*given, &block)
    return self unless block
    states = @steps.map { |kind, of| state_of(kind, of) }
    return self if @steps.any? { |kind, of| kind == "take" && of == 0 }
    @source.each(*given) do |*values|
      return self unless pass(values.size <= 1 ? values[0] : values, 0, states, block, values.size > 1)
    end
    @source
  end
  # What a step keeps during a walk.
  def state_of(kind, of)
    case kind
    when "take", "drop" then of
    when "with_index" then of[0] - 1
    when "uniq" then __new_map()
    when "zip" then of.map { |other| __kind(other) == "array" ? other.each : other.to_enum(:each) }
    else 0
    end
  end
  # Whether more values are wanted. A block that makes a value of several that were given at once is given all of them.
  def pass(value, at, states, block, is_several = false)
    goes_on = true
    while at < @steps.size
      kind = @steps[at][0]
      given = @steps[at][1]
      case kind
      when "map" then value = is_several && at == 0 ? given.call(*value) : given.call(value)
      when "select" then return goes_on unless given.call(value)
      when "reject" then return goes_on if given.call(value)
      when "filter_map"
        value = given.call(value)
        return goes_on unless value
      when "take_while" then return false unless given.call(value)
      when "drop_while"
        return goes_on if states[at] == 0 && given.call(value)
        states[at] = 1
      when "take"
        states[at] -= 1
        goes_on = false if states[at] == 0
      when "drop"
        states[at] -= 1
        return goes_on if states[at] >= 0
      when "with_index"
        states[at] += 1
        given[1] ? given[1].call(value, states[at]) : value = [value, states[at]]
      when "uniq"
        key = KERNEL.hash_key(given ? given.call(value) : value)
        return goes_on if __map_has(states[at], key)
        __map_put(states[at], key, true)
      when "zip" then value = [value, *states[at].map { |walk| KERNEL.next_of(walk) }]
      when "flat_map"
        made = given.call(value)
        if __kind(made) == "array" || made.respond_to?(:force) && made.respond_to?(:each)
          made.each { |one| return false unless pass(one, at + 1, states, block) }
          return goes_on
        end
        value = made
      else return pass_by_yielder(value, at, states, block) && goes_on
      end
      at += 1
    end
    block.call(value)
    goes_on
  end
  # A block of the program's says what goes on.
  def pass_by_yielder(value, at, states, block)
    is_wanted = true
    taker = Enumerator::Yielder.new(->(*ones) {
      is_wanted = false unless pass(ones.size <= 1 ? ones[0] : ones, at + 1, states, block)
    })
    @steps[at][1].call(taker, value)
    is_wanted
  end
  def inspect
    text = "#<Enumerator::Lazy: " + (@shown ? KERNEL.shown_call((@shown[2] || @source).inspect, @shown[0], @shown[1]) : @source.inspect) + ">"
    @steps.each { |step| text = "#<Enumerator::Lazy: " + KERNEL.shown_call(text, step[2], step[3]) + ">" if step[2] }
    text
  end
end
def KERNEL.shown_call(of, name, arguments) = of + ":" + name + KERNEL.shown_arguments(arguments)
SIZED_STEPS = ["map", "take", "drop", "with_index", "zip"]
