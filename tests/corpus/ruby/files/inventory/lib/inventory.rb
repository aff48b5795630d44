require_relative "item"

class Inventory
  include Enumerable

  class OutOfStock < StandardError
    attr_reader :item
    def initialize(item, wanted)
      @item = item
      super("only #{item.stock} #{item.variant}, #{wanted} wanted")
    end
  end

  attr_reader :problems

  def self.parse(text)
    new.tap do |made|
      text.each_line(chomp: true).with_index(1) do |line, number|
        made.add(Item.new(*line.split(",")))
      rescue ArgumentError
        made.problems[number] = line
      end
    end
  end

  def initialize
    @items, @problems = [], {}
  end

  def add(item) = @items << item
  def each(&block) = @items.each(&block)

  def take(kind, count)
    item = find { |one| one.kind == kind } or raise KeyError, "no #{kind}"
    raise OutOfStock.new(item, count) if item.stock < count
    item.stock -= count
  end
end
