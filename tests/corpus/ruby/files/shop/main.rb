# covers: several classes a file, a module of constants, frozen data, sorting and printing of objects of other files
require_relative "shop/money"
require_relative "shop/cart"
require_relative "shop/discounts"
include Shop

cart = Cart.new
cart << Line.new("tea", Money.new(3_20), 2) << Line.new("mug", Money.new(7_00), 1)
cart << Line.new("spoon", Money.euro(0.9), 6)
puts cart.total, cart.count
[Percent.new(10), ForMany.new(5, Money.euro(1)), Both.new(Percent.new(50), Percent.new(10))].each do |discount|
  puts "#{discount}: #{cart.total(discount)}"
end
puts cart.lines.min_by(&:price).name, cart.max_by { |line| line.price * line.count }.name
p Money.euro(1) == Money.new(100), Money.new(5).eql?(Money.new(5)), { Money.new(5) => 1 }[Money.new(5)]
begin
  cart << Line.new("nothing", Money.new(-1), 1)
rescue ArgumentError => e
  puts e.message, e.backtrace.first[%r{[^/]+:\d+}]
end
begin
  Money::CURRENCY << "!"
rescue FrozenError => e
  puts e.message
end
