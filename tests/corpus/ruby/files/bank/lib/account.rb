require_relative "errors"
require_relative "format"

LIMIT = 1000

module Bank
  CURRENCY = "EUR"

  class Account
    attr_reader :owner, :balance

    def initialize(owner, balance = 0)
      @owner, @balance = owner, balance
    end

    def withdraw(amount)
      raise InsufficientFunds.new(amount - balance) if amount > balance

      @balance -= amount
    end

    def to_s = "#{owner}: #{format_amount(balance)}"
  end

  class Savings < Account
    def initialize(owner, balance, rate:)
      super(owner, balance)
      @rate = rate
    end

    def add_interest = @balance += @balance * @rate / 100
  end
end
