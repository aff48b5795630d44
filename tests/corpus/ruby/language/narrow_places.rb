# covers: methods whose names begin like words of the language, objects with no methods, words that are frozen
class Sheet
  def evaluate(text) = eval(text)
  def eval_cell(text) = evaluate(text)
  def fail_with(text) = fail(ArgumentError, text)
  def raise_hand = "raised"
end
x = 3
p eval("x * 2"), binding.eval("x + 1"), Sheet.new.eval_cell("4 + 4"), Sheet.new.raise_hand, eval("[1, 2].map { |n| n * x }")
begin
  Sheet.new.fail_with("failed")
rescue ArgumentError => error
  puts error.message
end
class Recorder < BasicObject
  def initialize(of)
    @of = of
    @calls = []
  end
  def method_missing(name, *given, &block)
    @calls << name
    @of.__send__(name, *given, &block)
  end
  def respond_to_missing?(name, all = false) = true
  def __calls = @calls
end
recorder = Recorder.new([3, 1, 2])
p recorder.sort, recorder.map { |n| n * 2 }, recorder.__calls
"kept".dup.freeze
def asks(needed, more: 1, wanted:, **others) = nil
p method(:asks).parameters, ->(a, b: 1, c:) {}.parameters
a = Struct.new(:n).new(1)
b = Class.new { attr_reader :n; def initialize(n) = @n = n; def ==(other) = n == other.n }
p a.eql?(a.dup), b.new(1) == b.new(1), b.new(1).eql?(b.new(1)), { b.new(1) => 1 }[b.new(1)], (1..3).eql?(1..3), "a".match(/a/).eql?("a".match(/a/))
p 10**25.fdiv(2), (10**25).fdiv(10**24), (3**500).fdiv(3**498), Rational(10**400, 10**399).to_f, Rational(2**70, 3).to_f, Complex(0, 2).abs, Complex(3, 4).abs, Complex(1, 2).fdiv(2)
p (Complex(1, 2) + nil rescue $!.message), (1r < 1i rescue $!.message), (Rational(1, 2).round("a") rescue $!.message), 3.respond_to?(:ceildiv)
class Money
  include Comparable
  attr_reader :cents
  def initialize(cents) = @cents = cents
  def <=>(other) = cents <=> other.cents
  def succ = Money.new(cents + 100)
end
p (Money.new(100)..Money.new(400)).include?(Money.new(250)), (Money.new(100)..Money.new(400)).cover?(Money.new(250)), (Money.new(100)..Money.new(400)) === Money.new(250)
