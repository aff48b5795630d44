# covers: super in method_missing and respond_to_missing? of a class below another, names of symbols, Struct, pattern matching
class Record
  def initialize(fields) = (@fields = fields)
  def [](name) = @fields[name]
end

class Row < Record
  def initialize(fields) = super(fields)

  def method_missing(name, *args)
    return "#{name.to_s.chomp('?')} is #{self[name.to_s.chomp('?').to_sym] ? 'set' : 'not set'}" if name.end_with?('?')
    return self[name] if @fields.key?(name)
    super
  end

  def respond_to_missing?(name, include_private = false)
    name.end_with?('?') || @fields.key?(name) || super
  end
end

row = Row.new({ title: 'first', size: 3 })
puts row.title, row.size?, row.color?
p row.respond_to?(:size), row.respond_to?(:weight), row.respond_to?(:weight?)
begin
  row.weight
rescue NoMethodError => e
  puts e.message[0, 25], e.name.inspect
end
begin
  row.fly(1, 2)
rescue NameError => e
  puts e.class
end
p row.instance_variables, %i[a b? c! d= @e @@f $g], :"with space", :[], :<=>, :"1st"

Point = Struct.new(:x, :y) do
  def +(other) = Point.new(x + other.x, y + other.y)
  def distance = Math.sqrt(x**2 + y**2)
end
sum = Point.new(3, 4) + Point.new(1, 1)
p sum, sum.distance.round(3), sum == Point.new(4, 5), sum.to_a, sum.to_h
case [1, [2, { k: 'v', n: 5 }]]
in [Integer => i, [_, { k: String => s, n: 3.. => n }]] then puts "matched #{i} #{s} #{n}"
end
words = %w[apple banana cherry avocado blueberry]
grouped = words.each_with_object(Hash.new { |hash, key| hash[key] = [] }) { |word, all| all[word[0]] << word }
grouped.each { |letter, list| puts "#{letter} => #{list}" }
