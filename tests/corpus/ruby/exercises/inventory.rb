Item = Struct.new(:name, :price, :qty)
class Inventory
  include Enumerable
  def initialize(*items) = @items = items
  def each(&block) = @items.each(&block)
  def total = sum { |i| i.price * i.qty }
  def report
    each_with_index do |item, i|
      puts format("%2d. %-8s $%7.2f x %3d", i + 1, item.name, item.price, item.qty)
    end
    puts "Total: %.2f" % total
  end
end
inv = Inventory.new(Item.new("pen", 1.5, 10), Item.new("book", 12.25, 2), Item.new("bag", 30, 1))
inv.report
puts inv.max_by(&:price).name, inv.map(&:name).sort.inspect
puts inv.group_by { |i| i.price > 10 ? :dear : :cheap }.map { |k, v| "#{k}=#{v.size}" }.join(" ")
puts inv.select { |i| i.qty > 1 }.map(&:name).join(","), inv.count, inv.include?(nil)
