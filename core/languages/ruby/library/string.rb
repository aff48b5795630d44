# Strings: what reads them. What the machine gives back may be the text that it was given, so that is copied.

class String
  include Comparable
  def class = __field(self, "@class")
  def to_s = __same(__parent(self), STRING_PROTOTYPE) ? self : __str_copy(self)
  def to_str = to_s
  def inspect = KERNEL.quoted(self)
  def dump = inspect
  # A symbol keeps a text of its own, which nobody can change.
  def to_sym
    name = __str_copy(self)
    __symbol(name, name)
  end
  def intern = to_sym
  def ==(other)
    return true if __same(self, other)
    return __bits("==", __unwrap(self), __unwrap(other)) if __kind(other) == "string"
    __kind(other) == "object" && other.respond_to?(:to_str) ? !!(other == self) : false
  end
  def ===(other) = self == other
  def eql?(other) = __kind(other) == "string" && self == other
  def equal?(other) = __same(self, other)
  def <=>(other)
    unless __kind(other) == "string"
      return nil unless __kind(other) == "object"
      unless other.respond_to?(:to_str)
        order = other <=> self
        return __same(order, nil) ? nil : -order
      end
      other = KERNEL.text_of(other)
    end
    one = __unwrap(self)
    other = __unwrap(other)
    one < other ? -1 : (one > other ? 1 : 0)
  end
  def length = __len(self)
  def size = __len(self)
  def bytesize = KERNEL.bytes_of_text(self).size
  def empty? = __len(self) == 0
  def %(given)
    made = __kind(given) == "object" && given.respond_to?(:to_ary) ? given.to_ary : given
    KERNEL.format(self, __kind(made) == "array" ? made : [given])
  end
  def upcase(*how) = how.size == 0 ? __str_upper(self) : KERNEL.cased(self, how) { |text| __str_upper(text) }
  def downcase(*how)
    return __str_isascii(self) ? __str_lower(self) : KERNEL.lowered(self) if how.size == 0
    return __str_casefold(self) if how == [:fold]
    KERNEL.cased(self, how) { |text| __str_lower(text) }
  end
  def capitalize(*how) = how.size == 0 ? __str_capitalize(self) : KERNEL.cased(self, how) { |text| __str_capitalize(text) }
  def swapcase(*how) = how.size == 0 ? __str_swapcase(self) : KERNEL.cased(self, how) { |text| __str_swapcase(text) }
  def strip = __str_copy(__str_strip(self, " \t\n\v\f\r\0"))
  def lstrip = __str_copy(__str_lstrip(self, " \t\n\v\f\r\0"))
  def rstrip = __str_copy(__str_rstrip(self, " \t\n\v\f\r\0"))
  def chomp(*given)
    KERNEL.at_most(given, 1)
    tail = given[0]
    return __str_copy(self) if given.size > 0 && __same(tail, nil)
    tail = KERNEL.text_of(tail) if given.size > 0
    if tail == ""
      at = size
      while at > 0 && __index(self, at - 1) == "\n"
        at -= at > 1 && __index(self, at - 2) == "\r" ? 2 : 1
      end
      return self[0, at]
    end
    return __str_copy(__str_removesuffix(self, tail)) if tail && tail != "\n"
    return self[0, size - 2] if __str_endswith(self, "\r\n")
    return self[0, size - 1] if __str_endswith(self, "\n") || __str_endswith(self, "\r")
    __str_copy(self)
  end
  def chop = __str_endswith(self, "\r\n") ? self[0, size - 2] : (size == 0 ? __str_copy("") : self[0, size - 1])
  def chr = self[0, 1]
  def reverse
    list = chars
    __list_reverse(list)
    __str_copy(__str_join("", list))
  end
  def chars
    return each_char { |char| yield(char) } if block_given?
    list = []
    at = 0
    while at < __len(self)
      __list_append(list, __index(self, at))
      at += 1
    end
    list
  end
  def bytes(&block) = block ? each_byte(&block) : KERNEL.bytes_of_text(self)
  def codepoints(&block) = block ? each_codepoint(&block) : chars.map { |char| char.ord }
  def each_codepoint(&block)
    return KERNEL.enumerator(self, :each_codepoint) unless block
    codepoints.each(&block)
    self
  end
  # The first compares ASCII's letters alone without their case.
  def casecmp(other)
    return nil unless __kind(other) == "string"
    return downcase <=> other.downcase if __str_isascii(self) && __str_isascii(other)
    downcase(:ascii) <=> other.downcase(:ascii)
  end
  def casecmp?(other) = __kind(other) == "string" ? downcase(:fold) == other.downcase(:fold) : nil
  def oct
    return to_i(16) if __str_startswith(self, "0x")
    return to_i(2) if __str_startswith(self, "0b")
    to_i(8)
  end
  def lines(by = "\n", chomp: false)
    return each_line(by, chomp: chomp) { |line| yield(line) } if block_given?
    return [] if size == 0
    return [__str_copy(self)] if __same(by, nil)
    by = KERNEL.text_of(by)
    return KERNEL.paragraphs(self, chomp) if by == ""
    list = []
    from = 0
    while from < size
      stop = __str_find(self, by, from)
      stop = stop < 0 ? size : stop + by.size
      line = self[from, stop - from]
      list.push(chomp ? line.chomp(by) : line)
      from = stop
    end
    list
  end
  def each_line(*by, chomp: false, &block)
    return KERNEL.enumerator(self, :each_line, chomp ? KERNEL.given(*by, chomp: true) : by) unless block
    lines(*by, chomp: chomp).each(&block)
    self
  end
  def ord
    raise ArgumentError, "empty string" if __len(self) == 0
    __ord(__index(self, 0))
  end
  def hex = to_i(16)
  def include?(other)
    __str_find(self, KERNEL.text_of(other)) >= 0
  end
  def end_with?(*given) = given.any? { |one| __str_endswith(self, KERNEL.text_of(one)) }
  def delete_prefix(other) = __str_copy(__str_removeprefix(self, KERNEL.text_of(other)))
  def delete_suffix(other) = __str_copy(__str_removesuffix(self, KERNEL.text_of(other)))
  def count(*sets)
    raise ArgumentError, "wrong number of arguments (given 0, expected 1+)" if sets.size == 0
    sets = sets.map { |set| KERNEL.char_set(set) }
    chars.count { |char| KERNEL.in_sets(char, sets) }
  end
  def delete(*sets)
    return __str_copy("") if size == 0
    raise ArgumentError, "wrong number of arguments (given 0, expected 1+)" if sets.size == 0
    sets = sets.map { |set| KERNEL.char_set(set) }
    __str_join("", chars.reject { |char| KERNEL.in_sets(char, sets) })
  end
  def squeeze(*sets)
    sets = sets.map { |set| KERNEL.char_set(set) }
    out = []
    last = nil
    chars.each do |char|
      out.push(char) unless char == last && (sets.empty? || KERNEL.in_sets(char, sets))
      last = char
    end
    __str_join("", out)
  end
  def tr(from, to)
    from = KERNEL.text_of(from)
    to = KERNEL.expanded(KERNEL.text_of(to))
    last = to.size > 0 ? to[to.size - 1] : ""
    if __str_startswith(from, "^") && from.size > 1
      set = KERNEL.char_set(from)
      return __str_join("", chars.map { |char| KERNEL.in_sets(char, [set]) ? last : char })
    end
    from = KERNEL.expanded(from)
    __str_join("", chars.map { |char|
      place = from.index(char)
      place ? (place < to.size ? to[place] : last) : char
    })
  end
  def +(other) = KERNEL.joined(self, other)
  def *(count)
    count = KERNEL.int(count)
    raise ArgumentError, "negative argument" if count < 0
    raise ArgumentError, "argument too big" if count * size >= 1 << 60
    list = []
    at = 0
    while at < count
      __list_append(list, self)
      at += 1
    end
    __str_copy(__str_join("", list))
  end
  def split(by = nil, limit = 0)
    unless __same(by, nil) || __kind(by) == "string" || KERNEL.is_a(by, Regexp)
      unless __kind(by) == "object" && by.respond_to?(:to_str)
        raise TypeError, "wrong argument type " + KERNEL.conversion(by) + " (expected Regexp)"
      end
      by = by.to_str
    end
    return [] if size == 0 && !block_given?
    by = __field(GLOBALS, "$;") if __same(by, nil)
    limit = KERNEL.int(limit)
    return KERNEL.quietly { KERNEL.split_at_most(self, by, limit) } if limit > 0
    if KERNEL.is_a(by, Regexp)
      list = split_by(by)
      KERNEL.note_match(nil)
    elsif __same(by, nil) || by == " "
      # Where the machine would part at another space than ASCII's, a pattern does not.
      list = __str_isascii(self) ? KERNEL.own_parts(self, __list_of(__str_split(self))) : lstrip.split_by(/[ \t\n\v\f\r]+/)
      KERNEL.note_match(nil) unless __str_isascii(self)
      list.push("") if limit < 0 && size > 0 && self[size - 1].strip == ""
    else
      list = by == "" ? chars : KERNEL.own_parts(self, __list_of(__str_split(self, by)))
    end
    # Where nothing parts the characters, there is nothing behind the last of them, too.
    list.push("") if limit < 0 && list.size == size && (by == "" || KERNEL.is_a(by, Regexp) && by.source == "")
    list.pop while limit == 0 && list.size > 0 && list[list.size - 1] == ""
    list.each { |part| yield(part) } if block_given?
    block_given? ? self : list
  end
  def ljust(width, by = " ")
    return __str_copy(__str_ljust(self, width, by)) if KERNEL.pads_natively(width, by)
    self + KERNEL.padding(KERNEL.int(width) - size, by)
  end
  def rjust(width, by = " ")
    return __str_copy(__str_rjust(self, width, by)) if KERNEL.pads_natively(width, by)
    KERNEL.padding(KERNEL.int(width) - size, by) + self
  end
  def center(width, by = " ")
    rest = KERNEL.int(width) - size
    KERNEL.padding(0, by)
    rest <= 0 ? __str_copy(self) : KERNEL.padding(rest / 2, by) + self + KERNEL.padding(rest - rest / 2, by)
  end
  def to_i(radix = 10)
    # Digits alone, as most are.
    return __text_to_number(self) if __same(radix, 10) && __len(self) < 16 && __str_isascii(self) && __str_isdigit(self)
    radix = KERNEL.int(radix)
    raise ArgumentError, "invalid radix " + radix.to_s if radix < 0 || radix == 1 || radix > 36
    text = __str_lower(__str_strip(self))
    at = 0
    sign = 1
    if __len(text) > 0 && (__index(text, 0) == "-" || __index(text, 0) == "+")
      sign = -1 if __index(text, 0) == "-"
      at = 1
    end
    mark = __list_part(text, at, at + 2)
    radix = { "0x" => 16, "0b" => 2, "0o" => 8 }[mark] || (__str_startswith(mark, "0") ? 8 : 10) if radix == 0
    at += 2 if (mark == "0x" && radix == 16) || (mark == "0b" && radix == 2) || (mark == "0o" && radix == 8)
    digits = []
    while at < __len(text)
      char = __index(text, at)
      digit = __str_find("0123456789abcdefghijklmnopqrstuvwxyz", char)
      if char == "_"
        break if digits.size == 0 || (at > 0 && __index(text, at - 1) == "_")
      else
        break if digit < 0 || digit >= radix
        digits.push(digit)
      end
      at += 1
    end
    value = 0
    digits.each { |digit| value = value * radix + digit }
    sign * value
  end
  def to_f
    found = KERNEL.quietly { KERNEL.float_start(self) }
    found == "" ? 0.0 : __number_float(__text_to_number(found))
  end
  def to_r = KERNEL.quietly { KERNEL.rational_of_text(self) }
  def to_c = KERNEL.quietly { KERNEL.complex_of_text(self) } || Complex(to_f == to_i ? to_i : to_f, 0)
  def self.try_convert(value)
    return value if __kind(value) == "string"
    made = value.respond_to?(:to_str) ? value.to_str : nil
    __same(made, nil) ? nil : KERNEL.made_of(value, made, String, "to_str")
  end
  def [](place, count = __null())
    size = __len(self)
    kind = __kind(place)
    if kind == "number"
      place = KERNEL.int(place) if __same(__parent(place), FLOAT)
      count = KERNEL.int(count) unless __same(count, __null()) || __kind(count) == "number"
      place += size if place < 0
      return nil if place < 0 || place > size
      if __same(count, __null())
        return place < size ? __str_copy(__index(self, place)) : nil
      end
      return count < 0 ? nil : __str_copy(__list_part(self, place, place + count))
    end
    count = KERNEL.int(count) unless __same(count, __null()) || __kind(count) == "number" || KERNEL.is_a(place, Regexp)
    if kind == "string"
      KERNEL.int(place) unless __same(count, __null())
      return include?(place) ? __str_copy(place) : nil
    end
    if KERNEL.is_a(place, Range)
      first, count = KERNEL.span(place, size)
      return count < 0 ? nil : __str_copy(__list_part(self, first, first + count))
    end
    if KERNEL.is_a(place, Regexp)
      found = place.match(self)
      return found ? found[__same(count, __null()) ? 0 : count] : nil
    end
    place = KERNEL.int(place)
    __same(count, __null()) ? self[place] : self[place, count]
  end
  def slice(*given) = self[*given]
  def upto(last, excludes = false)
    return KERNEL.enumerator(self, :upto, excludes ? [last, excludes] : [last]) unless block_given?
    last = KERNEL.text_of(last)
    if size == 1 && last.size == 1
      code = ord
      stop = last.ord
      while excludes ? code < stop : code <= stop
        yield __chr(code)
        code += 1
      end
      return self
    end
    if match?(/\A\d+\z/) && last.match?(/\A\d+\z/)
      width = size
      at = to_i
      stop = last.to_i
      while excludes ? at < stop : at <= stop
        yield at.to_s.rjust(width, "0")
        at += 1
      end
      return self
    end
    return self if size > last.size || self > last
    at = self
    while at.size <= last.size
      break if excludes && at == last
      yield at
      break if at == last
      at = at.succ
    end
    self
  end
  def hash = __hash(__unwrap(self))
  def sum(bits = 16) = (bits = KERNEL.int(bits)) > 0 ? bytes.sum % (1 << bits) : bytes.sum
  def crypt(salt) = self
  def unpack(form, offset: 0)
    list = KERNEL.unpack(self, form, offset)
    return list unless block_given?
    list.each { |value| yield(value) }
    nil
  end
  def unpack1(form, offset: 0) = KERNEL.unpack(self, form, offset)[0]
  def deconstruct_or_nil = nil
