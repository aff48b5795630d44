# covers: private, protected, public_send, respond_to?, clamp, method_missing with super
class Account
  include Comparable
  attr_reader :balance
  def initialize(balance) = @balance = balance
  def <=>(other) = balance <=> other.balance
  def richer?(other) = secret > other.secret
  def reveal = hidden
  def to_s = "Account(#{@balance})"
  def inspect = "#<Account #{@balance}>"
  protected def secret = @balance
  private
  attr_reader :log
  def hidden = "hidden #{@balance}"
  public
  def open = self.hidden
end
a, b = Account.new(10), Account.new(20)
p a < b, [b, a].min, a.clamp(a, b), a.between?(a, b), a == Account.new(10)
puts a.reveal, b.richer?(a), a.open
def attempt
  yield
rescue NoMethodError, ArgumentError => e
  puts "#{e.class}: #{e.message.lines.first.chomp}"
end
attempt { a.hidden }
attempt { a.secret }
attempt { a.log }
attempt { a.public_send(:hidden) }
attempt { a.nothing }
attempt { nil.upcase }
p a.respond_to?(:hidden), a.respond_to?(:hidden, true), a.respond_to?(:balance), a.send(:hidden)
p Account.instance_methods(false).sort
class Ghost
  def method_missing(name, *args, &block)
    return "#{name}(#{args.join(",")})#{block&.call}" if name.to_s.start_with?("get_")
    super
  end
  def respond_to_missing?(name, include_private = false) = name.to_s.start_with?("get_") || super
end
g = Ghost.new
puts g.get_x(1, 2), g.get_y { "!" }
p g.respond_to?(:get_z), g.respond_to?(:other)
begin
  g.unknown
rescue NoMethodError => e
  puts e.message[0, 34]
end
class Single
  @instance = nil
  class << self
    def instance = @instance ||= new
  end
  private_class_method :new
end
p Single.instance.equal?(Single.instance)
attempt { Single.new }
class Shape
  def area = raise(NotImplementedError, "#{self.class} must implement area")
end
class Square < Shape
  def initialize(s) = @s = s
  def area = @s * @s
  private def side = @s
end
begin
  Shape.new.area
rescue NotImplementedError => e
  puts e.message
end
p Square.new(3).area
begin
  Square.new(3).side
rescue NoMethodError => e
  puts e.message[0, 27]
end
