# covers: variables of classes themselves, private writers, throw through rescue, walks by map
class Base
  class << self
    attr_accessor :setting
    def names = @names ||= []
  end
  def self.note(name) = names << name
  def self.noted = @noted
  @noted = :base
end
class Below < Base; end
Base.setting = 1
Base.note(:a)
Below.note(:b)
p Base.names, Below.names, Below.setting, Base.noted, Below.noted
class Account
  def initialize(sum) = @sum = sum
  def pay(other, count)
    self.sum = sum - count
    other.sum += count
  end
  attr_reader :sum
  private
  attr_writer :sum
end
begin
  Account.new(5).sum = 7
rescue NoMethodError => e
  puts e.message.lines.first.sub(/#<.*>/, "#<>")
end
class Chain
  include Enumerable
  def initialize(*held) = @held = held
  def each(&block) = @held.each(&block)
  def to_a = map { |one| one * 2 }
end
p Chain.new(1, 2).to_a, Chain.new(3, 1).sort, Chain.new(1, 2, 3).each_slice(2).to_a, Chain.new(1, "a").grep(String)
def found
  yield
rescue ArgumentError, StandardError => e
  "rescued #{e.class}"
ensure
  puts "left"
end
p(catch(:done) { found { throw :done, 5 } })
p found { throw :nowhere }
def called = __callee__
p called
def deeper
  raise "deep"
rescue => e
  e.backtrace
end
def around = [1].map { deeper }.first
puts around
p Object.const_defined?(:Base), Base.const_defined?(:String), Base.const_defined?(:String, false)
