# Strings, and formats.

class String
  include Comparable
  def class = String
  def to_s = self
  def to_str = self
  def inspect = __str_replace(__str_replace(__native_repr(self), "\\u001b", "\\e"), "#" + "{", "\\#" + "{")
  def dump = inspect
  # A symbol keeps a text of its own, which nobody can change.
  def to_sym
    name = __str_copy(self)
    __symbol(name, name)
  end
  def intern = to_sym
  def ==(other) = __same(self, other) || (__kind(other) == "string" && KERNEL.operated("==", self, other))
  def ===(other) = self == other
  def eql?(other) = self == other
  def <=>(other)
    return nil unless __kind(other) == "string"
    self < other ? -1 : (self > other ? 1 : 0)
  end
  def length = __len(self)
  def size = __len(self)
  def bytesize = __len(__str_encode(self))
  def empty? = __len(self) == 0
  def %(given) = KERNEL.format(self, __kind(given) == "array" ? given : [given])
  def upcase = __str_upper(self)
  def downcase = __str_lower(self)
  def capitalize = __str_capitalize(self)
  def swapcase = __str_swapcase(self)
  def strip = __str_copy(__str_strip(self))
  def lstrip = __str_copy(__str_lstrip(self))
  def rstrip = __str_copy(__str_rstrip(self))
  def chomp(tail = nil)
    return __str_copy(__str_removesuffix(self, tail)) if tail
    return self[0, size - 2] if __str_endswith(self, "\r\n")
    __str_copy(__str_removesuffix(__str_removesuffix(self, "\n"), "\r"))
  end
  def chop = self[0, size - 1]
  def chr = self[0, 1]
  def reverse = chars.reverse.join
  def chars
    list = []
    at = 0
    while at < __len(self)
      list.push(__index(self, at))
      at += 1
    end
    list
  end
  def bytes = chars.flat_map { |char| KERNEL.bytes_of(char.ord) }
  def codepoints = chars.map { |char| char.ord }
  def casecmp(other) = __kind(other) == "string" ? downcase <=> other.downcase : nil
  def casecmp?(other) = __kind(other) == "string" ? downcase == other.downcase : nil
  def oct = __str_startswith(self, "0x") ? to_i(16) : (__str_startswith(self, "0b") ? to_i(2) : to_i(8))
  def lines(chomp: false)
    list = []
    from = 0
    while from < size
      stop = __str_find(self, "\n", from)
      stop = stop < 0 ? size : stop + 1
      line = self[from, stop - from]
      list.push(chomp ? line.chomp : line)
      from = stop
    end
    list
  end
  def each_line(chomp: false, &block)
    list = lines(chomp: chomp)
    return list.each unless block
    list.each(&block)
    self
  end
  def ord
    raise ArgumentError, "empty string" if __len(self) == 0
    __ord(__index(self, 0))
  end
  def hex = downcase.delete_prefix("0x").to_i(16)
  def include?(other) = __str_find(self, other) >= 0
  def end_with?(*given) = given.any? { |one| __str_endswith(self, one) }
  def delete_prefix(other) = __str_copy(__str_removeprefix(self, other))
  def delete_suffix(other) = __str_copy(__str_removesuffix(self, other))
  def rindex(other)
    place = __str_rfind(self, other)
    place < 0 ? nil : place
  end
  def count(set) = chars.count { |char| KERNEL.in_set(char, set) }
  def delete(set) = chars.reject { |char| KERNEL.in_set(char, set) }.join
  def squeeze(set = nil)
    out = __str_copy("")
    last = nil
    chars.each do |char|
      out += char unless char == last && (set == nil || KERNEL.in_set(char, set))
      last = char
    end
    out
  end
  def tr(from, to)
    to = KERNEL.expanded(to)
    if __str_startswith(from, "^") && from.size > 1
      return chars.map { |char| KERNEL.in_set(char, from) ? (to.empty? ? "" : to[-1, 1]) : char }.join
    end
    from = KERNEL.expanded(from)
    chars.map { |char|
      place = from.index(char)
      place ? (to.empty? ? "" : (place < to.size ? to[place, 1] : to[-1, 1])) : char
    }.join
  end
  def +(other) = KERNEL.joined(self, other)
  def *(count)
    list = []
    at = 0
    while at < count
      list.push(self)
      at += 1
    end
    list.join
  end
  def split(by = nil, limit = 0)
    return KERNEL.split_at_most(self, by, limit) if limit > 0
    list = KERNEL.is_a(by, Regexp) ? split_by(by) : by == nil || by == " " ? KERNEL.own_parts(self, __list_of(__str_split(self))) : (by == "" ? chars : KERNEL.own_parts(self, __list_of(__str_split(self, by))))
    list.pop while limit == 0 && list.size > 0 && list[list.size - 1] == ""
    list
  end
  def rpartition(by) = __list_of(__str_rpartition(self, by))
  def ljust(width, by = " ") = self + KERNEL.padding(width - size, by)
  def rjust(width, by = " ") = KERNEL.padding(width - size, by) + self
  def center(width, by = " ")
    rest = width - size
    rest <= 0 ? __str_copy(self) : KERNEL.padding(rest / 2, by) + self + KERNEL.padding(rest - rest / 2, by)
  end
  def to_i(radix = 10)
    value = 0
    text = strip.downcase
    sign = 1
    if __str_startswith(text, "-")
      sign = -1
      text = text[1, text.size]
    end
    at = 0
    while at < text.size
      digit = "0123456789abcdefghijklmnopqrstuvwxyz".index(text[at, 1])
      if text[at, 1] != "_"
        break if digit == nil || digit >= radix
        value = value * radix + digit
      end
      at += 1
    end
    sign * value
  end
  def to_f
    value = __text_to_number(self)
    return __number_float(value) if value == value
    found = match(/\A\s*[-+]?\d[\d_]*(\.\d+)?([eE][-+]?\d+)?/)
    found ? __number_float(__text_to_number(found[0].delete("_"))) : 0.0
  end
  def [](place, count = nil)
    size = __len(self)
    if __kind(place) == "object" && KERNEL.is_a(place, Range)
      first, count = KERNEL.span(place, size)
      place = first
    end
    return include?(place) ? place : nil if __kind(place) == "string"
    if __kind(place) == "object"
      found = place.match(self)
      return found ? found[count || 0] : nil
    end
    place += size if place < 0
    return nil if place < 0 || place > size
    if count == nil
      return place < size ? __index(self, place) : nil
    end
    parts = chars
    __str_copy(__str_join("", __list_part(parts, place, place + count > size ? size : place + count)))
  end
  def slice(place, count = nil) = self[place, count]
  def upto(last)
    return KERNEL.enumerator(self, :upto, [last]) unless block_given?
    at = self
    while at.size <= last.size
      yield at
      break if at == last
      at = at.succ
    end
    self
  end
  def hash = self
  def encoding = "UTF-8"
  def sum = bytes.sum
  def unpack1(form) = nil
