module Shop
  class Money
    include Comparable
    CURRENCY = "EUR".freeze
    attr_reader :cents
    def self.euro(amount) = new((amount * 100).round)

    def initialize(cents)
      raise ArgumentError, "negative: #{cents}" if cents.negative?
      @cents = cents
      freeze
    end

    def +(other) = Money.new(cents + other.cents)
    def -(other) = Money.new([cents - other.cents, 0].max)
    def *(factor) = Money.new((cents * factor).round)
    def <=>(other) = cents <=> other.cents
    def eql?(other) = other.is_a?(Money) && cents == other.cents
    def hash = cents.hash
    def to_s = format("%.2f %s", cents / 100.0, CURRENCY)
  end
end
