module Shop
  Percent = Struct.new(:rate) do
    def apply(sum, _cart) = sum * (1 - rate / 100.0)
    def to_s = "#{rate} %"
  end
  ForMany = Struct.new(:from, :off) do
    def apply(sum, cart) = cart.count { |line| line.count >= from }.positive? ? sum - off : sum
    def to_s = "#{off} from #{from}"
  end
  class Both
    def initialize(*all) = @all = all
    def apply(sum, cart) = @all.reduce(sum) { |left, discount| discount.apply(left, cart) }
    def to_s = @all.join(" and ")
  end
end
