class Ghost
  def method_missing(name, *args)
    if name.to_s.start_with?("get_")
      "got #{name.to_s.sub("get_", "")} #{args.inspect}"
    else
      super
    end
  end
  def respond_to_missing?(name, all = false) = name.to_s.start_with?("get_")
end
g = Ghost.new
puts g.get_x(1, 2)
puts g.respond_to?(:get_y), g.respond_to?(:other)
class Maker
  [:a, :b].each do |n|
    define_method("#{n}_twice") { |x = 1| "#{n}#{x * 2}" }
  end
end
puts Maker.new.a_twice(4), Maker.new.b_twice(5)
puts 5.send(:+, 3), [1, 2].public_send(:size)
m = 7.method(:+)
puts m.call(1)
o = Object.new
def o.hi = "hi from singleton"
puts o.hi
o.instance_variable_set(:@z, 9)
p o.instance_variable_get(:@z)
puts "abc".frozen?, :a.to_proc.call("x") rescue puts "err"
