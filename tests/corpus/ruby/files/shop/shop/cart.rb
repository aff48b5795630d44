module Shop
  Line = Struct.new(:name, :price, :count)

  class Cart
    include Enumerable
    attr_reader :lines
    def initialize = @lines = []

    def <<(line)
      @lines << line
      self
    end

    def each(&) = @lines.each(&)

    def total(discount = nil)
      sum = map { |line| line.price * line.count }.reduce(:+)
      discount ? discount.apply(sum, self) : sum
    end
  end
end
