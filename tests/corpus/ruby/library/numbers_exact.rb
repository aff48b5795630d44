# covers: integers of any size against floats, remainders by zero, powers that are too big, limits of functions
p 2**100 == 2.0**100, 2**70 <=> 2.0**70, 2**53 + 1 == (2**53).to_f, 2**53 + 1 > (2**53).to_f
p 10**400 > 1.0, 10**400 <=> Float::INFINITY, -(10**400) < -Float::INFINITY, Float::INFINITY <=> 2**1000, 10**400 <=> 1.5
p (10**400).to_f, 10**400 + 1.0, Float(10**400), 2**70 > Float::NAN
[[7, 0.0], [7.5, 0], [7.5, 0.0], [-1.5, 0.0]].each do |a, b|
  p a % b
rescue ZeroDivisionError => e
  puts "#{a} % #{b}: #{e.message}"
end
p 7 % Float::INFINITY, -7 % Float::INFINITY, 7.5 % 2, -7.5 % 2
def told
  p yield
rescue Math::DomainError, FloatDomainError, ZeroDivisionError, RangeError, ArgumentError => e
  puts "#{e.class}: #{e.message}"
end
told { Float::INFINITY.divmod(1) }
told { Math.acosh(0) }
told { Math.atanh(2) }
told { Math.atanh(1) }
told { Math.log(2, -1) }
told { Math.log(1, 0) }
told { Math.gamma(-1) }
told { Math.lgamma(-1) }
told { Math.gamma(20) }
told { Math.gamma(172) }
told { 0.8346268.round(-2.0**30) }
told { 1.step(Float::INFINITY, 2).first(2) }
told { 1.step(3, to: 4) { } }
told { -1.times.size }
told { 1.step }
told { [1e308, 1e308].sum }
told { [0.1] * 3 == [0.1, 0.1, 0.1] && [0.1, 0.2, 0.3].sum }
told { Complex(1, 2).eql?(Complex(1.0, 2)) }
told { (2**1i).abs.round(6) }
told { Complex("1", "2") }
told { Rational(1i) }
p 0.0.hash == -0.0.hash, [Float::NAN] == [Float::NAN], Fixnum
[1.005, 2.675, 0.285, 1.45, 2.5, 1234.5678, 1e15, 0.1].each { |x| print x.round(1), " ", x.round(2), " ", x.round(2, half: :even), " ", x.round(half: :down), "\n" }
told { 2.5.round(half: :sideways) }
told { 2.5.round(1, 2) }
told { 2.5.round(halves: 1) }
[25, 35, -25].each { |x| print x.round(-1), " ", x.round(-1, half: :even), " ", x.round(-1, half: :down), "\n" }
puts "%d %5d|%s %4s|%f %.2f %8.3f|" % [3, 42, :a, "b", 1, 2.675, 3.14159], "%.1f %.0f %.2f" % [0.25, 0.5, -1.5]
class Circle
  include Math
  def area(r) = PI * sqrt(r)
end
p Circle.new.area(4).round(3)
