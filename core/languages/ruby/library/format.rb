# `format`, and texts of bytes: `pack` and `unpack`.

def KERNEL.format(text, given)
  out = []
  at = 0
  next_one = 0
  size = __len(text)
  take = -> {
    raise ArgumentError, "too few arguments" if next_one >= given.size
    next_one += 1
    given[next_one - 1]
  }
  while at < size
    stop = __str_find(text, "%", at)
    stop = size if stop < 0
    out.push(__list_part(text, at, stop)) if stop > at
    at = stop + 1
    break if at > size
    raise ArgumentError, "incomplete format specifier; use %% (double %) instead" if at == size
    flags = ""
    width = nil
    places = nil
    value = nil
    has_value = false
    kind = nil
    while __same(kind, nil)
      raise ArgumentError, "malformed format string - %" + flags if at >= size
      char = __index(text, at)
      at += 1
      if char == "-" || char == "+" || char == " " || char == "0" || char == "#"
        flags += char
      elsif char == "<" || char == "{"
        stop = __str_find(text, char == "<" ? ">" : "}", at)
        key = __list_part(text, at, stop).to_sym
        at = stop + 1
        raise ArgumentError, "one hash required" unless KERNEL.is_a(given[0], Hash)
        value = given[0].fetch(key) do
          raise KeyError, "key" + char + key.to_s + (char == "<" ? ">" : "}") + " not found"
        end
        has_value = true
        kind = "s" if char == "{"
      elsif char == "*"
        width = take.call
        if width < 0
          flags += "-"
          width = -width
        end
      elsif char >= "1" && char <= "9"
        number = char
        while at < size && __str_isdigit(__index(text, at))
          number += __index(text, at)
          at += 1
        end
        if at < size && __index(text, at) == "$"
          value = given[number.to_i - 1]
          has_value = true
          at += 1
        else
          width = number.to_i
        end
      elsif char == "."
        number = ""
        if at < size && __index(text, at) == "*"
          number = take.call.to_s
          at += 1
        end
        while at < size && __str_isdigit(__index(text, at))
          number += __index(text, at)
          at += 1
        end
        places = number.to_i
      else
        kind = char
      end
    end
    if kind == "%"
      out.push("%")
    elsif kind == "\n" || kind == "\0"
      out.push("%" + kind)
    else
      value = take.call unless has_value
      out.push(KERNEL.formatted(kind, flags, width || 0, places, value))
    end
  end
  __str_copy(__str_join("", out))
end
def KERNEL.formatted(kind, flags, width, places, value)
  sign = ""
  mark = ""
  case kind
  when "d", "i", "u"
    number = KERNEL.format_integer(value)
    body = number.abs.to_s
    sign = "-" if number < 0
  when "f", "e", "E", "g", "G", "a", "A"
    number = KERNEL.is_a(value, Rational) && kind == "f" ? value : Float(value)
    return KERNEL.filled_out(KERNEL.format_special(number, flags), "", flags.delete("0"), width) unless number.finite?
    is_below = number < 0 || KERNEL.is_float(number) && number == 0 && 1 / number < 0
    sign = "-" if is_below
    body = KERNEL.format_float(kind, flags, places, number.abs)
  when "x", "X", "o", "b", "B"
    number = KERNEL.format_integer(value)
    radix = { "x" => 16, "o" => 8, "b" => 2 }[kind.downcase]
    if number < 0 && !flags.include?("+") && !flags.include?(" ")
      body = ".." + KERNEL.two_complement(number, radix)
    else
      body = number.abs.to_s(radix)
      sign = "-" if number < 0
    end
    mark = { "x" => "0x", "X" => "0X", "o" => "0", "b" => "0b", "B" => "0B" }[kind] if flags.include?("#") &&
      number != 0
    body = body.upcase if kind == "X"
  when "c"
    return KERNEL.filled_out(KERNEL.is_integer(value) ? KERNEL.char_of(value) : KERNEL.first_char(value), "", flags.delete("0"), width)
  when "s", "p"
    body = kind == "p" ? value.inspect : value.to_s
    body = body[0, places] if places
    return KERNEL.filled_out(body, "", flags.delete("0"), width)
  else
    raise ArgumentError, "malformed format string - %" + kind
  end
  if sign == ""
    sign = "+" if flags.include?("+")
    sign = " " if sign == "" && flags.include?(" ")
  end
  if places && "diuxXobB".include?(kind)
    body = body.rjust(places, "0")
    flags = flags.delete("0")
  end
  KERNEL.filled_out(body, sign + mark, flags, width)
