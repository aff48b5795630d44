# `pp`: values over several lines where they are too long for one. A group's breaks are all line ends, or none: groups that
# stand further out break first, and the others as long as the line is too long.

class PrettyPrint
  # A part that has been put off, as it is not known whether the groups around it break.
  class Part
    attr_reader :width, :indent, :group
    def initialize(text, indent, group)
      @text = text
      @width = text.size
      @indent = indent
      @group = group
    end
    def is_text = __same(@group, nil)
    # Writes it, and tells how far the line goes then.
    def put(printer, width)
      unless @group
        printer.output << @text
        return width + @width
      end
      @group.breaks.shift
      return printer.end_line(@indent) if @group.is_broken
      printer.forget(@group) if @group.breaks.empty?
      printer.output << @text
      width + @width
    end
  end
  class Group
    attr_reader :depth, :breaks
    attr_accessor :is_broken
    def initialize(depth)
      @depth = depth
      @breaks = []
      @is_broken = false
    end
    def break? = @is_broken
  end
  attr_reader :output, :indent, :maxwidth, :newline
  def initialize(output = __str_copy(""), maxwidth = 79, newline = "\n")
    @output = output
    @maxwidth = maxwidth
    @newline = newline
    @indent = 0
    @width = 0
    @waiting = []
    @waiting_width = 0
    whole = PrettyPrint::Group.new(0)
    @open = [whole]
    @levels = [[whole]]
  end
  def current_group = @open.last
  def end_line(indent)
    @output << @newline << " " * indent
    indent
  end
  def forget(group) = @levels[group.depth].delete(group)
  def text(part, width = nil)
    if @waiting.empty?
      @output << part
      @width += part.size
    else
      @waiting.push(PrettyPrint::Part.new(part, 0, nil))
      @waiting_width += part.size
      break_groups
    end
  end
  def breakable(between = " ", width = nil)
    group = @open.last
    if group.is_broken
      flush
      @width = end_line(@indent)
      @waiting_width = 0
    else
      part = PrettyPrint::Part.new(between, @indent, group)
      group.breaks.push(part)
      @waiting.push(part)
      @waiting_width += between.size
      break_groups
    end
  end
  def fill_breakable(between = " ", width = nil) = group { breakable(between) }
  def group(indent = 0, before = "", after = "", *widths)
    text(before)
    inner = PrettyPrint::Group.new(@open.last.depth + 1)
    @open.push(inner)
    @levels.push([]) while @levels.size <= inner.depth
    @levels[inner.depth].push(inner)
    begin
      nest(indent) { yield }
    ensure
      @open.pop
      forget(inner) if inner.breaks.empty?
    end
    text(after)
  end
  def nest(indent)
    @indent += indent
    begin
      yield
    ensure
      @indent -= indent
    end
  end
  def flush
    @waiting.each { |part| @width = part.put(self, @width) }
    @waiting.clear
    @waiting_width = 0
  end
  # The outermost group that may still break, broken; the ones without breaks before it can no more.
  def broken_group
    @levels.each do |level|
      at = level.size - 1
      while at >= 0
        unless level[at].breaks.empty?
          group = level.delete_at(at)
          group.is_broken = true
          return group
        end
        at -= 1
      end
      level.each { |group| group.is_broken = true }
      level.clear
    end
    nil
  end
  def break_groups
    while @maxwidth < @width + @waiting_width
      group = broken_group
      return nil unless group
      put_first until group.breaks.empty?
      put_first while @waiting.size > 0 && @waiting.first.is_text
    end
  end
  def put_first
    part = @waiting.shift
    @width = part.put(self, @width)
    @waiting_width -= part.width
  end
  def self.format(output = __str_copy(""), maxwidth = 79, newline = "\n")
    printer = new(output, maxwidth, newline)
    yield printer
    printer.flush
    output
  end
