# Streams: those of the process, and strings as streams.

class IO
  SEEK_SET = 0
  SEEK_CUR = 1
  SEEK_END = 2
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
    write("\n") if given.size == 0
    given.each { |one| KERNEL.put_to(self, one) }
    nil
  end
  def printf(text, *given)
    write(KERNEL.format(text, given))
    nil
  end
  def putc(value)
    write(__kind(value) == "string" ? value[0] : (KERNEL.int(value) & 255).chr)
    value
  end
  def p(*given)
    given.each { |one| write(one.inspect + "\n") }
    given.size == 1 ? given[0] : given
  end
  def pp(*given) = p(*given)
  def flush = self
  def sync = @is_synced || __same(self, STDERR)
  def sync=(value)
    @is_synced = !!value
  end
  def fsync = 0
  def binmode = self
  def set_encoding(*given) = self
  def tty? = false
  def isatty = false
  def fileno = __same(self, STDIN) ? 0 : (__same(self, STDERR) ? 2 : 1)
  def close = nil
  def closed? = false
  def read_line = __read_line()
  # The next line: up to a separator that may be given, and not longer than a limit.
  def gets(*given, chomp: false)
    stop = given.size > 0 && !KERNEL.is_integer(given[0]) ? given[0] : "\n"
    limit = given.find { |one| KERNEL.is_integer(one) }
    line = next_line(stop, limit)
    line = nil if line == ""
    __set_field(GLOBALS, "$_", line)
    return nil if __same(line, nil)
    @lineno += 1
    __set_field(GLOBALS, "$.", @lineno)
    return __str_copy(line) unless chomp
    __same(stop, nil) ? line.chomp : line.chomp(stop)
  end
  def next_line(stop, limit)
    return read_line if stop == "\n" && __same(limit, nil)
    is_paragraph = stop == ""
    stop = "\n\n" if is_paragraph
    text = ""
    piece = read_line
    piece = read_line while is_paragraph && piece == "\n"
    until __same(piece, nil) || piece == ""
      text += piece
      place = stop ? text.index(stop) : nil
      size = place ? place + stop.size : text.size
      size = limit if limit && size > limit
      if place || size < text.size
        put_back(text[size, text.size])
        return text[0, size]
      end
      break if limit && text.size == limit
      piece = read_line
    end
    text
  end
  def put_back(text)
    @ahead = text + (@ahead || "")
  end
  def lineno=(number)
    @lineno = number
  end
  def readline(*given, chomp: false) = gets(*given, chomp: chomp) || (raise EOFError, "end of file reached")
  def each_line(*given, chomp: false)
    return KERNEL.enumerator(self, :each_line, chomp ? KERNEL.given(*given, chomp: true) : given) unless block_given?
    line = gets(*given, chomp: chomp)
    while line
      yield line
      line = gets(*given, chomp: chomp)
    end
    self
  end
  def readlines(*given, chomp: false)
    list = []
    line = gets(*given, chomp: chomp)
    while line
      list.push(line)
      line = gets(*given, chomp: chomp)
    end
    list
  end
  def each(*given, &block) = each_line(*given, &block)
  # What is left, or so many bytes of it; lines that are read so are not counted.
  def read(count = nil, *into)
    pieces = []
    wanted = __same(count, nil) ? nil : KERNEL.int(count)
    until wanted && wanted <= 0
      piece = read_line
      break if __same(piece, nil) || piece == ""
      if wanted && piece.bytesize > wanted
        put_back(piece.byteslice(wanted, piece.bytesize))
        piece = piece.byteslice(0, wanted)
      end
      wanted -= piece.bytesize if wanted
      pieces.push(piece)
    end
    return nil if count && pieces.size == 0 && count > 0
    text = pieces.join
    into[0] ? into[0].replace(text) : text
  end
  def readpartial(count, *into) = read(count, *into) || (raise EOFError, "end of file reached")
  def getc
    line = read_line
    return nil if __same(line, nil) || line == ""
    put_back(line[1, line.size]) if line.size > 1
    line[0]
  end
  def getbyte
    byte = read(1)
    byte && byte.bytes[0]
  end
  def readbyte = getbyte || (raise EOFError, "end of file reached")
  def ungetc(text)
    put_back(__kind(text) == "string" ? text : text.chr)
    nil
  end
  def ungetbyte(byte) = ungetc(byte)
  def external_encoding = Encoding::UTF_8
  def internal_encoding = nil
  def to_io = self
  def to_i = fileno
  def pid = nil
  def binmode? = false
  def close_read = nil
  def close_write = nil
  def autoclose? = true
  # What is not asked for stays to be read.
  def each_char
    return KERNEL.enumerator(self, :each_char) unless block_given?
    while (char = getc)
      yield char
    end
    self
  end
  def each_byte
    return KERNEL.enumerator(self, :each_byte) unless block_given?
    while (byte = getbyte)
      yield byte
    end
    self
  end
  def eof?
    @ahead = __read_line() unless @ahead
    @ahead == ""
  end
  def eof = eof?
  def readchar = getc || (raise EOFError, "end of file reached")
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
    return stream.write("[...]\n") if KERNEL.is_shown(value)
    KERNEL.showing(value) { value.each { |inside| KERNEL.put_to(stream, inside) } }
  else
    text = value.to_s
    text = KERNEL.address_of(value) + ">" unless __kind(text) == "string"
    stream.write(__str_endswith(text, "\n") ? text : text + "\n")
  end
