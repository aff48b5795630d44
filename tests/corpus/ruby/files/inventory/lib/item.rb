class Item
  include Comparable
  attr_reader :kind, :variant, :price
  attr_accessor :stock

  def initialize(kind, variant, stock, price)
    @kind, @variant, @stock, @price = kind, variant, Integer(stock), Float(price)
  end

  def value = stock * price
  def <=>(other) = value <=> other.value
  def to_s = format("%s/%s %d", kind, variant, stock)
end