end
# The last letter of a Greek word is as any other's small letter here.
def KERNEL.lowered(text)
  made = __str_lower(text)
  return made if __str_find(text, "\u03a3") < 0
  __str_join("", text.chars.map { |char| __str_lower(char) })
end
# Another case as asked for: of ASCII's letters alone, or with the letters i of Turkish. Lithuanian's are the usual ones.
def KERNEL.cased(text, how, &change)
  KERNEL.check_case_options(how)
  return text.gsub(/[A-Za-z]+/) { |part| change.call(part) }.then { |made| KERNEL.capital_once(text, made, change) } if how == [:ascii]
  return change.call(text) unless how.include?(:turkic)
  probe = change.call("aB")
  text = text.gsub("i", "\u0130") if probe == "AB" || probe == "Ab"
  text = text.gsub("I", "\u0131") if probe == "ab" || probe == "Ab"
  change.call(text)
end
# Of a capitalized text the first letter alone is one.
def KERNEL.capital_once(text, made, change)
  return made unless change.call("aB") == "Ab"
  made = text.gsub(/[A-Z]+/) { |part| part.downcase }
  made.sub(/\A[a-z]/) { |part| part.upcase }
end
def KERNEL.check_case_options(how)
  return nil if how.size == 0
  raise ArgumentError, "too many options" if how.size > 2 || how.size == 2 && how[0] != :turkic && how[0] != :lithuanian
  how.each do |one|
    unless one == :ascii || one == :turkic || one == :lithuanian || one == :fold
      raise ArgumentError, "invalid option"
    end
  end
  nil
