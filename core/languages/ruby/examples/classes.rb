class Account
  include Comparable
  attr_reader :owner, :balance

  def initialize(owner, balance = 0)
    @owner = owner
    @balance = balance
  end

  def deposit(amount)
    raise ArgumentError, "bad amount: #{amount}" unless amount > 0
    @balance += amount
    self
  end

  def <=>(other)
    balance <=> other.balance
  end

  def to_s
    format("%-4s%6.2f", owner, balance)
  end
end

ann = Account.new("Ann", 10)
bob = Account.new("Bob", 25)
puts ann.deposit(20).deposit(5), bob, ann > bob, [ann, bob].min
begin
  bob.deposit(-1)
rescue ArgumentError => error
  puts error.message
end
