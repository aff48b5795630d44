class AppError < StandardError
  def initialize(msg = "app failed")
    super
  end
end
class CodeError < AppError
  attr_reader :code
  def initialize(code)
    @code = code
    super("code #{code}")
  end
end
def risky(n)
  raise ArgumentError, "negative" if n < 0
  raise CodeError.new(n) if n > 10
  raise AppError if n == 5
  n
end
[-1, 3, 5, 11].each do |n|
  begin
    puts risky(n)
  rescue CodeError => e
    puts "code: #{e.code} #{e.message}"
  rescue ArgumentError, AppError => e
    puts "#{e.class}: #{e.message}"
  else
    puts "fine"
  ensure
    puts "done #{n}"
  end
end
tries = 0
begin
  tries += 1
  raise "again" if tries < 3
  puts "ok after #{tries}"
rescue
  retry
end
begin
  1 / 0
rescue ZeroDivisionError => e
  puts e.message
end
begin
  nil.upcase
rescue NoMethodError => e
  puts e.message
end
def ensured
  return 1
ensure
  puts "cleanup"
end
puts ensured
puts (Integer("x") rescue "bad")
p (begin; raise "x"; rescue => e; e; end)
r = catch(:found) do
  10.times { |i| throw :found, i if i == 4 }
  :never
end
p r
begin
  [1, 2].fetch(9)
rescue IndexError => e
  puts e.message
end
begin
  {a: 1}.fetch(:b)
rescue KeyError => e
  puts e.message
end

# However long a receiver is shown, an error about its methods shows it.
class Wide
  def initialize
    @text = "wide" * 20
  end

  def inspect
    "#<Wide #{@text}>"
  end
end

[Wide.new, "long" * 20, [*1..30]].each do |receiver|
  receiver.narrow
rescue NoMethodError => error
  puts error.message.lines.first
end