end
def KERNEL.bytes_of_text(text)
  if __len(ENCODINGS) > 0 && text.encoding.is_wide?
    return KERNEL.wide_bytes(text, text.encoding.name)
  end
  list = []
  text.chars.each { |char| __list_extend(list, KERNEL.bytes_of(char.ord)) }
  list
end
# Lines together, up to one or more that are empty.
def KERNEL.paragraphs(text, chomps)
  text.scan(/(.+?)(\n\n+|\z)/m).map { |part, stop| chomps ? part : part + stop[0, 2] }
end
# A text as a literal of it is written.
def KERNEL.quoted(text)
  out = ["\""]
  at = 0
  while at < __len(text)
    char = __index(text, at)
    if char == "\"" || char == "\\"
      out.push("\\" + char)
    elsif char == "#"
      behind = at + 1 < __len(text) ? __index(text, at + 1) : ""
      out.push(behind == "{" || behind == "$" || behind == "@" ? "\\#" : "#")
    elsif char >= " " && char < "\x7f"
      out.push(char)
    else
      out.push(QUOTED_CHARS[char] || KERNEL.quoted_other(char, text))
    end
    at += 1
  end
  out.push("\"")
  __str_join("", out)
end
def KERNEL.quoted_other(char, text)
  code = __ord(char)
  return "\\x" + code.to_s(16).upcase.rjust(2, "0") if code < 128 && text.encoding != Encoding::UTF_8
  return "\\x" + (code - LONE_BYTES).to_s(16).upcase if KERNEL.is_lone(code)
  return char if __str_isprintable(char) || code == 0xa0 || code == 0x3000 || code >= 0x2000 && code <= 0x200a || code >= 0x200b && code <= 0x200f || code == 0xfeff || code == 0xad
  code < 0x10000 ? "\\u" + code.to_s(16).upcase.rjust(4, "0") : "\\u{" + code.to_s(16).upcase + "}"
