class Account
  attr_reader :balance
  def initialize(start)                           #+
    @balance = start                              #+
  end
  def deposit(n)                                  #+
    @balance += n                                 #+
    self
  end
end
mine = Account.new(1)                             #+
yours = Account.new(2)                            #-
mine.deposit(5)                                   #+
yours.deposit(6)                                  #-
have = mine.balance                               #+
puts yours.balance                                #-
puts have                                         #@have
