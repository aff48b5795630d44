# `zlib`: checksums, and texts that are packed and unpacked (RFC 1950 to 1952).

module Zlib
  class Error < StandardError
  end
  class DataError < Zlib::Error
  end
  class BufError < Zlib::Error
  end
  class GzipFile
    class Error < Zlib::Error
    end
  end
  NO_COMPRESSION = 0
  BEST_SPEED = 1
  BEST_COMPRESSION = 9
  DEFAULT_COMPRESSION = -1
  TABLE = Array.new(256) { |byte| 8.times.inject(byte) { |held, _| held.odd? ? (held >> 1) ^ 0xedb88320 : held >> 1 } }
  def self.crc_table = Zlib::TABLE.dup
  def self.crc32(text = nil, before = 0)
    return before unless text
    held = before ^ 0xffffffff
    text.each_byte { |byte| held = (held >> 8) ^ Zlib::TABLE[(held ^ byte) & 255] }
    held ^ 0xffffffff
  end
  def self.adler32(text = nil, before = 1)
    return before unless text
    low = before & 0xffff
    high = before >> 16
    text.each_byte do |byte|
      low = (low + byte) % 65521
      high = (high + low) % 65521
    end
    high << 16 | low
  end
  # Lengths and distances: the least of each code, and how many bits say more.
  LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258]
  LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
  DISTANCES = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
               8193, 12289, 16385, 24577]
  DISTANCE_BITS = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13]
  ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  def self.deflate(text, level = -1) = Zlib::Deflate.deflate(text, level)
  def self.inflate(text) = Zlib::Inflate.inflate(text)
  def self.gzip(text, **options)
    head = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]
    body = Zlib::Packer.new.packed(text.bytes)
    (head + body + [Zlib.crc32(text)].pack("V").bytes + [text.bytesize].pack("V").bytes).pack("C*")
  end
  def self.gunzip(text)
    bytes = text.bytes
    raise Zlib::GzipFile::Error, "not in gzip format" unless bytes[0] == 0x1f && bytes[1] == 0x8b
    Zlib::Unpacker.new(bytes.drop(10)).unpacked.pack("C*")
  end
  class Deflate
    def self.deflate(text, level = -1)
      ([0x78, 0x9c] + Zlib::Packer.new.packed(text.bytes) + [Zlib.adler32(text)].pack("N").bytes).pack("C*")
    end
    def initialize(*given)
      @held = __str_copy("")
    end
    def <<(text)
      @held << text
      self
    end
    def deflate(text, _flush = nil)
      @held << text
      __str_copy("")
    end
    def finish = Zlib::Deflate.deflate(@held)
    def close = nil
  end
  class Inflate
    def self.inflate(text)
      bytes = text.bytes
      raise Zlib::BufError, "buffer error" if bytes.size < 6
      raise Zlib::DataError, "incorrect header check" unless bytes[0] & 15 == 8 && (bytes[0] * 256 + bytes[1]) % 31 == 0
      reader = Zlib::Unpacker.new(bytes.drop(2))
      made = reader.unpacked.pack("C*")
      raise Zlib::DataError, "incorrect data check" unless reader.rest.first(4) == [Zlib.adler32(made)].pack("N").bytes
      made
    end
    def initialize(*given)
      @held = __str_copy("")
    end
    def inflate(text) = Zlib::Inflate.inflate(text)
    def close = nil
  end
  # Packs by the fixed codes: a run of three or more that was there before is told by its length and its distance.
  class Packer
    def initialize
      @bits = 0
      @count = 0
      @out = []
    end
    def put(value, count)
      @bits |= value << @count
      @count += count
      while @count >= 8
        @out.push(@bits & 255)
        @bits >>= 8
        @count -= 8
      end
    end
    # Codes are written from their first bit on.
    def put_code(code, count) = put(count.times.inject(0) { |held, at| held << 1 | code[at] }, count)
    def put_symbol(symbol)
      if symbol < 144 then put_code(0x30 + symbol, 8)
      elsif symbol < 256 then put_code(0x190 + symbol - 144, 9)
      elsif symbol < 280 then put_code(symbol - 256, 7)
      else put_code(0xc0 + symbol - 280, 8)
      end
    end
    def packed(bytes)
      put(1, 1)
      put(1, 2)
      seen = {}
      at = 0
      while at < bytes.size
        key = at + 2 < bytes.size ? bytes[at] << 16 | bytes[at + 1] << 8 | bytes[at + 2] : nil
        from = key && seen[key]
        size = 0
        if from && at - from <= 32768
          size += 1 while size < 258 && at + size < bytes.size && bytes[from + size] == bytes[at + size]
        end
        seen[key] = at if key
        if size >= 3
          put_run(size, at - from)
          at += size
        else
          put_symbol(bytes[at])
          at += 1
        end
      end
      put_symbol(256)
      put(0, 8 - @count) if @count > 0
      @out
    end
    def put_run(size, distance)
      code = Zlib::LENGTHS.rindex { |least| least <= size }
      put_symbol(257 + code)
      put(size - Zlib::LENGTHS[code], Zlib::LENGTH_BITS[code])
      code = Zlib::DISTANCES.rindex { |least| least <= distance }
      put_code(code, 5)
      put(distance - Zlib::DISTANCES[code], Zlib::DISTANCE_BITS[code])
    end
  end
  class Unpacker
    def initialize(bytes)
      @bytes = bytes
      @at = 0
      @bit = 0
      @out = []
    end
    def rest = @bytes.drop(@bit > 0 ? @at + 1 : @at)
    def bit
      byte = @bytes[@at]
      raise Zlib::BufError, "buffer error" unless byte
      value = byte[@bit]
      @bit += 1
      if @bit == 8
        @bit = 0
        @at += 1
      end
      value
    end
    def bits(count) = count.times.inject(0) { |held, at| held | bit << at }
    # Codes by how many bits each symbol has.
    def codes_of(sizes)
      made = {}
      code = 0
      1.upto(15) do |size|
        sizes.each_with_index do |own, symbol|
          next unless own == size
          made[1 << size | code] = symbol
          code += 1
        end
        code <<= 1
      end
      made
    end
    def symbol(codes)
      held = 1
      until codes.key?(held)
        held = held << 1 | bit
        raise Zlib::DataError, "invalid code" if held > 65535
      end
      codes[held]
    end
    def unpacked
      loop do
        is_last = bit == 1
        case bits(2)
        when 0 then stored
        when 1
          block(codes_of([8] * 144 + [9] * 112 + [7] * 24 + [8] * 8), codes_of([5] * 30))
        when 2 then block(*own_codes)
        else raise Zlib::DataError, "invalid block type"
        end
        break if is_last
      end
      @out
    end
    def stored
      if @bit > 0
        @bit = 0
        @at += 1
      end
      size = @bytes[@at] | @bytes[@at + 1] << 8
      @out.concat(@bytes[@at + 4, size])
      @at += 4 + size
    end
    def own_codes
      count = bits(5) + 257
      distances = bits(5) + 1
      sizes = [0] * 19
      (bits(4) + 4).times { |at| sizes[Zlib::ORDER[at]] = bits(3) }
      codes = codes_of(sizes)
      all = []
      while all.size < count + distances
        found = symbol(codes)
        case found
        when 16 then all.concat([all.last] * (3 + bits(2)))
        when 17 then all.concat([0] * (3 + bits(3)))
        when 18 then all.concat([0] * (11 + bits(7)))
        else all.push(found)
        end
      end
      [codes_of(all.first(count)), codes_of(all.drop(count))]
    end
    def block(codes, distances)
      until (found = symbol(codes)) == 256
        if found < 256
          @out.push(found)
          next
        end
        size = Zlib::LENGTHS[found - 257] + bits(Zlib::LENGTH_BITS[found - 257])
        code = symbol(distances)
        from = @out.size - Zlib::DISTANCES[code] - bits(Zlib::DISTANCE_BITS[code])
        raise Zlib::DataError, "invalid distance too far back" if from < 0
        size.times { |at| @out.push(@out[from + at]) }
      end
    end
  end
end
