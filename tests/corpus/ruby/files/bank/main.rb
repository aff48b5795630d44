require_relative "lib/account"
require_relative "lib/errors"
require_relative "./lib/account"

accounts = [Bank::Account.new("ann", 50), Bank::Savings.new("bob", 100, rate: 10)]
accounts.each { |account| puts account }
accounts.last.add_interest
begin
  accounts.first.withdraw(80)
rescue Bank::InsufficientFunds => e
  puts "#{e.class}: #{e.message} (missing #{e.missing})"
end
puts accounts.sum(&:balance), Bank::CURRENCY, LIMIT
puts format_amount(12.5)
