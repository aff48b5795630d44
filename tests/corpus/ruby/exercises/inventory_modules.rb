# Mixins, constants, comparisons and errors in a shop.
module Priced
  TAX = Rational(19, 100)

  def gross = (price * (1 + TAX)).round(2).to_f
  def <=>(other) = price <=> other.price
end

module Describable
  def describe = "#{self.class.name.downcase}: #{name} (#{'%.2f' % gross})"
  def to_s = describe
end

class Item
  include Comparable
  include Priced
  include Describable
  attr_reader :name, :price

  @registry = []
  class << self
    attr_reader :registry

    def inherited(subclass)
      super
      subclass.instance_variable_set(:@registry, [])
    end

    def create(*args, **options)
      new(*args, **options).tap { |item| registry << item }
    end
  end

  def initialize(name, price:)
    raise ArgumentError, "negative price" if price.negative?

    @name, @price = name, price
  end

  def hash = [name, price].hash
  def eql?(other) = other.is_a?(Item) && name == other.name && price == other.price
  def coerce(number) = [number, price]
end

class Book < Item
  attr_reader :pages

  def initialize(name, pages: 100, **rest)
    super(name, **rest)
    @pages = pages
  end

  def describe = super + ", #{pages} pages"
end

class OutOfStock < StandardError
  def initialize(item, message = "#{item.name} is out of stock") = super(message)
end

pen = Item.create("pen", price: 2)
book = Book.create("ruby", price: 30, pages: 420)
puts pen, book
puts pen < book, [book, pen].min.name, pen.between?(pen, book), pen.clamp(pen, pen).name
p Item.registry.map(&:name), Book.registry.map(&:name), Book.ancestors.take(5)
p 10 + pen, Priced::TAX, Item::TAX
stock = Hash.new(0).merge(pen => 2, Item.new("pen", price: 2) => 5)
p stock.size, stock[pen]
def take(stock, item, count)
  raise OutOfStock.new(item) if stock[item] < count

  stock[item] -= count
rescue OutOfStock => e
  puts "warning: #{e.message}"
  :none
else
  :ok
ensure
  puts "checked #{item.name}"
end
p take(stock, pen, 3), take(stock, book, 1), stock[pen]
begin
  Item.new("bad", price: -1)
rescue => e
  p e
end
begin
  begin
    Integer("zz")
  rescue ArgumentError
    raise OutOfStock.new(pen, "wrapped")
  end
rescue OutOfStock => e
  puts "#{e.message} because #{e.cause.message}"
end
def retrying(times)
  attempts = 0
  begin
    attempts += 1
    yield attempts
  rescue RuntimeError => e
    retry if attempts < times
    "gave up: #{e.message}"
  end
end
puts retrying(3) { |n| raise "fail #{n}" }
puts retrying(3) { |n| n < 2 ? raise("once") : "done at #{n}" }
x = Integer("12") rescue 0
y = Integer("q") rescue -1
p x, y
p((catch(:found) { [1, 2, 3].each { |n| throw :found, n * 10 if n == 2 }; :never }))