end
def KERNEL.filled_out(body, front, flags, width)
  return (front + body).ljust(width) if flags.include?("-")
  return front + body.rjust(width - front.size, "0") if flags.include?("0")
  (front + body).rjust(width)
end
def KERNEL.format_special(number, flags)
  text = number.nan? ? "NaN" : (number < 0 ? "-Inf" : "Inf")
  flags.include?("+") && !__str_startswith(text, "-") ? "+" + text : text
end
def KERNEL.format_integer(value)
  return value if KERNEL.is_integer(value)
  return value.floor if KERNEL.is_float(value) || KERNEL.is_a(value, Rational)
  return Integer(value) if __kind(value) == "string"
  raise TypeError, "can't convert nil into Integer" if __same(value, nil)
  return value.to_i if value.respond_to?(:to_i)
  raise TypeError, "can't convert " + value.class.name + " into Integer"
end
def KERNEL.format_float(kind, flags, places, number)
  if kind == "f" && KERNEL.is_a(number, Rational)
    digits = (number * 10 ** (places || 6)).round.to_s.rjust((places || 6) + 1, "0")
    return places == 0 ? digits : digits[0, digits.size - (places || 6)] + "." + digits[digits.size - (places || 6),
      digits.size]
  end
  return KERNEL.tie_to_even(number, places || 6) if kind == "f" && KERNEL.is_tie(number, places || 6)
  return __native_format(number, "." + (places || 6).to_s + kind) if kind == "f" || kind == "e" || kind == "E"
  if kind == "g" || kind == "G"
    form = (flags.include?("#") ? "#" : "") + "." + (places || 6).to_s + kind
    return __native_format(number, form)
  end
  text = __float_hex(number).sub(/\.?0+p/, "p")
  kind == "A" ? text.upcase : text
end
# Whether the shortest text of a number ends in the half of a last place: such go to the even one.
def KERNEL.is_tie(number, places)
  text = __native_str(number)
  return false if __str_find(text, "e") >= 0 || !__str_endswith(text, "5")
  __len(text) - __str_find(text, ".") - 1 == places + 1
end
def KERNEL.tie_to_even(number, places)
  text = __native_str(number)
  digits = __str_replace(__list_part(text, 0, __len(text) - 1), ".", "")
  value = digits.to_i
  value += 1 if value % 2 == 1
  made = value.to_s.rjust(places + 1, "0")
  return made if places == 0
  made[0, made.size - places] + "." + made[made.size - places, places]
end
# Digits of a negative number as if they went on to the left for ever; only the first of those is written.
def KERNEL.two_complement(number, radix)
  top = radix == 16 ? "f" : (radix == 8 ? "7" : "1")
  width = 1
  width += 1 while radix ** width < -number * 2
  text = (radix ** width + number).to_s(radix).rjust(width, top)
  text = text[1, text.size] while text.size > 1 && text[0] == top && text[1] == top
  text[0] == top ? text : top + text
end
def KERNEL.first_char(value)
  raise ArgumentError, "%c requires a character" unless value.to_s.size == 1
  value.to_s
end
def KERNEL.pack_parts(form)
  form.scan(/([a-zA-Z])([<>!_]*)(\*|\d+)?/).map { |kind, how, count| [kind, how, count] }
end
PACK_SIZES = { "C" => 1, "c" => 1, "S" => 2, "s" => 2, "n" => 2, "v" => 2, "L" => 4, "l" => 4, "N" => 4, "V" => 4,
               "Q" => 8, "q" => 8 }
