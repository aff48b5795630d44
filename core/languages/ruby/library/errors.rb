# Exceptions, and what is printed when nothing catches one.

class Exception
  def self.new(*given, &block)
    made = __wrap(__object_below(KERNEL.front(self)), __exception_new_plain())
    made.initialize(*given, &block)
    made
  end
  def self.exception(*given) = new(*given)
  def self.to_tty? = false
  def initialize(message = nil)
    @message = message
  end
  # The error itself, or one like it that says something else.
  def exception(*given)
    KERNEL.at_most(given, 1)
    return self if given.size == 0 || __same(given[0], self)
    made = __wrap(__object_below(__parent(self)), __exception_new_plain())
    __own_keys(self).each { |name| __define(made, name, __own_value(self, name), 7) if KERNEL.is_error_variable(name) }
    __set_field(made, "@message", given[0])
    made
  end
  def message = to_s
  def to_s = __same(@message, nil) ? self.class.to_s : @message.to_s
  def full_message(highlight: false, order: :top)
    unless __same(highlight, nil) || highlight == true || highlight == false
      raise ArgumentError, "expected true or false as highlight: " + highlight.inspect
    end
    unless __same(order, nil) || order == :top || order == :bottom
      raise ArgumentError, "expected :top or :bottom as order: " + order.inspect
    end
    return KERNEL.report_of(self, highlight) unless order == :bottom
    places = (backtrace || []).drop(1)
    width = places.size.to_s.size
    traced = places.each_with_index.map { |place, at| "\t" + (at + 1).to_s.rjust(width) + ": from " + place + "\n" }
    title = "Traceback"
    title = "\e[1m" + title + "\e[m" if highlight
    title + " (most recent call last):\n" + traced.reverse.join + KERNEL.first_report(self, highlight) + "\n"
  end
  def inspect
    text = to_s
    text == "" ? self.class.to_s : "#<" + self.class.to_s + ": " + text + ">"
  end
  def backtrace
    return __own_value(self, "@places") if __has_own(self, "@places")
    list = KERNEL.places(self)
    list.size == 0 ? nil : list + KERNEL.places_around(list[-1])
  end
  def backtrace_locations
    places = __has_own(self, "@places") ? nil : backtrace
    places && places.map { |place| KernelPlace.new(place) }
  end
  def set_backtrace(places)
    is_right = __same(places, nil) || __kind(places) == "string" ||
      __kind(places) == "array" && places.all? { |place| __kind(place) == "string" }
    raise TypeError, "backtrace must be Array of String" unless is_right
    __set_field(self, "@places", __kind(places) == "string" ? [places] : places)
    places
  end
  def cause = __has_own(self, "@cause") ? __own_value(self, "@cause") : nil
  def ==(other)
    return true if __same(self, other)
    __kind(other) == "error" && __same(self.class, other.class) && message == other.message &&
      backtrace == other.backtrace
  end
