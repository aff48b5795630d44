# Streams: those of the process, and strings as streams.

class IO
  def initialize(writes)
    @writes = writes
    @lineno = 0
  end
  attr_reader :lineno
  def write(*given)
    given.each { |one| @writes.call(one.to_s) }
    given.sum { |one| one.to_s.bytesize }
  end
  def <<(value)
    write(value)
    self
  end
  def print(*given)
    given.each { |one| write(one.to_s) }
    nil
  end
  def puts(*given)
    write("\n") if given.size == 0 || given.size == 1 && __kind(given[0]) == "array" && given[0].size == 0
    given.each { |one| KERNEL.put_to(self, one) }
    nil
  end
  def printf(text, *given)
    write(KERNEL.format(text, given))
    nil
  end
  def putc(value)
    write(KERNEL.is_integer(value) ? value.chr : value[0])
    value
  end
  def p(*given)
    given.each { |one| write(one.inspect + "\n") }
    given.size == 1 ? given[0] : given
  end
  def pp(*given) = p(*given)
  def flush = self
  def sync = true
  def sync=(value)
    value
  end
  def fsync = 0
  def binmode = self
  def set_encoding(*given) = self
  def tty? = false
  def isatty = false
  def winsize = [24, 80]
  def fileno = __same(self, STDIN) ? 0 : (__same(self, STDERR) ? 2 : 1)
  def close = nil
  def closed? = false
  def read_line = __read_line()
  def gets(*given, chomp: false)
    line = read_line
    return nil if line == "" || __same(line, nil)
    @lineno += 1
    chomp ? line.chomp : __str_copy(line)
  end
  def readline(*given, chomp: false) = gets(chomp: chomp) || (raise EOFError, "end of file reached")
  def each_line(*given, chomp: false)
    return readlines(chomp: chomp).each unless block_given?
    line = gets(chomp: chomp)
    while line
      yield line
      line = gets(chomp: chomp)
    end
    self
  end
  def readlines(*given, chomp: false)
    list = []
    line = gets(chomp: chomp)
    while line
      list.push(line)
      line = gets(chomp: chomp)
    end
    list
  end
  def each(*given, &block) = each_line(*given, &block)
  def read(*given) = readlines.join
  def getc
    @rest = gets || "" if __same(@rest, nil) || @rest == ""
    return nil if @rest == ""
    char = @rest[0]
    @rest = @rest[1, @rest.size]
    char
  end
  def each_char
    read.each_char { |char| yield char }
  end
  def eof?
    @ahead = __read_line() unless @ahead
    @ahead == ""
  end
  def to_a = readlines
  def inspect = "#<IO:<" + (fileno == 0 ? "STDIN" : (fileno == 2 ? "STDERR" : "STDOUT")) + ">>"
  include Enumerable
end
class IO
  # A line that was read to see whether there is one comes first.
  def read_line
    line = @ahead || __read_line()
    @ahead = nil
    line
  end
end
def KERNEL.put_to(stream, value)
  if __kind(value) == "array"
    value.each { |inside| KERNEL.put_to(stream, inside) }
  else
    text = value.to_s
    stream.write(__str_endswith(text, "\n") ? text : text + "\n")
  end
end
STDOUT = IO.new(->(text) { __write_out(text) })
STDERR = IO.new(->(text) { __write_err(text) })
STDIN = IO.new(nil)
ARGF = STDIN
ARGV = []
ENV = { "HOME" => "/root", "PATH" => "/usr/bin:/bin", "LANG" => "C.UTF-8" }
DATA_LINES = []
RUBY_VERSION = "3.1.2"
RUBY_ENGINE = "ruby"
RUBY_PLATFORM = "x86_64-linux-gnu"
RUBY_PATCHLEVEL = 20
RUBY_RELEASE_DATE = "2022-04-12"
RUBY_COPYRIGHT = "ruby - Copyright (C) 1993-2022 Yukihiro Matsumoto"
__set_field(GLOBALS, "$stdout", STDOUT)
__set_field(GLOBALS, "$stderr", STDERR)
__set_field(GLOBALS, "$stdin", STDIN)
__set_field(GLOBALS, "$>", STDOUT)
__set_field(GLOBALS, "$<", STDIN)
__set_field(GLOBALS, "$0", "main.rb")
__set_field(GLOBALS, "$PROGRAM_NAME", "main.rb")
__set_field(GLOBALS, "$,", nil)
__set_field(GLOBALS, "$/", "\n")
__set_field(GLOBALS, "$;", nil)
__set_field(GLOBALS, "$VERBOSE", false)
__set_field(GLOBALS, "$DEBUG", false)
__set_field(GLOBALS, "$$", 4242)
__set_field(GLOBALS, "$LOAD_PATH", [])
__set_field(GLOBALS, "$:", [])
__set_field(GLOBALS, "$_", nil)
__set_field(GLOBALS, "$!", nil)
class Object
  def readlines(*given, chomp: false) = STDIN.readlines(chomp: chomp)
  def putc(value) = __field(GLOBALS, "$stdout").putc(value)
  def open(*given) = (raise Errno::ENOENT.new(given[0].to_s, "rb_sysopen"))