def KERNEL.pack(list, form)
  out = []
  at = 0
  KERNEL.pack_parts(form).each do |kind, how, count|
    if kind == "a" || kind == "A"
      text = list[at].to_s
      at += 1
      width = count == "*" ? text.size : (count || "1").to_i
      out.push(text[0, width].ljust(width, kind == "A" ? " " : "\0"))
    elsif kind == "x"
      out.push("\0" * (count || "1").to_i)
    elsif kind == "U"
      (count == "*" ? list.size - at : (count || "1").to_i).times { out.push(KERNEL.char_of(list[at])); at += 1 }
    elsif kind == "m"
      text = KERNEL.base64(list[at].bytes)
      at += 1
      out.push(count == "0" ? text : text.scan(/.{1,60}/).map { |line| line + "\n" }.join)
    elsif kind == "B" || kind == "b"
      digits = list[at]
      at += 1
      out.push(digits.scan(/.{1,8}/).map { |part| (kind == "b" ? part.reverse.rjust(8, "0") : part.ljust(8,
        "0")).to_i(2).chr }.join)
    elsif kind == "H"
      out.push(list[at].scan(/..?/).map { |part| part.ljust(2, "0").to_i(16).chr }.join)
      at += 1
    else
      size = PACK_SIZES[kind]
      is_big = kind == "n" || kind == "N" || how.include?(">")
      (count == "*" ? list.size - at : (count || "1").to_i).times do
        places = Array.new(size) { |place| (list[at] >> (8 * place)) & 255 }
        places.reverse! if is_big
        out.push(places.map { |byte| byte.chr }.join)
        at += 1
      end
    end
  end
  text = out.join
  KERNEL.is_text_form(form) ? text : text.with_encoding(Encoding::BINARY)
end
def KERNEL.is_text_form(form) = __str_startswith(form, "U") || __str_startswith(form, "m") || __str_startswith(form, "M")
def KERNEL.unpack(text, form)
  bytes = text.bytes
  at = 0
  out = []
  KERNEL.pack_parts(form).each do |kind, how, count|
    rest = bytes.size - at
    if kind == "a" || kind == "A"
      width = count == "*" ? rest : (count || "1").to_i
      part = KERNEL.text_of_bytes(bytes[at, width] || [])
      out.push(kind == "A" ? part.rstrip : part)
      at += width
    elsif kind == "x"
      at += (count || "1").to_i
    elsif kind == "U"
      codes = KERNEL.text_of_bytes(bytes.drop(at)).codepoints
      out.concat(count == "*" ? codes : codes.take((count || "1").to_i))
      at = bytes.size
    elsif kind == "m"
      out.push(KERNEL.text_of_bytes(KERNEL.base64_bytes(text)))
      at = bytes.size
    elsif kind == "B" || kind == "b"
      digits = bytes.drop(at).map { |byte| byte.to_s(2).rjust(8, "0") }
      digits = digits.map { |part| part.reverse } if kind == "b"
      out.push(count == "*" ? digits.join : digits.join[0, (count || "1").to_i])
      at = bytes.size
    elsif kind == "H"
      digits = bytes.drop(at).map { |byte| byte.to_s(16).rjust(2, "0") }.join
      out.push(count == "*" ? digits : digits[0, (count || "1").to_i])
      at = bytes.size
    else
      size = PACK_SIZES[kind]
      is_big = kind == "n" || kind == "N" || how.include?(">")
      (count == "*" ? rest / size : (count || "1").to_i).times do
        part = bytes[at, size] || []
        at += size
        part = part.reverse unless is_big
        value = part.size < size ? nil : part.reduce(0) { |sum, byte| sum * 256 + byte }
        value -= 256 ** size if value && "cslq".include?(kind) && value >= 256 ** size / 2
        out.push(value)
      end
    end
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
  def self.strict_decode64(text) = text.unpack1("m")
  def self.urlsafe_decode64(text) = text.unpack1("m")
end
