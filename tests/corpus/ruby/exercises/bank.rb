class InsufficientFunds < StandardError; end
class Account
  attr_reader :balance, :history
  def initialize(owner, balance = 0)
    @owner = owner
    @balance = balance
    @history = []
  end
  def deposit(amount)
    raise ArgumentError, "amount must be positive" unless amount.positive?
    @balance += amount
    @history << [:deposit, amount]
    self
  end
  def withdraw(amount)
    raise InsufficientFunds, "need #{amount - @balance} more" if amount > @balance
    @balance -= amount
    @history << [:withdraw, amount]
    self
  end
end
acct = Account.new("Ann", 100)
acct.deposit(50).withdraw(30)
puts acct.balance
begin
  acct.withdraw(500)
rescue InsufficientFunds => e
  puts "Error: #{e.message}"
end
begin
  acct.deposit(-5)
rescue => e
  puts "#{e.class}: #{e.message}"
end
acct.history.each { |kind, amount| puts "#{kind.to_s.ljust(10)} #{amount}" }
printf("%-10s|%8.2f\n", "total", acct.balance)
