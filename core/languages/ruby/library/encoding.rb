# Encodings. A byte that is no character is one of the last private characters, which stands for it.

LONE_BYTES = 0x10F700
def KERNEL.is_lone(code) = code >= 0x10F780 && code < 0x10F800
def KERNEL.lone_byte(byte) = __chr(byte < 128 ? byte : LONE_BYTES + byte)
# The character that a number is appended as.
def KERNEL.char_of(code)
  raise RangeError, "bignum out of char range" if __kind(code) == "bigint"
  raise RangeError, code.to_s + " out of char range" if code < 0 || code > 0x10ffff
  __chr(code)
end
# The successor of bytes that spell no letters or digits: a number that is counted on.
def KERNEL.succeeding_bytes(text)
  list = text.bytes
  at = list.size - 1
  while at >= 0 && list[at] == 255
    list[at] = 0
    at -= 1
  end
  at < 0 ? list.unshift(1) : list[at] += 1
  KERNEL.binary_text(list).with_encoding(Encoding::BINARY)
end
# Bytes as they are.
def KERNEL.binary_text(bytes) = __str_copy(__str_join("", bytes.map { |byte| KERNEL.lone_byte(byte) }))
# Whether a character is a byte that others begin before.
def KERNEL.goes_on(char)
  byte = __ord(char) - LONE_BYTES
  byte >= 0x80 && byte < 0xC0
end
# How long a character is that begins with a byte; 0 where none does.
def KERNEL.width_of(first)
  return 1 if first < 0x80
  return 0 if first < 0xC2 || first > 0xF4
  first >= 0xF0 ? 4 : (first >= 0xE0 ? 3 : 2)
end
# The characters that bytes spell; the bytes that spell none stay what they are.
def KERNEL.text_of_bytes(bytes)
  out = []
  at = 0
  while at < bytes.size
    first = bytes[at]
    width = KERNEL.width_of(first)
    rest = width > 1 ? bytes[at + 1, width - 1] : []
    if width == 0 || rest.size < width - 1 || rest.any? { |byte| byte < 0x80 || byte > 0xBF }
      out.push(KERNEL.lone_byte(first))
      at += 1
    elsif width == 1
      out.push(__chr(first))
      at += 1
    else
      code = rest.reduce(first & (0x7F >> width)) { |held, byte| held * 64 + (byte & 63) }
      out.push(__chr(code))
      at += width
    end
  end
  __str_copy(__str_join("", out))
