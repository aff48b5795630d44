# covers: an exercise as people write it
class Money
  include Comparable
  attr_reader :cents, :currency
  class CurrencyMismatch < StandardError
    def initialize(a, b) = super("#{a} vs #{b}")
  end
  RATES = Hash.new { |h, (from, to)| h[[from, to]] = 1 / h.fetch([to, from]) }.merge!({ %w[USD EUR] => 0.9r, %w[USD GBP] => 4/5r })
  def self.parse(s)
    m = /\A(?<cur>[A-Z]{3})\s*(?<amt>-?\d+(?:\.\d{1,2})?)\z/.match(s) or raise ArgumentError, "bad money: #{s.inspect}"
    new((m[:amt].to_r * 100).to_i, m[:cur])
  end
  def initialize(cents, currency = "USD") = (@cents, @currency = cents, currency)
  %i[+ -].each do |op|
    define_method(op) { |o| same!(o); Money.new(cents.public_send(op, o.cents), currency) }
  end
  def *(n) = Money.new((cents * n).round, currency)
  def /(o) = o.is_a?(Money) ? cents.fdiv(o.cents) : Money.new((cents / o.to_r).round, currency)
  def -@ = Money.new(-cents, currency)
  def <=>(o) = o.is_a?(Money) ? (same!(o); cents <=> o.cents) : nil
  def coerce(n) = [self, n]
  def hash = [cents, currency].hash
  def eql?(o) = o.is_a?(Money) && hash == o.hash
  def to_s = format("%s%s%d.%02d", currency, cents.negative? ? " -" : " ", *cents.abs.divmod(100))
  def inspect = "#<Money #{self}>"
  def allocate(*ratios)
    total = ratios.sum
    parts = ratios.map { |r| cents * r / total }
    (cents - parts.sum).times { |i| parts[i] += 1 }
    parts.map { Money.new(_1, currency) }
  end
  def to(cur) = Money.new((cents * RATES[[currency, cur]]).round, cur)
  def zero? = cents.zero?
  private def same!(o) = o.currency == currency || raise(CurrencyMismatch.new(currency, o.currency))
end
a, b = Money.parse("USD 10.50"), Money.new(250)
puts a + b, a - b, -a, a * 3, 2 * a, a / 3, a / b, a > b, [a, b].min, [a, b].sum(Money.new(0)), a.clamp(b, b), a == Money.parse("USD10.5"), a.eql?(Money.new(1050)), { a => 1 }[Money.new(1050)].inspect
p a.allocate(1, 1, 1), a.to("EUR"), a.to("EUR").to("USD"), [a, b, a].uniq, [a, b].minmax, [b, a].sort.map(&:to_s)
[-> { a + Money.new(1, "EUR") }, -> { Money.parse("10") }, -> { a < 5 }, -> { a.to("JPY") }, -> { a.same!(b) }, -> { a + 5 }].each do |f|
  f.call
rescue Money::CurrencyMismatch, ArgumentError, KeyError, NoMethodError => e
  puts "#{e.class}: #{e.message.lines.first.chomp}"
end
