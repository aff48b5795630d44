# Ciphers and encodings of text.
module Cipher
  ALPHABET = [*"a".."z"].freeze

  module_function

  def caesar(text, shift)
    text.gsub(/[a-z]/i) do |c|
      base = c =~ /[a-z]/ ? 97 : 65
      ((c.ord - base + shift) % 26 + base).chr
    end
  end

  def atbash(text) = text.downcase.gsub(/[^a-z0-9]/, "").tr(ALPHABET.join, ALPHABET.reverse.join).scan(/.{1,5}/).join(" ")

  def vigenere(text, key, sign = 1)
    keys = key.each_char.cycle
    text.each_char.map { |c| ALPHABET.include?(c) ? ALPHABET[(ALPHABET.index(c) + sign * ALPHABET.index(keys.next)) % 26] : c }.join
  end

  def rail_fence(text, rails)
    pattern = (0...rails).to_a + (1...rails - 1).to_a.reverse
    text.chars.zip(pattern.cycle).group_by(&:last).sort.flat_map { |_, pairs| pairs.map(&:first) }.join
  end

  def run_length(text) = text.gsub(/(.)\1*/) { |run| run.size > 1 ? "#{run.size}#{$1}" : $1 }
  def expand(text) = text.gsub(/(\d+)(.)/) { $2 * $1.to_i }
end
puts Cipher.caesar("Hello, World!", 3), Cipher.caesar(Cipher.caesar("Zebra", 5), -5)
puts Cipher.atbash("The quick brown fox jumps"), Cipher.vigenere("attack at dawn", "lemon")
puts Cipher.vigenere(Cipher.vigenere("secret", "key"), "key", -1), Cipher.rail_fence("WEAREDISCOVERED", 3)
puts Cipher.run_length("WWWWBBBCDDDD"), Cipher.expand("4W3BC4D"), Cipher.run_length("abc")
def square(text)
  letters = text.downcase.scan(/\w/)
  width = Math.sqrt(letters.size).ceil
  letters.each_slice(width).map { |row| row.fill(" ", row.size...width) }.transpose.map(&:join).join(" ")
end
puts square("If man was meant to stay on the ground, god would have given us roots.").inspect
def luhn?(number)
  digits = number.delete(" ")
  return false unless digits.match?(/\A\d{2,}\z/)
  digits.reverse.each_char.with_index.sum { |d, i| i.odd? ? (d.to_i * 2).digits.sum : d.to_i }.modulo(10).zero?
end
p luhn?("4539 3195 0343 6467"), luhn?("8273 1232 7352 0569"), luhn?("0"), luhn?("055a 444")
def isbn?(text) = !!(text =~ /\A\d-?\d{3}-?\d{5}-?[\dX]\z/) && text.delete("-").chars.each_with_index.sum { |c, i| (c == "X" ? 10 : c.to_i) * (10 - i) } % 11 == 0
p isbn?("3-598-21508-8"), isbn?("3-598-21507-X"), isbn?("3-598-21508-9")
p %w[listen silent enlist google].group_by { |w| w.chars.sort.join }.values.select { |g| g.size > 1 }
def pangram?(s) = ("a".."z").all? { |c| s.downcase.include?(c) }
def isogram?(s) = s.downcase.scan(/[a-z]/).then { |l| l == l.uniq }
p pangram?("The quick brown fox jumps over the lazy dog"), pangram?("abc"), isogram?("six-year-old"), isogram?("eleven")
def acronym(s) = s.scan(/\b[a-zA-Z]/).join.upcase
p acronym("Portable Network Graphics"), acronym("First-in, First-out"), acronym("Complementary metal-oxide semiconductor")
def balanced?(text)
  pairs = { ")" => "(", "]" => "[", "}" => "{" }
  stack = []
  text.each_char do |c|
    case c
    when *pairs.values then stack.push(c)
    when *pairs.keys then return false unless stack.pop == pairs[c]
    end
  end
  stack.empty?
end
p balanced?("([{}({}[])])"), balanced?("([)]"), balanced?("")
def pig(word)
  case word
  when /\A(?:[aeiou]|xr|yt)/ then word + "ay"
  when /\A([^aeiou]*qu|[^aeiouy]+|y)(.*)/ then "#{$2}#{$1}ay"
  end
end
p %w[apple quick square xray yellow rhythm therapy].map { |w| pig(w) }
vowels = Hash.new { |h, k| h[k] = "aeiou".include?(k) }
p "programming".chars.partition { |c| vowels[c] }.map(&:join), "Hello World".swapcase, "madam".then { |s| s == s.reverse }
p "hello world".unpack("a5 x a*"), "abc".unpack("C*").map { |b| b.to_s(2).rjust(8, "0") }.join(" "), ["61"].pack("H*"), [1, 2].pack("s*").bytes
p "The rain".each_char.chunk_while { |a, b| a =~ /\w/ && b =~ /\w/ }.map(&:join), "a1b22".scan(/[a-z]\d+/), "x".ord.to_s(16), "%08b" % 37
