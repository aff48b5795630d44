# Digests: MD5, SHA-1 and SHA-2, on words of 32 bits.

module Digest
  class Base
    def self.digest(text) = new.update(text).digest
    def self.hexdigest(text) = new.update(text).hexdigest
    def self.base64digest(text) = new.update(text).base64digest
    def initialize
      @held = []
    end
    def update(text)
      @held.concat(KERNEL.text_of(text).bytes)
      self
    end
    def <<(text) = update(text)
    def reset
      @held = []
      self
    end
    def bytes = finish(@held)
    def digest(text = nil) = text ? self.class.digest(text) : KERNEL.binary_text(bytes).with_encoding(Encoding::BINARY)
    def hexdigest(text = nil)
      return self.class.hexdigest(text) if text
      bytes.map { |byte| byte.to_s(16).rjust(2, "0") }.join
    end
    def base64digest = KERNEL.base64(bytes)
    def to_s = hexdigest
    def digest_length = bytes.size
    def block_length = 64
    def name = self.class.name
    def inspect = "#<" + self.class.name + ": " + hexdigest + ">"
    def ==(other) = hexdigest == other.to_s
    # A text with a mark, zeros and its length behind it, in words.
    def words(held, is_big)
      bits = held.size * 8
      padded = held + [0x80]
      padded.push(0) while padded.size % 64 != 56
      length = Array.new(8) { |place| (bits >> (8 * place)) & 255 }
      padded.concat(is_big ? length.reverse : length)
      padded.each_slice(4).map do |part|
        part = part.reverse unless is_big
        (part[0] << 24) | (part[1] << 16) | (part[2] << 8) | part[3]
      end
    end
    def turned(word, count) = ((word << count) | (word >> (32 - count))) & 0xffffffff
    def bytes_of(words, is_big)
      words.flat_map do |word|
        part = [word >> 24, (word >> 16) & 255, (word >> 8) & 255, word & 255]
        is_big ? part : part.reverse
      end
    end
  end
  class MD5 < Digest::Base
    TURNS = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    # Made when they are first needed.
    def self.sines = @sines ||= Array.new(64) { |at| (__math_sin(at + 1.0).abs * 4294967296).floor }
    def finish(held)
      state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
      words(held, false).each_slice(16) do |part|
        a, b, c, d = state
        64.times do |at|
          case at / 16
          when 0
            mixed = (b & c) | (~b & d)
            place = at
          when 1
            mixed = (d & b) | (~d & c)
            place = (5 * at + 1) % 16
          when 2
            mixed = b ^ c ^ d
            place = (3 * at + 5) % 16
          else
            mixed = c ^ (b | (~d & 0xffffffff))
            place = 7 * at % 16
          end
          sum = (a + (mixed & 0xffffffff) + Digest::MD5.sines[at] + part[place]) & 0xffffffff
          a, d, c, b = d, c, b, (b + turned(sum, Digest::MD5::TURNS[at / 16][at % 4])) & 0xffffffff
        end
        state = state.zip([a, b, c, d]).map { |old, new| (old + new) & 0xffffffff }
      end
      bytes_of(state, false)
    end
  end
  class SHA1 < Digest::Base
    def finish(held)
      state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
      words(held, true).each_slice(16) do |part|
        line = part.dup
        64.times { |at| line.push(turned(line[at + 13] ^ line[at + 8] ^ line[at + 2] ^ line[at], 1)) }
        a, b, c, d, e = state
        80.times do |at|
          case at / 20
          when 0
            mixed = (b & c) | (~b & d)
            key = 0x5a827999
          when 1
            mixed = b ^ c ^ d
            key = 0x6ed9eba1
          when 2
            mixed = (b & c) | (b & d) | (c & d)
            key = 0x8f1bbcdc
          else
            mixed = b ^ c ^ d
            key = 0xca62c1d6
          end
          sum = (turned(a, 5) + (mixed & 0xffffffff) + e + key + line[at]) & 0xffffffff
          a, b, c, d, e = sum, a, turned(b, 30), c, d
        end
        state = state.zip([a, b, c, d, e]).map { |old, new| (old + new) & 0xffffffff }
      end
      bytes_of(state, true)
    end
  end
  class SHA256 < Digest::Base
    FIRST = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107, 109, 113,
             127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193, 197, 199, 211, 223, 227, 229, 233, 239, 241,
             251, 257, 263, 269, 271, 277, 281, 283, 293, 307, 311]
    # The first bits behind the point of the primes' roots; the constants are made when they are first needed.
    def self.keys = @keys ||= Digest::SHA256::FIRST.map { |prime| Digest::SHA256.root(prime, 3) }
    def self.starts = @starts ||= Digest::SHA256::FIRST.first(8).map { |prime| Digest::SHA256.root(prime, 2) }
    # So many bits behind the point of a root.
    def self.root(prime, power, bits = 32)
      wanted = prime << (bits * power)
      low = 0
      high = 1 << (bits + 6)
      while low < high
        middle = (low + high + 1) / 2
        middle ** power <= wanted ? low = middle : high = middle - 1
      end
      low & ((1 << bits) - 1)
    end
    def right(word, count) = turned(word, 32 - count)
    def finish(held)
      state = Digest::SHA256.starts
      keys = Digest::SHA256.keys
      words(held, true).each_slice(16) do |part|
        line = part.dup
        48.times do |at|
          near = line[at + 1]
          far = line[at + 14]
          small = right(near, 7) ^ right(near, 18) ^ (near >> 3)
          large = right(far, 17) ^ right(far, 19) ^ (far >> 10)
          line.push((line[at] + small + line[at + 9] + large) & 0xffffffff)
        end
        a, b, c, d, e, f, g, h = state
        64.times do |at|
          choice = (e & f) ^ (~e & g)
          first = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + choice + keys[at] + line[at]) & 0xffffffff
          most = (a & b) ^ (a & c) ^ (b & c)
          second = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + most) & 0xffffffff
          a, b, c, d, e, f, g, h = (first + second) & 0xffffffff, a, b, c, (d + first) & 0xffffffff, e, f, g
        end
        state = state.zip([a, b, c, d, e, f, g, h]).map { |old, new| (old + new) & 0xffffffff }
      end
      bytes_of(state, true)
    end
  end
  # Words of 64 bits: what the shorter one does, with other constants.
  class SHA512 < Digest::Base
    FIRST = Digest::SHA256::FIRST + [313, 317, 331, 337, 347, 349, 353, 359, 367, 373, 379, 383, 389, 397, 401, 409]
    MASK = (1 << 64) - 1
    def self.keys = @keys ||= Digest::SHA512::FIRST.map { |prime| Digest::SHA256.root(prime, 3, 64) }
    def self.starts = @starts ||= Digest::SHA512::FIRST.first(8).map { |prime| Digest::SHA256.root(prime, 2, 64) }
    def block_length = 128
    def right(word, count) = (word >> count) | ((word << (64 - count)) & Digest::SHA512::MASK)
    def wide_words(held)
      bits = held.size * 8
      padded = held + [0x80]
      padded.push(0) while padded.size % 128 != 112
      padded.concat(Array.new(16) { |place| (bits >> (8 * (15 - place))) & 255 })
      padded.each_slice(8).map { |part| part.reduce(0) { |word, byte| (word << 8) | byte } }
    end
    def finish(held)
      state = self.class.starts
      keys = Digest::SHA512.keys
      mask = Digest::SHA512::MASK
      wide_words(held).each_slice(16) do |part|
        line = part.dup
        64.times do |at|
          near = line[at + 1]
          far = line[at + 14]
          small = right(near, 1) ^ right(near, 8) ^ (near >> 7)
          large = right(far, 19) ^ right(far, 61) ^ (far >> 6)
          line.push((line[at] + small + line[at + 9] + large) & mask)
        end
        a, b, c, d, e, f, g, h = state
        80.times do |at|
          choice = (e & f) ^ (~e & mask & g)
          first = (h + (right(e, 14) ^ right(e, 18) ^ right(e, 41)) + choice + keys[at] + line[at]) & mask
          most = (a & b) ^ (a & c) ^ (b & c)
          second = ((right(a, 28) ^ right(a, 34) ^ right(a, 39)) + most) & mask
          a, b, c, d, e, f, g, h = (first + second) & mask, a, b, c, (d + first) & mask, e, f, g
        end
        state = state.zip([a, b, c, d, e, f, g, h]).map { |old, new| (old + new) & mask }
      end
      state.flat_map { |word| Array.new(8) { |place| (word >> (8 * (7 - place))) & 255 } }
    end
  end
  # The one of so many bits.
  class SHA2 < Digest::Base
    def initialize(bits = 256)
      home = { 256 => Digest::SHA256, 384 => Digest::SHA384, 512 => Digest::SHA512 }[bits]
      raise ArgumentError, "unsupported bit length: " + bits.inspect unless home
      super()
      @inner = home.new
    end
    def block_length = @inner.block_length
    def finish(held) = @inner.finish(held)
    def inspect = "#<Digest::SHA2:" + (@inner.digest_length * 8).to_s + " " + hexdigest + ">"
  end
  class SHA384 < Digest::SHA512
    def self.starts = @later_starts ||= Digest::SHA512::FIRST[8, 8].map { |prime| Digest::SHA256.root(prime, 2, 64) }
    def finish(held) = super.first(48)
  end
  def self.hexencode(text) = text.bytes.map { |byte| byte.to_s(16).rjust(2, "0") }.join
end