end
# The encodings of texts that have another one than usual.
ENCODINGS = __new_map()
class String
  def encoding = __map_find(ENCODINGS, __native_str(KERNEL.identity(self))) || Encoding::UTF_8
  def with_encoding(encoding)
    key = __native_str(KERNEL.identity(self))
    if encoding == Encoding::UTF_8
      __collection_take(ENCODINGS, key) if __map_has(ENCODINGS, key)
    else
      __map_put(ENCODINGS, key, encoding)
    end
    self
  end
  def force_encoding(name)
    KERNEL.check_frozen(self)
    encoding = Encoding.find(name)
    if encoding.is_wide? && !self.encoding.is_wide?
      __str_become(self, KERNEL.text_of_wide(bytes, encoding.name))
    elsif self.encoding.is_wide? && !encoding.is_wide?
      held = bytes
      with_encoding(encoding)
      __str_become(self, encoding.is_unicode? ? KERNEL.text_of_bytes(held) : KERNEL.binary_text(held))
    elsif !ascii_only?
      __str_become(self, encoding.is_unicode? ? KERNEL.text_of_bytes(bytes) : KERNEL.binary_text(bytes))
    end
    with_encoding(encoding)
  end
  def b = KERNEL.binary_text(bytes).with_encoding(Encoding::BINARY)
  def ascii_only? = chars.all? { |char| __ord(char) < 128 }
  def valid_encoding?
    case encoding.name
    when "UTF-8" then chars.none? { |char| KERNEL.is_lone(__ord(char)) }
    when "US-ASCII" then ascii_only?
    when "UTF-16LE", "UTF-16BE" then chars.none? { |char| KERNEL.is_lone(__ord(char)) }
    else true
    end
  end
  def scrub(by = nil)
    raise ArgumentError, "both of block and replacement given" if by && block_given?
    out = []
    list = chars
    at = 0
    while at < list.size
      stop = at + 1
      if KERNEL.is_lone(__ord(list[at]))
        # The beginning of a character that does not go on is one thing.
        width = KERNEL.width_of(__ord(list[at]) - LONE_BYTES)
        stop += 1 while stop < list.size && stop - at < width && KERNEL.goes_on(list[stop])
        out.push(block_given? ? yield(KERNEL.binary_text(list[at, stop - at].join.bytes)) : by || "\u{FFFD}")
      else
        out.push(list[at])
      end
      at = stop
    end
    out.join
  end
  def scrub!(by = nil, &block)
    made = scrub(by, &block)
    valid_encoding? ? self : replace(made)
  end
  def encode(to = nil, from = nil, invalid: nil, undef: nil, replace: nil, fallback: nil, xml: nil,
             universal_newline: nil, crlf_newline: nil)
    from = KERNEL.encoding_or_fail(from || encoding, from || encoding, to)
    to = KERNEL.encoding_or_fail(to || "UTF-8", from, to)
    text = self
    text = gsub("&", "&amp;").gsub("<", "&lt;").gsub(">", "&gt;") if xml
    text = "\"" + text.gsub("\"", "&quot;") + "\"" if xml == :attr
    text = gsub("\r\n", "\n") if universal_newline
    text = gsub("\n", "\r\n") if crlf_newline
    codes = KERNEL.codes_in(text, from, to, invalid, replace)
    if to.is_unicode? || to.is_wide?
      made = __str_copy(__str_join("", codes.map { |code| __chr(code) }))
    else
      most = to.name == "US-ASCII" || to.name == "ASCII-8BIT" ? 127 : 255
      parts = codes.map do |code|
        next KERNEL.lone_byte(code) if code <= most
        char = __chr(code)
        next fallback[char] if fallback
        next "&#x" + code.to_s(16).upcase + ";" if xml
        next replace || "?" if undef
        raise Encoding::UndefinedConversionError, "U+" + code.to_s(16).upcase.rjust(4, "0") + " from " + from.name +
          " to " + to.name
      end
      made = __str_copy(__str_join("", parts))
    end
    made.with_encoding(to)
  end
  def encode!(*given, **options) = replace(encode(*given, **options))
  def byteslice(place, count = nil)
    part = count ? bytes[place, count] : bytes[place]
    return nil unless part
    KERNEL.text_of_bytes(__kind(part) == "array" ? part : [part])
  end
  def getbyte(place) = bytes[KERNEL.int(place)]
  def setbyte(place, value)
    KERNEL.check_frozen(self)
    list = bytes
    place = KERNEL.int(place)
    KERNEL.int(value)
    raise IndexError, "index " + place.to_s + " out of string" if place >= list.size || place < -list.size
    list[place] = value & 255
    __str_become(self, KERNEL.text_of_bytes(list))
    value
  end
  def dump
    text = KERNEL.quoted(self)
    parts = text.chars.map do |char|
      code = __ord(char)
      next char if code < 128
      next "\\x" + (code - LONE_BYTES).to_s(16).upcase if KERNEL.is_lone(code)
      code < 0x10000 ? "\\u" + code.to_s(16).upcase.rjust(4, "0") : "\\u{" + code.to_s(16).upcase + "}"
    end
    parts.join.gsub(/\\u00([01][0-9A-F]|7F)/) { "\\x" + $1 }
  end
  def undump
    raise RuntimeError, "non-ASCII character detected" unless ascii_only?
    if __str_startswith(self, "\"") && __str_find(self, "\"", 1) < 0
      raise RuntimeError, "unterminated dumped string"
    end
    unless __str_startswith(self, "\"") && __str_endswith(self, "\"") && size > 1
      raise RuntimeError, "invalid dumped string; not wrapped with '\"' nor '\"...\".force_encoding(\"...\")' form"
    end
    escapes = { "n" => "\n", "t" => "\t", "r" => "\r", "e" => "\e", "a" => "\a", "b" => "\b", "v" => "\v",
                "f" => "\f" }
    self[1, size - 2].gsub(/\\(u\{\h+\}|u\h{4}|x\h\h|.)/) do
      body = $1
      case body[0]
      when "u" then __chr(body.delete("u{}").to_i(16))
      when "x" then KERNEL.lone_byte(body[1, 2].to_i(16))
      else escapes[body] || body
      end
    end
  end
end
def KERNEL.encoding_or_fail(name, from, to)
  Encoding.find(name)
rescue ArgumentError
  raise Encoding::ConverterNotFoundError, "code converter not found (" + from.to_s + " to " + (to || "UTF-8").to_s + ")"
end
# The code points of a text in an encoding.
def KERNEL.codes_in(text, from, to, invalid, replace)
  codes = []
  text.chars.each do |char|
    code = __ord(char)
    if !KERNEL.is_lone(code)
      codes.push(code)
    elsif from.name == "ISO-8859-1" || from.name == "Windows-1252"
      codes.push(code - LONE_BYTES)
    elsif invalid || from.name == "ASCII-8BIT" && replace
      (replace || (to.is_unicode? ? "\u{FFFD}" : "?")).chars.each { |one| codes.push(__ord(one)) }
    else
      byte = "\"\\x" + (code - LONE_BYTES).to_s(16).upcase + "\""
      if from.name == "UTF-8"
        raise Encoding::InvalidByteSequenceError, byte + " on UTF-8" if to.name != "UTF-8"
        codes.push(code)
      else
        raise Encoding::UndefinedConversionError, byte + " from " + from.name + " to " + to.name
      end
    end
  end
  codes
