# frozen_string_literal: true
module Observable2
  def observers = (@observers ||= Hash.new { |h, k| h[k] = [] })
  def on(event, &handler)
    observers[event] << handler
    self
  end
  def emit(event, *args, **kw)
    observers[event].each { |h| h.call(*args, **kw) }
    observers[event].size
  end
end
class Account
  include Observable2
  include Comparable
  class InsufficientFunds < StandardError
    attr_reader :needed
    def initialize(needed)
      @needed = needed
      super("need #{'%.2f' % needed} more")
    end
  end
  attr_reader :balance, :history
  @@count = 0
  MINIMUM = 0
  class << self
    attr_accessor :registry
    def open(name, **opts) = new(name, **opts).tap { |a| (self.registry ||= {})[name] = a }
    def count = @@count
  end
  def initialize(name, balance: 0, limit: nil)
    @name, @balance, @limit = name, balance, limit
    @history = []
    @@count += 1
  end
  def deposit(amount)
    raise ArgumentError, "amount must be positive" unless amount.positive?
    @balance += amount
    @history << [:deposit, amount]
    emit(:change, @balance, reason: :deposit)
    self
  end
  def withdraw(amount)
    shortfall = amount - @balance
    raise InsufficientFunds.new(shortfall) if shortfall > MINIMUM
    @balance -= amount
    @history.push([:withdraw, amount])
    emit(:change, @balance, reason: :withdraw)
    self
  end
  def <=>(other) = balance <=> other.balance
  def to_s = "#{@name}: $#{format('%.2f', @balance)}"
  def inspect = "#<Account #{@name}>"
end
a = Account.open("Ann", balance: 100)
b = Account.open("Bob")
a.on(:change) { |bal, reason:| puts "balance now #{bal} (#{reason})" }
a.deposit(50).withdraw(30)
begin
  b.withdraw(10.5)
rescue Account::InsufficientFunds => e
  puts "Error: #{e.message} #{e.needed}"
ensure
  puts "done"
end
begin
  b.deposit(-5)
rescue ArgumentError => e
  puts e.message
end
puts a, b
p [a, b].min, a > b, a.clamp(b, b), Account.count, Account.registry.keys
p a.history.group_by(&:first).transform_values { |v| v.sum(&:last) }
puts a.history.each_with_index.map { |(k, v), i| "#{i + 1}. #{k.to_s.ljust(10, '.')}#{v.to_s.rjust(6)}" }
p a.frozen?, "lit".frozen?, "a#{1}b".frozen?
p Account.instance_methods(false).sort.first(4)
p a.public_methods(false).size > 3
p Account.ancestors.take(3), Account.include?(Comparable)
p a.instance_variables
p defined?(a.foo), defined?(a.deposit), Account.method_defined?(:deposit)
p a.respond_to?(:emit), Account::InsufficientFunds.superclass
s = +"mutable"
s << " string"
puts s
str = "frozen"
begin
  str << "x"
rescue FrozenError => e
  puts e.message
rescue => e
  puts "other #{e.class}"
end
puts [1, 2, 3].frozen?
CONFIG = { a: { b: [1, 2, { c: 3 }] } }.freeze
p CONFIG.dig(:a, :b, 2, :c)
begin
  CONFIG[:z] = 1
rescue => e
  puts e.class, e.message
end