end
class PP < PrettyPrint
  def self.pp(value, output = __field(GLOBALS, "$stdout"), width = 79)
    text = __str_copy("")
    printer = new(text, width)
    printer.pp(value)
    printer.flush
    output << text << "\n"
  end
  def self.singleline_pp(value, output = __field(GLOBALS, "$stdout")) = output << value.inspect << "\n"
  def pp(value)
    @inside = [] unless @inside
    return group { value.pretty_print_cycle(self) } if @inside.any? { |one| __same(one, value) }
    kind = __kind(value)
    return value.pretty_print(self) unless kind == "object" || kind == "array"
    @inside.push(value)
    begin
      group { value.pretty_print(self) }
    ensure
      @inside.pop
    end
  end
  def comma_breakable
    text(",")
    breakable
  end
  def seplist(list, separator = nil, walk = :each)
    is_first = true
    list.public_send(walk) do |*values|
      if is_first
        is_first = false
      else
        separator ? separator.call : comma_breakable
      end
      yield(*values)
    end
  end
  def object_group(value, &block) = group(1, "#<" + value.class.to_s, ">", &block)
  def object_address_group(value, &block) = group(1, KERNEL.address_of(value), ">", &block)
  def pp_object(value)
    object_address_group(value) do
      seplist(value.pretty_print_instance_variables, -> { text(",") }) do |name|
        breakable
        text(name.to_s)
        text("=")
        group(1) do
          breakable("")
          pp(value.instance_variable_get(name))
        end
      end
    end
  end
  def pp_hash(map)
    group(1, "{", "}") do
      seplist(map, nil, :each_pair) do |key, value|
        group do
          pp(key)
          text("=>")
          group(1) do
            breakable("")
            pp(value)
          end
        end
      end
    end
  end
end
class Object
  def pretty_print_instance_variables = instance_variables.sort
  def pretty_print(printer)
    own = __same(__member_for(self, "inspect", self), OBJECT_INSPECT) && __kind(self) == "object"
    own ? printer.pp_object(self) : printer.text(inspect)
  end
  def pretty_print_cycle(printer)
    printer.object_address_group(self) do
      printer.breakable
      printer.text("...")
    end
  end
  def pretty_inspect = PP.pp(self, __str_copy(""))
  def pp(*given)
    given.each { |value| PP.pp(value) }
    given.size == 0 ? nil : (given.size == 1 ? given[0] : given)
  end
end
OBJECT_INSPECT = __own_value(__field(Object, "prototype"), "inspect")
class Array
  def pretty_print(printer) = printer.group(1, "[", "]") { printer.seplist(self) { |value| printer.pp(value) } }
  def pretty_print_cycle(printer) = printer.text(empty? ? "[]" : "[...]")
end
class Hash
  def pretty_print(printer) = printer.pp_hash(self)
  def pretty_print_cycle(printer) = printer.text(empty? ? "{}" : "{...}")
end
class Struct
  def pretty_print(printer)
    printer.group(1, "#<struct " + self.class.name.to_s, ">") do
      printer.seplist(members, -> { printer.text(",") }) do |name|
        printer.breakable
        printer.text(name.to_s)
        printer.text("=")
        printer.group(1) do
          printer.breakable("")
          printer.pp(self[name])
        end
      end
    end
  end
  def pretty_print_cycle(printer) = printer.text("#<struct " + self.class.name.to_s + ":...>")
end
class Set
  def pretty_print(printer)
    printer.group(1, "#<Set:", ">") do
      printer.breakable
      printer.group(1, "{", "}") { printer.seplist(self) { |value| printer.pp(value) } }
    end
  end
  def pretty_print_cycle(printer) = printer.text("#<Set: {" + (empty? ? "" : "...") + "}>")
end
class String
  def pretty_print(printer)
    parts = lines
    return printer.text(inspect) unless parts.size > 1
    printer.group do
      printer.seplist(parts, -> { printer.text(" +"); printer.breakable }) { |part| printer.pp(part) }
    end
  end
end
class Range
  def pretty_print(printer)
    printer.pp(self.begin) if self.begin
    printer.breakable("")
    printer.text(exclude_end? ? "..." : "..")
    printer.breakable("")
    printer.pp(self.end) if self.end
  end
end