end
# A text that was not split is the text itself, but who splits gets another.
def KERNEL.own_parts(text, list) = list.size == 1 ? [__str_copy(list[0])] : list
# At most so many parts: the last is what is left.
def KERNEL.split_at_most(text, by, limit)
  list = []
  rest = by == nil || by == " " ? text.lstrip : text
  pattern = by == nil || by == " " ? Regexp.new("\\s+") : KERNEL.pattern_of(by)
  while list.size + 1 < limit
    found = pattern.find_from(rest, 0)
    break unless found
    list.push(found.pre_match)
    rest = found.post_match
  end
  list.push(rest)
end
def KERNEL.joined(left, right)
  raise TypeError, "no implicit conversion of " + (right == nil ? "nil" : right.class.name) + " into String" unless __kind(right) == "string"
  __text_join(left, right)
end
# A character's bytes in UTF-8.
def KERNEL.bytes_of(code)
  return [code] if code < 0x80
  return [0xC0 + code / 64, 0x80 + code % 64] if code < 0x800
  return [0xE0 + code / 4096, 0x80 + code / 64 % 64, 0x80 + code % 64] if code < 0x10000
  [0xF0 + code / 262144, 0x80 + code / 4096 % 64, 0x80 + code / 64 % 64, 0x80 + code % 64]
