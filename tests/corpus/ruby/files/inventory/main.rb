# covers: require_relative of files in folders, modules mixed in from other files, Comparable, reports over groups
require_relative "lib/item"
require_relative "lib/inventory"
require_relative "lib/report"

inventory = Inventory.parse(DATA_LINES = <<~TEXT)
  tea,green,12,3.20
  tea,black,4,2.80
  mug,white,0,7.00
  broken line
  spoon,steel,30,0.90
TEXT
inventory.problems.each { |number, text| puts "line #{number}: cannot read #{text.inspect}" }
puts Report.new(inventory).by(&:kind)
begin
  inventory.take("mug", 1)
rescue Inventory::OutOfStock => e
  puts "#{e.class}: #{e.message} (#{e.item.kind})"
end
inventory.take("tea", 5)
puts Report.new(inventory).by { |item| item.stock > 10 ? :plenty : :few }
puts inventory.max, inventory.min.variant
puts inventory.sort.map(&:variant).join(" < ")
p inventory.include?(inventory.first), inventory.sum(&:value).round(2)