end
class StringIO < IO
  attr_accessor :string, :pos, :lineno
  def initialize(text = nil, mode = nil)
    @string = text || __str_copy("")
    @pos = mode && mode.start_with?("a") ? @string.size : 0
    @lineno = 0
    @is_at_end = __same(text, nil)
  end
  def write(*given)
    raise IOError, "not opened for writing" if @closed
    given.each do |one|
      text = one.to_s
      if @pos >= @string.size
        @string << text
      else
        @string[@pos, text.size] = text
      end
      @pos += text.size
    end
    given.sum { |one| one.to_s.bytesize }
  end
  def read_line
    check_open
    return "" if @pos >= @string.size
    stop = @string.index("\n", @pos)
    stop = stop ? stop + 1 : @string.size
    line = @string[@pos, stop - @pos]
    @pos = stop
    line
  end
  def check_open
    raise IOError, "not opened for reading" if @closed
  end
  def read(count = nil)
    check_open
    return nil if count && @pos >= @string.size
    rest = @string[@pos, count || @string.size] || __str_copy("")
    @pos += rest.size
    rest
  end
  def readchar = getc || (raise EOFError, "end of file reached")
  def getbyte
    char = getc
    char && char.ord
  end
  def readbyte = getbyte || (raise EOFError, "end of file reached")
  def pos=(place)
    @pos = place
  end
  def getc
    check_open
    char = @string[@pos]
    @pos += 1 if char
    char
  end
  def ungetc(char)
    if @pos > 0 && @string[@pos - char.size, char.size] == char
      @pos -= char.size
    else
      @string.replace(@string[0, [@pos - char.size, 0].max] + char + @string[@pos, @string.size])
      @pos = [@pos - char.size, 0].max
    end
    nil
  end
  def each_byte(&block) = block ? read.each_byte(&block) : KERNEL.enumerator(self, :each_byte)
  def each_char
    return KERNEL.enumerator(self, :each_char) unless block_given?
    char = getc
    while char
      yield char
      char = getc
    end
    self
  end
  def eof? = @pos >= @string.size
  def rewind
    @lineno = 0
    @pos = 0
  end
  def seek(place)
    @pos = place
    0
  end
  def truncate(size)
    @string.replace(@string[0, size])
    size
  end
  def reopen(text = nil)
    initialize(text)
    self
  end
  def close
    @closed = true
    nil
  end
  def close_write = nil
  def close_read = nil
  def closed? = !!@closed
  def tty? = false
  def inspect = "#<StringIO>"
end
class File
  SEPARATOR = "/"
  def self.exist?(path) = false
  def self.file?(path) = false
  def self.directory?(path) = false
  def self.readable?(path) = false
  def self.join(*parts) = parts.flatten.join("/").gsub(/\/+/, "/")
  def self.basename(path, ending = nil)
    name = path.split("/").last || path
    return name.delete_suffix(File.extname(name)) if ending == ".*"
    ending ? name.delete_suffix(ending) : name
  end
  def self.extname(path)
    name = path.split("/").last || ""
    place = name.rindex(".")
    place && place > 0 && place < name.size - 1 ? name[place, name.size] : ""
  end
  def self.dirname(path)
    place = path.rindex("/")
    place ? (place == 0 ? "/" : path[0, place]) : "."
  end
  def self.expand_path(path, from = nil) = path.start_with?("/") ? path : (from || ".") + "/" + path
  def self.split(path) = [dirname(path), basename(path)]
  def self.open(path, *given) = (raise Errno::ENOENT.new(path.to_s, "rb_sysopen"))
  def self.new(path, *given) = (raise Errno::ENOENT.new(path.to_s, "rb_sysopen"))
  def self.read(path, *given) = (raise Errno::ENOENT.new(path.to_s, "rb_sysopen"))
  def self.readlines(path, *given) = (raise Errno::ENOENT.new(path.to_s, "rb_sysopen"))
  def self.foreach(path, *given) = (raise Errno::ENOENT.new(path.to_s, "rb_sysopen"))
  def self.write(path, *given) = (raise Errno::ENOENT.new(path.to_s, "rb_sysopen"))
end
