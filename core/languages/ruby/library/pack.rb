# Texts of bytes: `pack` and `unpack`.

# The directives of a form, each with what changes it and how often it goes: a number, "*" or nothing.
def KERNEL.pack_parts(form)
  raise ArgumentError, "% is not supported" if form.include?("%")
  # What is no directive says nothing.
  form.gsub(/#.*$/, "").scan(/([aABbCcDdEeFfGgHhIiJjLlMmNnPpQqSsUuVvwXxZ@])([<>!_]*)(\*|\d+)?/)
end
PACK_SIZES = { "C" => 1, "c" => 1, "S" => 2, "s" => 2, "n" => 2, "v" => 2, "L" => 4, "l" => 4, "N" => 4, "V" => 4,
               "I" => 4, "i" => 4, "Q" => 8, "q" => 8, "J" => 8, "j" => 8 }
PACK_FLOATS = { "D" => 8, "d" => 8, "E" => 8, "G" => 8, "F" => 4, "f" => 4, "e" => 4, "g" => 4 }
def KERNEL.pack_size(kind, how) = (kind == "L" || kind == "l") && how.match?(/[!_]/) ? 8 : PACK_SIZES[kind]
def KERNEL.is_big_end(kind, how) = kind == "n" || kind == "N" || kind == "G" || kind == "g" || how.include?(">")
def KERNEL.byte_text(bytes) = __str_join("", bytes.map { |byte| byte < 128 ? __chr(byte) : KERNEL.lone_byte(byte) })
def KERNEL.pack(list, form)
  out = []
  KernelPacker.new(list, out).pack(form)
  return KERNEL.text_of_bytes(out) if KERNEL.is_text_form(form)
  KERNEL.binary_text(out).with_encoding(Encoding::BINARY)
end
class KernelPacker
  def initialize(list, out)
    @list = list
    @out = out
    @at = 0
  end
  def take
    raise ArgumentError, "too few arguments" if @at >= @list.size
    @at += 1
    @list[@at - 1]
  end
  def text(value)
    raise TypeError, "no implicit conversion of nil into String" if __same(value, nil)
    KERNEL.text_of(value)
  end
  def integer(value) = KERNEL.int(value)
  def pack(form)
    KERNEL.pack_parts(form).each { |kind, how, count| directive(kind, how, count) }
  end
  def directive(kind, how, count)
    times = count == "*" ? @list.size - @at : (count || "1").to_i
    case kind
    when "a", "A", "Z" then padded(kind, count)
    when "B", "b" then bits(kind, count)
    when "H", "h" then nibbles(kind, count)
    when "U" then times.times { @out.concat(KERNEL.char_of(integer(take)).bytes) }
    when "w" then times.times { compressed(integer(take)) }
    when "m"
      coded = KERNEL.base64(text(take).bytes)
      width = count && count != "*" ? count.to_i / 3 * 4 : 60
      return @out.concat(coded.bytes) if count == "0"
      lines = coded.scan(/.{1,#{width == 0 ? 60 : width}}/)
      @out.concat(lines.map { |line| line + "\n" }.join.bytes)
    when "M" then @out.concat(KERNEL.quoted_printable(take.to_s, (count || "72").to_i).bytes)
    when "u" then KERNEL.uuencode(text(take).bytes, @out)
    when "x" then (count == "*" ? 0 : times).times { @out.push(0) }
    when "X" then (count == "*" ? 0 : times).times { @out.pop }
    when "@"
      place = (count || "1").to_i
      @out.push(0) while @out.size < place
      @out.pop while @out.size > place
    else
      return times.times { float(kind, how, take) } if PACK_FLOATS[kind]
      size = KERNEL.pack_size(kind, how)
      raise ArgumentError, "unknown pack directive '" + kind + "' in '" + kind + "'" unless size
      times.times { number(integer(take), size, KERNEL.is_big_end(kind, how)) }
    end
  end
  def number(value, size, is_big)
    places = Array.new(size) { |place| (value >> (8 * place)) & 255 }
    @out.concat(is_big ? places.reverse : places)
  end
  def float(kind, how, value)
    raise TypeError, "can't convert " + (__same(value, nil) ? "nil" : value.class.name) + " into Float" unless KERNEL.is_a(value, Numeric)
    size = PACK_FLOATS[kind]
    number(KERNEL.float_pattern(value.to_f, size), size, KERNEL.is_big_end(kind, how))
  end
  def padded(kind, count)
    bytes = text(take).bytes
    return @out.concat(kind == "Z" ? bytes + [0] : bytes) if count == "*"
    width = (count || "1").to_i
    @out.concat(bytes.first(width))
    (width - bytes.size).times { @out.push(kind == "A" ? 32 : 0) }
  end
  def bits(kind, count)
    digits = text(take)
    digits = digits[0, (count || "1").to_i].ljust((count || "1").to_i, "0") if count != "*"
    digits.scan(/.{1,8}/) do |part|
      part = part.chars.map { |char| char.ord & 1 }.join.ljust(8, "0")
      @out.push((kind == "b" ? part.reverse : part).to_i(2))
    end
  end
  def nibbles(kind, count)
    digits = text(take)
    digits = digits[0, (count || "1").to_i].ljust((count || "1").to_i, "0") if count != "*"
    digits.scan(/..?/) do |part|
      part = part.ljust(2, "0")
      @out.push((kind == "h" ? part.reverse : part).to_i(16))
    end
  end
  def compressed(value)
    raise ArgumentError, "can't compress negative numbers" if value < 0
    bytes = [value & 127]
    bytes.unshift((value & 127) | 128) while (value >>= 7) > 0
    @out.concat(bytes)
  end
end
# The bits of a float of so many bytes.
def KERNEL.float_pattern(value, size)
  places, bias = size == 8 ? [52, 1023] : [23, 127]
  sign = value < 0 || value == 0 && 1 / value < 0 ? 1 << (size * 8 - 1) : 0
  top = (bias * 2 + 1) << places
  return top | 1 << (places - 1) if value.nan?
  return sign | top if value.infinite?
  return sign if value == 0
  part, power = Math.frexp(value.abs)
  lowest = 2 - bias
  # What is too small for a place in front has fewer digits.
  digits = power < lowest ? places + 1 - (lowest - power) : places + 1
  whole = KERNEL.to_even(part * 2.0 ** digits)
  exponent = power < lowest ? 0 : power - lowest
  made = (exponent << places) + whole
  made >= top ? sign | top : sign | made
end
def KERNEL.to_even(number) = number.round(half: :even)
def KERNEL.float_of_pattern(pattern, size)
  places, bias = size == 8 ? [52, 1023] : [23, 127]
  sign = pattern >> (size * 8 - 1) == 1 ? -1.0 : 1.0
  exponent = (pattern >> places) & (bias * 2 + 1)
  part = pattern & ((1 << places) - 1)
  return part == 0 ? sign * Float::INFINITY : Float::NAN if exponent == bias * 2 + 1
  return sign * Math.ldexp(part.to_f, 1 - bias - places) if exponent == 0
  sign * Math.ldexp((part + (1 << places)).to_f, exponent - bias - places)
end
def KERNEL.is_text_form(form) = __str_startswith(form, "U") || __str_startswith(form, "m") || __str_startswith(form, "M")
def KERNEL.quoted_printable(text, width)
  out = []
  line = 0
  bytes = text.bytes
  bytes.each_with_index do |byte, at|
    following = bytes[at + 1]
    if byte == 10
      out.push("\n")
      line = 0
      next
    end
    is_plain = byte > 32 && byte < 127 && byte != 61 || (byte == 32 || byte == 9) && following != 10
    shown = is_plain ? byte.chr : "=" + byte.to_s(16).upcase.rjust(2, "0")
    out.push(shown)
    line += shown.size
    if line > width
      out.push("=\n")
      line = 0
    end
  end
  out.push("=\n") if line > 0
  out.join
end
def KERNEL.uuencode(bytes, out)
  bytes.each_slice(45) do |line|
    out.push(line.size + 32)
    line.each_slice(3) do |part|
      word = (part[0] << 16) + ((part[1] || 0) << 8) + (part[2] || 0)
      [18, 12, 6, 0].each { |shift| out.push((word >> shift) & 63 == 0 ? 96 : ((word >> shift) & 63) + 32) }
    end
    out.push(10)
  end
end
def KERNEL.unpack(text, form, offset = 0)
  bytes = text.bytes
  raise ArgumentError, "offset outside of string" if offset < 0 || offset > bytes.size
  KernelUnpacker.new(bytes.drop(offset)).unpack(form)
end
class KernelUnpacker
  def initialize(bytes)
    @bytes = bytes
    @at = 0
    @out = []
  end
  def left = @bytes.size - @at
  def unpack(form)
    KERNEL.pack_parts(form).each { |kind, how, count| directive(kind, how, count) }
    @out
  end
  def part(width)
    part = @bytes[@at, width] || []
    @at += part.size
    part
  end
  # So many digits of the bytes, of which one has a certain number; the lowest first where they are turned round.
  def digits(base, width, turned, count)
    digits = @bytes.drop(@at).map { |byte| byte.to_s(base).rjust(width, "0") }
    digits = digits.map { |one| one.reverse } if turned
    shown = count == "*" ? digits.join : digits.join[0, (count || "1").to_i]
    @out.push(shown)
    @at += (shown.size + width - 1) / width
  end
  def directive(kind, how, count)
    times = (count || "1").to_i
    case kind
    when "a", "A", "Z" then padded(kind, count)
    when "B", "b" then digits(2, 8, kind == "b", count)
    when "H", "h" then digits(16, 2, kind == "h", count)
    when "U"
      codes = KERNEL.text_of_bytes(@bytes.drop(@at)).codepoints
      codes = codes.take(times) unless count == "*"
      @out.concat(codes)
      @at += codes.sum { |code| KERNEL.char_of(code).bytesize }
    when "w" then compressed(count == "*" ? nil : times)
    when "m"
      rest = KERNEL.byte_text(@bytes.drop(@at))
      raise ArgumentError, "invalid base64" if count == "0" && (rest.size % 4 != 0 || !rest.match?(/\A[A-Za-z0-9+\/]*=?=?\z/))
      @out.push(KERNEL.binary_text(KERNEL.base64_bytes(rest)).with_encoding(Encoding::BINARY))
      @at = @bytes.size
    when "M"
      rest = KERNEL.byte_text(@bytes.drop(@at)).gsub(/=\r?\n/, "")
      @out.push(KERNEL.text_of_bytes(rest.gsub(/=(\h\h)/) { KERNEL.byte_text([$1.to_i(16)]) }.bytes))
      @at = @bytes.size
    when "u"
      @out.push(KERNEL.text_of_bytes(KERNEL.uudecode(@bytes.drop(@at))))
      @at = @bytes.size
    when "x"
      raise ArgumentError, "x outside of string" if count != "*" && times > left
      @at = count == "*" ? @bytes.size : @at + times
    when "X"
      raise ArgumentError, "X outside of string" if times > @at
      @at -= times
    when "@"
      raise ArgumentError, "@ outside of string" if times > @bytes.size
      @at = count ? times : 0
    else numbers(kind, how, count)
    end
  end
  def numbers(kind, how, count)
    size = PACK_FLOATS[kind] || KERNEL.pack_size(kind, how)
    raise ArgumentError, "unknown unpack directive '" + kind + "' in '" + kind + "'" unless size
    (count == "*" ? left / size : (count || "1").to_i).times do
      next @out.push(nil) if left < size
      bytes = part(size)
      bytes = bytes.reverse unless KERNEL.is_big_end(kind, how)
      value = bytes.reduce(0) { |sum, byte| sum * 256 + byte }
      if PACK_FLOATS[kind]
        value = KERNEL.float_of_pattern(value, size)
      elsif "csliqj".include?(kind) && value >= 256 ** size / 2
        value -= 256 ** size
      end
      @out.push(value)
    end
  end
  def padded(kind, count)
    bytes = part(count == "*" ? left : (count || "1").to_i)
    if kind == "Z" && (stop = bytes.index(0))
      @at -= bytes.size - stop - 1 if count == "*"
      bytes = bytes.first(stop)
    end
    bytes.pop while kind == "A" && bytes.size > 0 && (bytes[-1] == 32 || bytes[-1] == 0)
    @out.push(KERNEL.binary_text(bytes).with_encoding(Encoding::BINARY))
  end
  def compressed(count)
    value = 0
    while @at < @bytes.size && (__same(count, nil) || count > 0)
      byte = @bytes[@at]
      @at += 1
      value = (value << 7) | (byte & 127)
      next if byte > 127
      @out.push(value)
      value = 0
      count -= 1 if count
    end
  end
end
def KERNEL.uudecode(bytes)
  out = []
  at = 0
  while at < bytes.size && bytes[at] > 32 && bytes[at] < 97
    size = (bytes[at] - 32) & 63
    at += 1
    line = []
    while at + 3 < bytes.size && bytes[at] != 10
      word = bytes[at, 4].reduce(0) { |sum, byte| (sum << 6) | ((byte - 32) & 63) }
      line.push((word >> 16) & 255, (word >> 8) & 255, word & 255)
      at += 4
    end
    out.concat(line.first(size))
    at += 1 while at < bytes.size && bytes[at] != 10
    at += 1
  end
  out
end
BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
def KERNEL.base64(bytes)
  parts = bytes.each_slice(3).map do |part|
    word = (part[0] << 16) + ((part[1] || 0) << 8) + (part[2] || 0)
    digits = [18, 12, 6, 0].map { |shift| BASE64[(word >> shift) & 63] }.join
    digits[0, part.size + 1].ljust(4, "=")
  end
  parts.join
end
def KERNEL.base64_bytes(text)
  digits = text.tr("-_", "+/").delete("^A-Za-z0-9+/").chars.map { |char| BASE64.index(char) }
  digits.each_slice(4).flat_map do |part|
    word = 0
    4.times { |at| word = word * 64 + (part[at] || 0) }
    [(word >> 16) & 255, (word >> 8) & 255, word & 255].take(part.size - 1)
  end
end
# The text that bytes of UTF-8 are; other bytes become the characters of their numbers.
module Base64
  def self.encode64(text) = [text].pack("m")
  def self.strict_encode64(text) = [text].pack("m0")
  def self.urlsafe_encode64(text, padding: true)
    made = [text].pack("m0").tr("+/", "-_")
    padding ? made : made.delete("=")
  end
  def self.decode64(text) = text.unpack1("m")
  def self.strict_decode64(text)
    unless text.size % 4 == 0 && text.match?(/\A[A-Za-z0-9+\/]*={0,2}\z/)
      raise ArgumentError, "invalid base64"
    end
    text.unpack1("m")
  end
  def self.urlsafe_decode64(text) = text.unpack1("m")
end