end
STDOUT = IO.new(->(text) { __write_out(text) })
STDERR = IO.new(->(text) { __write_err(text) })
STDIN = IO.new(nil)
ARGF = STDIN
ARGV = __list_of(__arguments()).drop(1)
__set_field(GLOBALS, "$*", ARGV)
ENV = { "HOME" => "/root", "PATH" => "/usr/bin:/bin", "LANG" => "C.UTF-8" }
DATA_LINES = []
RUBY_VERSION = "3.1.2"
RUBY_ENGINE = "ruby"
RUBY_DESCRIPTION = "ruby 3.1.2p20 (2022-04-12 revision 4491bb740a) [x86_64-linux]"
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
def KERNEL.note_program(name) = __set_field(GLOBALS, "$0", name)
__set_field(GLOBALS, "$PROGRAM_NAME", "main.rb")
__set_field(GLOBALS, "$,", nil)
__set_field(GLOBALS, "$/", "\n")
__set_field(GLOBALS, "$;", nil)
__set_field(GLOBALS, "$VERBOSE", false)
__set_field(GLOBALS, "$DEBUG", false)
__set_field(GLOBALS, "$$", 4242)
__set_field(GLOBALS, "$.", 0)
__set_field(GLOBALS, "$LOAD_PATH", [])
__set_field(GLOBALS, "$:", [])
__set_field(GLOBALS, "$_", nil)
__set_field(GLOBALS, "$!", nil)
class Object
  def readlines(*given, chomp: false) = STDIN.readlines(chomp: chomp)
  def putc(value) = __field(GLOBALS, "$stdout").putc(value)
end
# What is written to must be able to take it.
def KERNEL.check_output(name, value)
  return nil if value.respond_to?(:write)
  raise TypeError, name + " must have write method, " + value.class.name + " given"
end
class StringIO < IO
  attr_accessor :string, :pos, :lineno
  def self.open(*given)
    made = new(*given)
    block_given? ? yield(made) : made
  end
  def initialize(text = nil, mode = nil)
    @string = __same(text, nil) ? __str_copy("") : KERNEL.text_of(text)
    @string.replace("") if mode && mode.start_with?("w")
    @pos = mode && mode.start_with?("a") ? @string.size : 0
    @is_read_only = mode ? mode.start_with?("r") && !mode.include?("+") : @string.frozen?
    @lineno = 0
    @is_at_end = __same(text, nil)
  end
  def write(*given)
    raise IOError, "not opened for writing" if @closed || @is_read_only || @no_write
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
    raise IOError, "not opened for reading" if @closed || @no_read
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
    @bytes = getc.to_s.bytes if !@bytes || @bytes.size == 0
    @bytes.shift
  end
  def readbyte = getbyte || (raise EOFError, "end of file reached")
  def sync = true
  def fileno = nil
  def pos=(place)
    @pos = place
  end
  def tell = @pos
  def size = @string.bytesize
  def length = size
  def put_back(text)
    @pos -= text.size
  end
  def sysread(count = nil) = read(count) || (raise EOFError, "end of file reached")
  def readpartial(count) = sysread(count)
  def ungetbyte(byte) = ungetc(byte.chr)
  def each_codepoint(&block) = read.each_codepoint(&block)
  def external_encoding = Encoding::UTF_8
  def internal_encoding = nil
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
  def seek(place, from = 0)
    from = { SET: 0, CUR: 1, END: 2 }[from] || from
    @pos = place + (from == 1 ? @pos : (from == 2 ? @string.size : 0))
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
  def close_write
    @no_write = true
    nil
  end
  def close_read
    @no_read = true
    nil
  end
  def closed_write? = !!(@closed || @no_write)
  def closed_read? = !!(@closed || @no_read)
  def closed? = !!@closed
  def tty? = false
  def inspect = "#<StringIO>"
end