end
# A text in units of two bytes or four, the highest byte first unless its encoding says otherwise.
def KERNEL.wide_bytes(text, name)
  width = name.include?("32") ? 4 : 2
  units = text.chars.flat_map do |char|
    code = __ord(char)
    next [code] if width == 4 || code < 0x10000
    [0xD800 + ((code - 0x10000) >> 10), 0xDC00 + ((code - 0x10000) & 0x3FF)]
  end
  units = [0xFEFF, *units] unless name.end_with?("E") || units.empty?
  units.flat_map do |unit|
    part = Array.new(width) { |place| (unit >> (8 * place)) & 255 }
    name.end_with?("LE") ? part : part.reverse
  end
end
def KERNEL.text_of_wide(bytes, name)
  width = name.include?("32") ? 4 : 2
  # What is left of a unit is no character.
  units = bytes.each_slice(width).map do |part|
    next LONE_BYTES + 128 if part.size < width
    part = part.reverse if name.end_with?("LE")
    part.reduce(0) { |held, byte| held << 8 | byte }
  end
  out = []
  units.each do |unit|
    if width == 2 && unit >= 0xDC00 && unit < 0xE000 && out.size > 0 && out[-1] >= 0xD800 && out[-1] < 0xDC00
      out[-1] = 0x10000 + ((out[-1] - 0xD800) << 10) + (unit - 0xDC00)
    else
      out.push(unit)
    end
  end
  out.shift if out[0] == 0xFEFF && !name.end_with?("E")
  __str_copy(__str_join("", out.map { |code| __chr(code) }))
end
# Letters with the marks that belong to them.
def KERNEL.clusters(chars)
  out = []
  joins = false
  flags = 0
  chars.each do |char|
    code = __ord(char)
    is_mark = code >= 0x300 && code < 0x370 || code == 0x200D || code >= 0xFE00 && code < 0xFE10 ||
      code >= 0x1F3FB && code <= 0x1F3FF
    # Two letters of a flag are one, and so is a line break of two characters.
    is_flag = code >= 0x1F1E6 && code <= 0x1F1FF
    flags = is_flag ? flags + 1 : 0
    if out.size > 0 && (is_mark || joins || is_flag && flags % 2 == 0 || char == "\n" && out[-1] == "\r")
      out[-1] = out[-1] + char
    else
      out.push(char)
    end
    joins = code == 0x200D
  end
  out
end
ENCODING_LIST = []
class Encoding
  attr_reader :name
  def initialize(name, *others)
    @name = name
    @others = others
    ENCODING_LIST.push(self)
  end
  def names = [@name, *@others]
  def to_s = @name
  def inspect = "#<Encoding:" + @name + ">"
  def ==(other) = KERNEL.is_a(other, Encoding) && @name == other.name
  def is_unicode? = __str_startswith(@name, "UTF-8")
  # Units of two bytes or four.
  def is_wide? = __str_startswith(@name, "UTF-16") || __str_startswith(@name, "UTF-32")
  def ascii_compatible? = !__str_startswith(@name, "UTF-16") && !__str_startswith(@name, "UTF-32")
  def dummy? = false
  def self.default_external = Encoding::UTF_8
  def self.default_internal = nil
  def self.default_external=(encoding)
    encoding
  end
  def self.default_internal=(encoding)
    encoding
  end
  def self.list = ENCODING_LIST.dup
  def self.name_list = ENCODING_LIST.flat_map { |one| one.names }
  def self.compatible?(one, other) = one.encoding == other.encoding || other.ascii_only? ? one.encoding : nil
  def self.find(name)
    return name if KERNEL.is_a(name, Encoding)
    found = ENCODING_LIST.find { |one| one.names.any? { |own| own.casecmp?(name.to_s) } }
    raise ArgumentError, "unknown encoding name - " + name.to_s unless found
    found
  end
  class CompatibilityError < EncodingError
  end
  class UndefinedConversionError < EncodingError
  end
  class InvalidByteSequenceError < EncodingError
  end
  class ConverterNotFoundError < EncodingError
  end
end
Encoding::UTF_8 = Encoding.new("UTF-8", "CP65001", "locale", "external", "filesystem")
Encoding::ASCII_8BIT = Encoding.new("ASCII-8BIT", "BINARY")
Encoding::US_ASCII = Encoding.new("US-ASCII", "ASCII", "ANSI_X3.4-1968", "646")
Encoding::ISO_8859_1 = Encoding.new("ISO-8859-1", "ISO8859-1")
Encoding::ISO_8859_15 = Encoding.new("ISO-8859-15")
Encoding::WINDOWS_1252 = Encoding.new("Windows-1252", "CP1252")
Encoding::UTF_16LE = Encoding.new("UTF-16LE")
Encoding::UTF_16BE = Encoding.new("UTF-16BE", "UCS-2BE")
Encoding::UTF_16 = Encoding.new("UTF-16")
Encoding::UTF_32LE = Encoding.new("UTF-32LE")
Encoding::UTF_32BE = Encoding.new("UTF-32BE")
Encoding::UTF_32 = Encoding.new("UTF-32")
Encoding::SHIFT_JIS = Encoding.new("Shift_JIS")
Encoding::EUC_JP = Encoding.new("EUC-JP", "eucJP")
Encoding::BINARY = Encoding::ASCII_8BIT
Encoding::ASCII = Encoding::US_ASCII
Encoding::ISO8859_1 = Encoding::ISO_8859_1
