# Exceptions, and what is printed when nothing catches one.

class Exception
  def self.new(*given, &block)
    made = __wrap(__object_below(__field(self, "prototype")), __exception_new_plain())
    made.initialize(*given, &block)
    made
  end
  def self.exception(*given) = new(*given)
  def initialize(message = nil)
    @message = message
  end
  def message = to_s
  def to_s = @message == nil ? self.class.name : @message.to_s
  def full_message = to_s
  def inspect = to_s == "" ? self.class.name : "#<" + self.class.name + ": " + to_s + ">"
  def backtrace = KERNEL.places(self)
  def cause = nil
  def ==(other) = __same(self, other)
end
class ScriptError < Exception
end
class NotImplementedError < ScriptError
end
class NoMemoryError < Exception
end
class SystemExit < Exception
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
end
class StopIteration < IndexError
end
class LocalJumpError < StandardError
end
class NameError < StandardError
  attr_reader :name, :receiver
  def message = __has_own(self, "@snippet") ? to_s + __own_value(self, "@snippet") : to_s
end
class NoMethodError < NameError
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
end
STANDARD_ERRORS = [StandardError]

def KERNEL.places(error)
  places = []
  frames = __list_of(__exception_frames(error))
  at = frames.size - 1
  while at >= 0
    frame = __list_of(frames[at])
    places.push(frame[0] + ":" + frame[1].to_s + ":in `" + frame[2] + "'")
    at -= 1
  end
  places
end
_report_uncaught = ->(error) {
  places = KERNEL.places(error)
  text = error.message
  stop = text.index("\n")
  rest = stop ? text[stop, text.size] : ""
  text = text[0, stop] if stop
  first = places.size > 0 ? places[0] + ": " : ""
  __write_err(first + (text == "" ? error.class.name : text + " (" + error.class.name + ")") + rest + "\n")
  places.drop(1).each { |place| __write_err("\tfrom " + place + "\n") }
}

_call_other = ->(value, *given) {
  raise LocalJumpError, "no block given (yield)" if value == nil
  __call(__member_for(value, "call", value), value, [nil, *given])
}
module Math
  class DomainError < ArgumentError
  end
end