end
def KERNEL.is_error_variable(name) = __str_startswith(name, "@") && name != "@places" && name != "@cause"
class KernelPlace
  attr_reader :path, :lineno, :label
  def initialize(text)
    @text = text
    parts = text.split(":")
    @path = parts[0]
    @lineno = parts[1].to_i
    @label = text[/`(.*)'/, 1]
  end
  def base_label = @label
  def to_s = @text
  def inspect = @text.inspect
end
class ScriptError < Exception
end
class NotImplementedError < ScriptError
end
class LoadError < ScriptError
  attr_reader :path
  def initialize(message = nil, path = nil)
    @message = message
    @path = path
  end
end
class SyntaxError < ScriptError
end
class SecurityError < Exception
end
class SignalException < Exception
  attr_reader :signo
  def initialize(signal, message = nil)
    if KERNEL.is_integer(signal)
      @signo = signal
      name = SIGNALS.key(signal)
      raise ArgumentError, "invalid signal number (" + signal.to_s + ")" if signal < 0 || signal > 64
      return @message = message || (name ? "SIG" + name : "SIG" + signal.to_s)
    end
    name = signal.to_s.delete_prefix("SIG")
    @signo = SIGNALS[name]
    raise ArgumentError, "unsupported signal `SIG" + name + "'" unless @signo
    @message = "SIG" + name
  end
  def signm = @message
end
class Interrupt < SignalException
  def initialize(message = "Interrupt")
    @signo = 2
    @message = message
  end
end
class NoMemoryError < Exception
end
class SystemExit < Exception
  attr_reader :status
  def initialize(status = 0, message = nil)
    if __kind(status) == "string" && __same(message, nil)
      message = status
      status = 0
    end
    @status = status == true ? 0 : (status == false ? 1 : status)
    @message = message || "exit"
  end
  def success? = @status == 0
end
class SystemStackError < Exception
end
class StandardError < Exception
end
class ArgumentError < StandardError
end
class UncaughtThrowError < ArgumentError
  attr_reader :tag, :value
  def initialize(tag, value)
    @tag = tag
    @value = value
    @message = "uncaught throw " + tag.inspect
  end
end
class EncodingError < StandardError
end
class FiberError < StandardError
end
class IOError < StandardError
end
class EOFError < IOError
end
class IndexError < StandardError
end
class KeyError < IndexError
  def initialize(message = nil, receiver: __null(), key: __null())
    @message = message
    @receiver = receiver unless __same(receiver, __null())
    @key = key unless __same(key, __null())
  end
  def receiver = KERNEL.kept_in(self, "receiver")
  def key = KERNEL.kept_in(self, "key")
end
# What an error keeps, or the error that it keeps nothing of the kind.
def KERNEL.kept_in(error, word)
  return __own_value(error, "@" + word) if __has_own(error, "@" + word)
  raise ArgumentError, "no " + word + " is available"
end
class StopIteration < IndexError
  attr_accessor :result
end
class ClosedQueueError < StopIteration
end
class LocalJumpError < StandardError
  attr_reader :reason, :exit_value
end
class NameError < StandardError
  def receiver = KERNEL.kept_in(self, "receiver")
  # An error of the machine's own says the name in its text alone.
  def name
    return @name if @name || !__str_startswith(@message.to_s, "uninitialized constant ")
    @message.delete_prefix("uninitialized constant ").to_sym
  end
  def initialize(message = nil, name = nil, receiver: __null())
    @message = message
    @name = name
    @receiver = receiver unless __same(receiver, __null())
  end
end
class NoMethodError < NameError
  attr_reader :args
  def private_call? = !!@is_own
  def initialize(message = nil, name = nil, args = [], receiver: __null())
    super(message, name, receiver: receiver)
    @args = args
  end
end
class RangeError < StandardError
end
class FloatDomainError < RangeError
end
class RegexpError < StandardError
end
class RuntimeError < StandardError
end
class FrozenError < RuntimeError
  def initialize(message = nil, receiver: __null())
    @message = message
    @receiver = receiver unless __same(receiver, __null())
  end
  def receiver = KERNEL.kept_in(self, "receiver")
end
class ThreadError < StandardError
end
class TypeError < StandardError
end
class ZeroDivisionError < StandardError
end
class NoMatchingPatternError < StandardError
end
class NoMatchingPatternKeyError < NoMatchingPatternError
  def initialize(message = nil, matchee: __null(), key: __null())
    @message = message
    @matchee = matchee unless __same(matchee, __null())
    @key = key unless __same(key, __null())
  end
  def key = KERNEL.kept_in(self, "key")
  def matchee = KERNEL.kept_in(self, "matchee")
end
class FiberError < StandardError
end
# What a system says is wrong, by number.
SYSTEM_FAULTS = [["EPERM", 1, "Operation not permitted"],
                  ["ENOENT", 2, "No such file or directory"],
                  ["ESRCH", 3, "No such process"],
                  ["EINTR", 4, "Interrupted system call"],
                  ["EIO", 5, "Input/output error"],
                  ["ENXIO", 6, "No such device or address"],
                  ["E2BIG", 7, "Argument list too long"],
                  ["ENOEXEC", 8, "Exec format error"],
                  ["EBADF", 9, "Bad file descriptor"],
                  ["ECHILD", 10, "No child processes"],
                  ["EAGAIN", 11, "Resource temporarily unavailable"],
                  ["ENOMEM", 12, "Cannot allocate memory"],
                  ["EACCES", 13, "Permission denied"],
                  ["EFAULT", 14, "Bad address"],
                  ["EBUSY", 16, "Device or resource busy"],
                  ["EEXIST", 17, "File exists"],
                  ["EXDEV", 18, "Invalid cross-device link"],
                  ["ENODEV", 19, "No such device"],
                  ["ENOTDIR", 20, "Not a directory"],
                  ["EISDIR", 21, "Is a directory"],
                  ["EINVAL", 22, "Invalid argument"],
                  ["ENFILE", 23, "Too many open files in system"],
                  ["EMFILE", 24, "Too many open files"],
                  ["ENOTTY", 25, "Inappropriate ioctl for device"],
                  ["EFBIG", 27, "File too large"],
                  ["ENOSPC", 28, "No space left on device"],
                  ["ESPIPE", 29, "Illegal seek"],
                  ["EROFS", 30, "Read-only file system"],
                  ["EMLINK", 31, "Too many links"],
                  ["EPIPE", 32, "Broken pipe"],
                  ["EDOM", 33, "Numerical argument out of domain"],
                  ["ERANGE", 34, "Numerical result out of range"],
                  ["EDEADLK", 35, "Resource deadlock avoided"],
                  ["ENAMETOOLONG", 36, "File name too long"],
                  ["ENOTEMPTY", 39, "Directory not empty"],
                  ["ELOOP", 40, "Too many levels of symbolic links"],
                  ["EADDRINUSE", 98, "Address already in use"],
                  ["ENETUNREACH", 101, "Network is unreachable"],
                  ["ECONNABORTED", 103, "Software caused connection abort"],
                  ["ECONNRESET", 104, "Connection reset by peer"],
                  ["ENOBUFS", 105, "No buffer space available"],
                  ["ENOTCONN", 107, "Transport endpoint is not connected"],
                  ["ETIMEDOUT", 110, "Connection timed out"],
                  ["ECONNREFUSED", 111, "Connection refused"],
                  ["EHOSTUNREACH", 113, "No route to host"],
                  ["EINPROGRESS", 115, "Operation now in progress"],
                  ["ENOTSUP", 95, "Operation not supported"]]
class SystemCallError < StandardError
  attr_reader :errno
  def self.new(*given)
    return super unless __same(self, SystemCallError)
    number = given.find { |one| KERNEL.is_integer(one) }
    row = SYSTEM_FAULTS.find { |one| one[1] == number }
    made = row ? Errno.const_get(row[0]).new(*given.take(1).grep(String)) : super("unknown error" + (given[0] ? " - " + given[0].to_s : ""))
    made
  end
  def self.===(error) = KERNEL.is_a(error, SystemCallError) && (__same(self, SystemCallError) || KERNEL.is_a(error, self))
  def initialize(message = nil, place = nil)
    home = self.class
    row = nil
    while home && __same(row, nil)
      row = __has_own(home, "@fault") ? __own_value(home, "@fault") : nil
      home = __field(home, "@parent")
    end
    return @message = message unless row
    @errno = row[1]
    @message = row[2] + (place ? " @ " + place : "") + (message ? " - " + message.to_s : "")
  end
end
module Errno
end
SYSTEM_FAULTS.each do |row|
  made = KERNEL.open_class(Errno, row[0], SystemCallError, false)
  __set_field(made, "@fault", row)
  __define(made, "::Errno", row[1], 7)
end
Errno::EWOULDBLOCK = Errno::EAGAIN
module Timeout
  class Error < RuntimeError
  end
  class ExitException < Exception
  end
  # The run's clock goes on while the program sleeps, and so that is where time can be up.
  def self.timeout(seconds, error = nil, message = nil)
    return yield(seconds) if __same(seconds, nil) || seconds == 0
    limit = [__clock() + seconds, error || Timeout::Error, message || "execution expired"]
    TIME_LIMITS.push(limit)
    begin
      yield(seconds)
    ensure
      TIME_LIMITS.pop
    end
  end
end
TIME_LIMITS = []
STANDARD_ERRORS = [StandardError]

def KERNEL.first_line_with_class(error, is_bright = false)
  text = error.message.to_s
  name = error.class.to_s
  name = "unhandled exception" if text == "" && __same(error.class, RuntimeError)
  return is_bright ? "\e[1;4m" + name + "\e[m" : name if text == ""
  stop = text.index("\n")
  rest = stop ? text[stop, text.size] : ""
  first = stop ? text[0, stop] : text
  # A class without a name is not told.
  shown = __str_startswith(name, "#") ? "" : " (" + name + ")"
  return first + shown + rest unless is_bright
  shown = __str_startswith(name, "#") ? "" : " (\e[1;4m" + name + "\e[m\e[1m)"
  "\e[1m" + first + shown + "\e[m" + rest.gsub(/[^\n]+/) { |line| "\e[1m" + line + "\e[m" }
end
# The first line of a report, with where the error comes from.
def KERNEL.first_report(error, is_bright)
  places = error.backtrace || []
  place = places[0]
  place = (KERNEL.places_under_way[0] || "main.rb").sub(/`[^']*'\z/, "`full_message'") unless place
  place + ": " + KERNEL.first_line_with_class(error, is_bright)
end
# What is printed of an error that nobody catches, and of what caused it.
def KERNEL.report_of(error, is_bright = false)
  places = error.backtrace || []
  out = [KERNEL.ended_line(KERNEL.first_report(error, is_bright))]
  # Of a recursion that was too deep, the first calls and the last ones.
  if KERNEL.is_a(error, SystemStackError) && places.size > 18
    left = places.size - 13
    places = [*places.first(8), nil, *places.last(5)]
  end
  places.drop(1).each { |place| out.push(place ? "\tfrom " + place + "\n" : "\t ... " + left.to_s + " levels...\n") }
  cause = error.cause
  shown = [error]
  while cause && !shown.any? { |one| __same(one, cause) }
    shown.push(cause)
    places = cause.backtrace || []
    out.push(KERNEL.ended_line((places[0] || "main.rb") + ": " + KERNEL.first_line_with_class(cause, is_bright)))
    places.drop(1).each { |place| out.push("\tfrom " + place + "\n") }
    cause = cause.cause
  end
  out.join
end
def KERNEL.ended_line(text) = __str_endswith(text, "\n") ? text : text + "\n"
# Where nobody catches it, what cannot be seen is written as in a literal.
def KERNEL.escaped_report(text)
  return text unless text.match?(/[\\\x00-\x08\x0b-\x1f\x7f]/)
  text.gsub(/[\\\x00-\x08\x0b-\x1f\x7f]/) { |char| char == "\\" ? "\\\\" : char.inspect.delete('"') }
end
_report_uncaught = ->(error) {
  __set_field(GLOBALS, "$!", error)
  if KERNEL.is_a(error, SystemExit)
    __run_end(error.status)
  end
  ending = KERNEL.is_a(error, Interrupt) ? 130 : nil
  text = KERNEL.escaped_report(KERNEL.report_of(error))
  __write_err(__str_endswith(text, "\n") ? text : text + "\n")
  __run_end(ending) if ending
}

_call_other = ->(value, *given) {
  raise LocalJumpError, "no block given (yield)" if __same(value, nil)
  __call(__member_for(value, "call", value), value, [nil, *given])
}

# What `$@` is.
def KERNEL.places_of_error
  error = __field(GLOBALS, "$!")
  __same(error, nil) ? nil : error.backtrace
end
