puts 7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.0 / 2, 7.fdiv(2), 2**10, 2**100, 2**-1.0
puts 10.divmod(3).inspect, 3.7.floor, 3.2.ceil, 3.5.round, -3.5.round, 3.14159.round(2), 10.0, 1e20, 1.5e-7, 100.0.to_s
puts 10.gcd(4), 10.lcm(4), 255.to_s(2), 255.to_s(16), 10.digits.inspect, 5.clamp(1, 3), -5.abs
puts 3.zero?, 0.zero?, 5.between?(1, 10), 1 <=> 2, 1 == 1.0, 1.eql?(1.0), 5.pred, 5.succ
puts 1_000_000, 0xff, 0b101, 0o17, 12345678901234567890 * 98765432109876543210
puts 6 & 3, 6 | 3, 6 ^ 3, ~6, 1 << 10, 1024 >> 3
puts Integer("42") + Float("1.5"), 3.to_f, 3.99.to_i, "5" * 3, Math.sqrt(16), Math::PI.round(5)
puts (1..5).sum, (1...5).to_a.inspect, (1..10).step(3).to_a.inspect, ("a".."e").to_a.join, (1..10) === 5
puts 0.1 + 0.2, 1.0 / 3, 1e100, 10.0 ** 2, 1.0.nan?, (0.0 / 0.0).nan?, 1.0 / 0
p 5.times.to_a, 3.upto(5).to_a, 1.0.to_i, 4.2 % 2, 5.pow(3, 7)
