a = Rational(3, 4)
b = 1/3r
p a, b, a + b, a - b, a * b, a / b, a ** 2, a ** -1
puts a, a.numerator, a.denominator, a.to_f, a.floor, a.ceil, a.round
p 2 ** -2, 3.to_r, 0.5.to_r, 0.1.rationalize(Rational(1, 100)), "2/3".to_r
p a > b, a == 0.75, a <=> 1, [a, b, 1r].max
p Rational("0.125"), Rational(1.5), 1.5r
p a + 1, 1 + a, a + 0.25, 2 * a, 1 / a, 10 - a
p Rational(7, 2).divmod(1), Rational(-7, 2).truncate, Rational(5, 2).round, Rational(7, 3).round(2)
begin
  Rational(1, 0)
rescue ZeroDivisionError => e
  puts e.message
end
c = Complex(3, 4)
p c, c.abs, c + 1, c * Complex(0, 1), c.conjugate, c == Complex(3, 4), 2i, c / 2, c ** 2
puts c, Complex(1, -1), c.real, c.imaginary
p [0.1, 0.2, 0.3].sum, 10.fdiv(4), 7.divmod(-2), -7 / 2, -7 % 3, 7.remainder(-3)
p 1e15, 1e16, 1e100, 1.0e-5, 0.0001, 123456789.123456789, 1e2, 100.0, 2.0**70
p 3.14159.round(2), 2.5.round, 3.5.round, -2.5.round, 2.5.round(half: :even), 2.675.round(2), 1234.567.round(-2), 15.round(-1), 25.round(-1, half: :even)
p 10.digits, 255.to_s(2), "ff".to_i(16), 3.7 % 1, -3.7.truncate, 3.7.floor, 3.2.ceil, 12.34.floor(1), 12.34.ceil(1)
p 10.gcd(4), 10.lcm(4), 5.pow(3, 7), 2.bit_length, Integer.sqrt(24), 10.0 / 3, 1_000_000
p 5.clamp(1, 3), 5.clamp(..3), 0.1 + 0.2, 1.23e-7, 5.0.to_i, 1e20.to_i, 2**100, -(2**64), 4.2 % 0.1