end
# What a text begins with that is a number with a point; underscores left out.
def KERNEL.float_start(text)
  text = __str_lstrip(text)
  found = text.match(/\A[-+]?(\d+(?:_\d+)*)?(?:(?<!_)\.\d+(?:_\d+)*)?/)[0]
  return "" if found == "" || found == "-" || found == "+"
  rest = text[found.size, text.size].match(/\A[eE][-+]?\d+/)
  found = found.sub(".", "0.") if found[0] == "." || found[1] == "." && (found[0] == "-" || found[0] == "+")
  (found + (rest ? rest[0] : "")).delete("_").delete_prefix("+")
end
# A text that was not split is the text itself, but who splits gets another.
def KERNEL.own_parts(text, list) = list.size == 1 ? [__str_copy(list[0])] : list
# At most so many parts: the last is what is left.
def KERNEL.split_at_most(text, by, limit)
  return text.size == 0 ? [] : [__str_copy(text)] if limit == 1
  list = []
  rest = __same(by, nil) || by == " " ? text.lstrip : text
  pattern = __same(by, nil) || by == " " ? Regexp.new("\\s+") : KERNEL.pattern_of(by)
  count = 1
  while count < limit
    found = by == "" ? nil : pattern.find_from(rest, 0)
    break unless found || by == ""
    # What matches nothing parts behind the next character.
    if by == "" || found.end(0) == 0
      break if rest.size <= 1
      list.push(rest[0])
      rest = rest[1, rest.size]
    else
      list.push(found.pre_match)
      rest = found.post_match
    end
    list.concat(found.captures) if found && KERNEL.is_a(by, Regexp)
    count += 1
  end
  list.push(rest)
