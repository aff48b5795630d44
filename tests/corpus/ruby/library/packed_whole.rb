# covers: pack, unpack, digests, matrices
require "digest"
require "matrix"
require "bigdecimal"
require "bigdecimal/util"
p [1, 2, 300].pack("CsL"), [1, -2].pack("s>l<"), [1.5, -0.0].pack("eG"), [1.0 / 3].pack("D").unpack1("D"), ["abc", "de", "f"].pack("A5a4Z*")
p ["616263"].pack("H*"), "abc".unpack("H*"), ["1010"].pack("B*"), "\xA0".b.unpack1("b*"), [1, 128, 16384].pack("w*").unpack("w*"), [233, 8364].pack("U*"), "é€".unpack("U*")
p ["hello world"].pack("m"), "aGVsbG8=".unpack1("m"), ["a=b é"].pack("M"), "a=3Db".unpack1("M"), ["abc"].pack("u"), "#86)C\n".unpack1("u")
p [1, 2].pack("Cx2C"), "abcdef".unpack("a2 x2 a*"), "abcdef".unpack("@3a1"), [1, 2, 3].pack("n*").unpack("n*"), [2**40].pack("q").unpack1("q"), [-1].pack("l").unpack1("L"), "\x01\x02".unpack("C*").sum
p Digest::MD5.hexdigest("abc"), Digest::SHA1.hexdigest(""), Digest::SHA256.hexdigest("abc" * 30), Digest::MD5.base64digest("x"), Digest::SHA256.new.update("a").update("bc").hexdigest[0, 8]
m = Matrix[[2, 1], [5, 3]]
p m, m.determinant, m.inverse, m * m, m + m, m - m, m * 2, m ** 3, m.transpose, m.rank, m.trace, m.row(0), m.column(1), m[1, 0], m.to_a, m.map { |one| one * one }
p m * Vector[1, 2], Vector[3, 4].norm, Vector[1, 2, 3].cross_product(Vector[4, 5, 6]), Vector[1, 2].inner_product(Vector[3, 4]), Matrix.identity(2) == Matrix[[1, 0], [0, 1]], 2 * Vector[1, 2]
begin
  Matrix[[1, 2]] * Matrix[[1, 2]]
rescue => error
  p error.class
end
a, b = BigDecimal("0.1"), BigDecimal("0.2")
p a + b, a + b == BigDecimal("0.3"), (a * b).to_s, (a - b).to_s("F"), BigDecimal("1") / 3, BigDecimal("123.456").round(1).to_s, BigDecimal("123.456").to_f, BigDecimal("-0.005").to_s, BigDecimal("1e3").to_i
puts BigDecimal("1234.5678").to_s("F"), BigDecimal("12").to_s, BigDecimal("0").to_s, "3.14".to_d.truncate(1).to_s, BigDecimal("2").sqrt(10).round(8).to_s, [BigDecimal("2"), BigDecimal("1")].min.to_s
p((BigDecimal("x") rescue $!.message), BigDecimal("1.10").precision, BigDecimal("1.5").to_r, BigDecimal("7") % 3, BigDecimal("2") ** 10, BigDecimal("1.5") > 1, 1 + BigDecimal("1.5"))