end
def KERNEL.padding(width, by) = width <= 0 ? __str_copy("") : (by * (width / by.size + 1))[0, width]
def KERNEL.expanded(set)
  out = ""
  at = 0
  while at < set.size
    if at + 2 < set.size && set[at + 1, 1] == "-"
      code = set[at, 1].ord
      while code <= set[at + 2, 1].ord
        out += __chr(code)
        code += 1
      end
      at += 3
    else
      out += set[at, 1]
      at += 1
    end
  end
  out
end
def KERNEL.in_set(char, set) = __str_startswith(set, "^") && set.size > 1 ? !KERNEL.expanded(set[1, set.size]).include?(char) : KERNEL.expanded(set).include?(char)

def KERNEL.format(text, given)
  out = []
  at = 0
  next_one = 0
  while at < __len(text)
    char = __index(text, at)
    at += 1
    if char != "%"
      out.push(char)
    else
      flags = ""
      while at < __len(text) && "-+ 0#".include?(__index(text, at))
        flags += __index(text, at)
        at += 1
      end
      width = ""
      name = nil
      if at < __len(text) && (__index(text, at) == "<" || __index(text, at) == "{")
        stop = text.index(__index(text, at) == "<" ? ">" : "}", at)
        name = text[at + 1, stop - at - 1]
        is_plain = __index(text, at) == "{"
        at = stop + 1
      end
      if at < __len(text) && __index(text, at) == "*"
        width = given[next_one].to_s
        if __str_startswith(width, "-")
          flags += "-"
          width = width.delete("-")
        end
        next_one += 1
        at += 1
      end
      while at < __len(text) && "0123456789".include?(__index(text, at))
        width += __index(text, at)
        at += 1
      end
      places = nil
      if at < __len(text) && __index(text, at) == "."
        at += 1
        places = ""
        while at < __len(text) && "0123456789".include?(__index(text, at))
          places += __index(text, at)
          at += 1
        end
      end
      kind = name && is_plain ? "s" : __index(text, at)
      at += 1 unless name && is_plain
      if kind == "%"
        out.push("%")
      else
        value = name ? given[0][name.to_sym] : given[next_one]
        next_one += 1
        out.push(KERNEL.formatted(kind, flags, width == "" ? 0 : width.to_i, places ? places.to_i : nil, value))
      end
    end
  end
  __str_join("", out)
end
def KERNEL.formatted(kind, flags, width, places, value)
  case kind
  when "d", "i", "u" then body = value.to_f.floor.to_s if KERNEL.is_a(value, Float)
    body = value.to_i.to_s unless KERNEL.is_a(value, Float)
  when "f" then body = __native_format(value.to_f, "." + (places || 6).to_s + "f")
  when "e" then body = __native_format(value.to_f, "." + (places || 6).to_s + "e")
  when "g" then body = __native_format(value.to_f, "g")
  when "x" then body = value.to_s(16)
  when "X" then body = value.to_s(16).upcase
  when "o" then body = value.to_s(8)
  when "b" then body = value.to_s(2)
  when "c" then body = __kind(value) == "number" ? value.chr : value
  when "p" then body = value.inspect
  else body = value.to_s
    body = body[0, places] if places
  end
  if flags.include?("#")
    mark = { "x" => "0x", "X" => "0X", "o" => "0", "b" => "0b" }[kind]
    body = __str_startswith(body, "-") ? "-" + mark + body[1, body.size] : mark + body if mark
  end
  body = body.rjust(places, "0") if places && "di".include?(kind)
  is_number = "diufegxXob".include?(kind)
  body = "+" + body if is_number && flags.include?("+") && !__str_startswith(body, "-")
  body = " " + body if is_number && flags.include?(" ") && !__str_startswith(body, "-")
  return body.ljust(width) if flags.include?("-")
  if flags.include?("0") && is_number
    sign = __str_startswith(body, "-") || __str_startswith(body, "+") ? body[0, 1] : ""
    return sign + body[sign.size, body.size].rjust(width - sign.size, "0")
  end
  body.rjust(width)
end
__native_class("text", __field(String, "prototype"))