end
def KERNEL.joined(left, right)
  __text_join(left, KERNEL.text_of(right))
end
# A character's bytes in UTF-8.
def KERNEL.bytes_of(code)
  return [code - LONE_BYTES] if KERNEL.is_lone(code)
  return [code] if code < 0x80
  return [0xC0 + code / 64, 0x80 + code % 64] if code < 0x800
  return [0xE0 + code / 4096, 0x80 + code / 64 % 64, 0x80 + code % 64] if code < 0x10000
  [0xF0 + code / 262144, 0x80 + code / 4096 % 64, 0x80 + code / 64 % 64, 0x80 + code % 64]
end
# What is made of a text, kept for the next time; of so many texts that a program which makes them anew does not fill its memory.
def KERNEL.made_once(kept, text)
  known = __map_find(kept, text)
  return known unless __same(known, nil)
  known = yield
  __collection_clear(kept) if __len(kept) >= 200
  __map_put(kept, __str_copy(text), known)
  known
end
# Whether padding is by one character, to a width that is a number.
def KERNEL.pads_natively(width, by) = __kind(width) == "number" && KERNEL.is_integer(width) && __kind(by) == "string" && __len(by) == 1
def KERNEL.padding(width, by)
  by = KERNEL.text_of(by)
  raise ArgumentError, "zero width padding" if by.size == 0
  width <= 0 ? __str_copy("") : (by * (width / by.size + 1))[0, width]
