# Classes that a program asks for by name: OpenStruct, Forwardable, Singleton, StringIO.

class OpenStruct
  def initialize(given = nil)
    @table = {}
    given.each { |name, value| @table[name.to_sym] = value } if given
  end
  def [](name) = @table[name.to_sym]
  def []=(name, value)
    @table[name.to_sym] = value
  end
  def to_h = @table.dup
  def each_pair(&block) = @table.each_pair(&block)
  def dig(name, *more) = @table.dig(name.to_sym, *more)
  def delete_field(name) = @table.delete(name.to_sym)
  def respond_to_missing?(name, all = false) = @table.key?(name.to_s.delete_suffix("=").to_sym)
  def method_missing(name, *given)
    text = name.to_s
    return @table[text.delete_suffix("=").to_sym] = given[0] if text.end_with?("=")
    @table[name]
  end
  def ==(other) = KERNEL.is_a(other, OpenStruct) && to_h == other.to_h
  def inspect = "#<OpenStruct" + (@table.size > 0 ? " " : "") + @table.map { |name, value| name.to_s + "=" + value.inspect }.join(", ") + ">"
  def to_s = inspect
end

# A delegated method gives its block on, so it is made of a function that sees one.
def KERNEL.delegate(home, text, name, own)
  made = Proc.new { |block, *given|
    held = __str_startswith(text, "@") ? __own_value(self, text) : send(text)
    __call(KERNEL.method_of(held, name), held, [block, *given])
  }
  __define(__field(home, "prototype"), own, made, 7)
end
module Forwardable
  def def_delegator(target, name, own = name) = KERNEL.delegate(self, target.to_s, name.to_s, own.to_s)
  def def_delegators(target, *names)
    names.each { |name| KERNEL.delegate(self, target.to_s, name.to_s, name.to_s) }
  end
  def def_instance_delegator(target, name, own = name) = def_delegator(target, name, own)
  def delegate(given)
    given.each { |names, target| [names].flatten.each { |name| def_delegator(target, name) } }
  end
end

module Singleton
  def self.included(home)
    home.extend(Singleton::Makers)
    home.private_class_method(:new)
  end
  module Makers
    def instance
      __set_field(self, "@only", new) unless __has_own(self, "@only")
      __own_value(self, "@only")
    end
  end
end

class StringIO
  attr_reader :string
  attr_accessor :pos
  def initialize(text = nil, mode = nil)
    @string = text || __str_copy("")
    @pos = 0
  end
  def write(*given)
    given.each { |one| @string << one.to_s }
    given.sum { |one| one.to_s.size }
  end
  def <<(value)
    @string << value.to_s
    self
  end
  def print(*given)
    write(*given)
    nil
  end
  def puts(*given)
    write("\n") if given.size == 0
    given.flatten.each { |one| write(one.to_s.end_with?("\n") ? one.to_s : one.to_s + "\n") }
    nil
  end
  def printf(text, *given) = write(KERNEL.format(text, given))
  def gets(chomp: false)
    return nil if @pos >= @string.size
    stop = @string.index("\n", @pos)
    stop = stop ? stop + 1 : @string.size
    line = @string[@pos, stop - @pos]
    @pos = stop
    chomp ? line.chomp : line
  end
  def read
    rest = @string[@pos, @string.size] || __str_copy("")
    @pos = @string.size
    rest
  end
  def getc
    char = @string[@pos]
    @pos += 1 if char
    char
  end
  def each_line(chomp: false)
    return readlines(chomp: chomp).each unless block_given?
    line = gets(chomp: chomp)
    while line
      yield line
      line = gets(chomp: chomp)
    end
    self
  end
  def readlines(chomp: false)
    list = []
    each_line(chomp: chomp) { |line| list.push(line) }
    list
  end
  def eof? = @pos >= @string.size
  def rewind = @pos = 0
  def close = nil
end

# The streams of the process.
class IO
  def initialize(writes)
    @writes = writes
  end
  def write(*given)
    given.each { |one| @writes.call(one.to_s) }
    given.sum { |one| one.to_s.bytesize }
  end
  def <<(value)
    @writes.call(value.to_s)
    self
  end
  def print(*given)
    write(*given)
    nil
  end
  def puts(*given)
    @writes.call("\n") if given.size == 0
    given.flatten.each { |one| @writes.call(one.to_s.end_with?("\n") ? one.to_s : one.to_s + "\n") }
    nil
  end
  def printf(text, *given)
    @writes.call(KERNEL.format(text, given))
    nil
  end
  def putc(value)
    @writes.call(__kind(value) == "number" ? value.chr : value[0])
    value
  end
  def p(*given) = given.each { |one| @writes.call(one.inspect + "\n") }
  def flush = self
  def sync = true
  def sync=(value)
    value
  end
  def fsync = 0
  def tty? = false
  def isatty = false
  def fileno = 1
  def gets(chomp: false)
    line = __read_line()
    return nil if line == ""
    chomp ? line.chomp : __str_copy(line)
  end
  def each_line(chomp: false)
    return readlines(chomp: chomp).each unless block_given?
    line = gets(chomp: chomp)
    while line
      yield line
      line = gets(chomp: chomp)
    end
    self
  end
  def readlines(chomp: false)
    list = []
    each_line(chomp: chomp) { |line| list.push(line) }
    list
  end
  def each(&block) = each_line(&block)
  def map(&block) = readlines.map(&block)
  def readline = gets || (raise EOFError, "end of file reached")
  def read = readlines.join
  def to_a = readlines
end
STDOUT = IO.new(->(text) { __write_out(text) })
STDERR = IO.new(->(text) { __write_err(text) })
STDIN = IO.new(nil)
ARGF = STDIN
ARGV = []
ENV = {}
__set_field(GLOBALS, "$stdout", STDOUT)
__set_field(GLOBALS, "$stderr", STDERR)
__set_field(GLOBALS, "$stdin", STDIN)
__set_field(GLOBALS, "$<", STDIN)
__set_field(GLOBALS, "$0", "main.rb")
__set_field(GLOBALS, "$PROGRAM_NAME", "main.rb")
__set_field(GLOBALS, "$,", nil)
__set_field(GLOBALS, "$/", "\n")
class Object
  def readlines(chomp: false) = STDIN.readlines(chomp: chomp)
  def putc(value) = STDOUT.putc(value)
  def srand(seed = 0) = 0
end