end
# A set of characters as a list of them: `a-z`, with what is behind a backslash as it is.
def KERNEL.expanded(set)
  out = []
  at = 0
  count = __len(set)
  while at < count
    char = __index(set, at)
    if char == "\\" && at + 1 < count
      out.push(__index(set, at + 1))
      at += 2
    elsif at + 2 < count && __index(set, at + 1) == "-"
      code = __ord(char)
      stop = __ord(__index(set, at + 2))
      if code > stop
        raise ArgumentError, "invalid range \"" + set[at, 3] + "\" in string transliteration"
      end
      while code <= stop
        out.push(__chr(code))
        code += 1
      end
      at += 3
    else
      out.push(char)
      at += 1
    end
  end
  out
end
# Whether a set leaves out what it names, and the characters as keys.
def KERNEL.char_set(set)
  set = KERNEL.text_of(set)
  negated = __str_startswith(set, "^") && __len(set) > 1
  keys = __new_map()
  KERNEL.expanded(negated ? set[1, set.size] : set).each { |char| __map_put(keys, char, true) }
  [negated, keys]
end
def KERNEL.in_sets(char, sets)
  at = 0
  while at < __len(sets)
    set = __index(sets, at)
    return false if __map_has(__index(set, 1), char) == __index(set, 0)
    at += 1
  end
  true
end
def KERNEL.in_set(char, set) = KERNEL.in_sets(char, [KERNEL.char_set(set)])
STRING_PROTOTYPE = __field(String, "prototype")
__native_class("text", STRING_PROTOTYPE)
QUOTED_CHARS = { "\n" => "\\n", "\t" => "\\t", "\r" => "\\r", "\e" => "\\e", "\a" => "\\a", "\b" => "\\b",
  "\v" => "\\v",
                 "\f" => "\\f" }
# What a call was given, as the list that hands it on.
def KERNEL.given(*given) = given
