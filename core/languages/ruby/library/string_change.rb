# Strings that change in place. A text of the machine is an object with an identity; `__str_become` gives it other
# contents.
# What the machine's own functions give back may be the text that they were given, so those are copied elsewhere in
# the library.

def KERNEL.check_frozen(value)
  return nil unless KERNEL.is_frozen(value)
  raise FrozenError.new("can't modify frozen " + value.class.to_s + ": " + value.inspect, receiver: value)
end
# The text with other contents; nil where they are the same, as methods with a mark of exclamation answer.
def KERNEL.changed(text, other)
  KERNEL.check_frozen(text)
  __bits("==", text, other) ? nil : __str_become(text, other)
end

# Whether something is found in a text; a text in a text is looked for as it is.
def KERNEL.finds(text, pattern)
  return __str_find(text, pattern) >= 0 if __kind(pattern) == "string"
  !!KERNEL.pattern_of(pattern).found_in(text, 0)
end
# What stands for a text that was not given.
def KERNEL.no_text = NO_TEXT
NO_TEXT = __str_copy("")
class String
  def self.new(text = KERNEL.no_text, *more, **options)
    if __same(self, String)
      return __str_copy("").with_encoding(options[:encoding] || Encoding::BINARY) if __same(text, KERNEL.no_text)
      KERNEL.at_most([text, *more], 1)
      made = __str_copy(KERNEL.text_of(text))
      return options[:encoding] ? made.force_encoding(options[:encoding]) : made
    end
    made = __wrap(__object_below(KERNEL.front(self)), __str_copy(""))
    __same(text, KERNEL.no_text) && more.size == 0 ? made.initialize : made.initialize(text, *more, **options)
    made
  end
  def initialize(text = "", **options)
    replace(text)
  end
  def dup
    return __str_copy(self) if __same(self.class, String)
    copy = __wrap(__object_below(__parent(self)), __str_copy(self))
    __own_keys(self).each { |name| __define(copy, name, __own_value(self, name), 7) if KERNEL.is_own_variable(name) }
    copy
  end
  def clone(freeze: nil)
    unless __same(freeze, nil) || freeze == true || freeze == false
      raise ArgumentError, "unexpected value for freeze: " + freeze.class.to_s
    end
    copy = dup
    freeze == true || (__same(freeze, nil) && frozen?) ? __prevent_extensions(copy) : copy
  end
  def +@() = frozen? ? __str_copy(self) : self
  def -@() = frozen? ? self : KERNEL.frozen_text(self)
  def freeze = __prevent_extensions(self)
  def frozen? = __seal_level(self) == 2
  def itself = self
  def <<(other)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    return __str_become(self, __text_join(self, other)) if __kind(other) == "string"
    __str_become(self, KERNEL.joined(self, KERNEL.is_integer(other) ? KERNEL.char_of(other) : other))
  end
  def concat(*given)
    KERNEL.check_frozen(self)
    parts = given.map { |one| KERNEL.is_integer(one) ? KERNEL.char_of(one) : KERNEL.text_of(one) }
    __str_become(self, __str_join("", [__str_copy(self), *parts]))
  end
  def prepend(*given)
    KERNEL.check_frozen(self)
    __str_become(self, __str_join("", [*given.map { |one| KERNEL.text_of(one) }, __str_copy(self)]))
  end
  def replace(other)
    KERNEL.check_frozen(self)
    __str_become(self, KERNEL.text_of(other))
  end
  def clear = replace("")
  def insert(place, other)
    place = KERNEL.int(place)
    at = place < 0 ? place + size + 1 : place
    other = KERNEL.text_of(other)
    KERNEL.check_frozen(self)
    raise IndexError, "index " + (place < 0 ? place + 1 : place).to_s + " out of string" if at < 0 || at > size
    replace(self[0, at] + other + self[at, size])
  end
  def []=(place, value, third = __null())
    KERNEL.check_frozen(self)
    count = 1
    put = value
    unless __same(third, __null())
      count = value
      put = third
    end
    KERNEL.int(place) unless __same(third, __null()) || KERNEL.is_a(place, Regexp)
    if __kind(place) == "string"
      count = place.size
      at = index(place)
      raise IndexError, "string not matched" unless at
      place = at
    elsif __kind(place) == "object" && KERNEL.is_a(place, Regexp)
      found = place.match(self)
      raise IndexError, "regexp not matched" unless found
      group = __same(third, __null()) ? 0 : value
      if KERNEL.is_integer(group) && (group >= found.size || group < -found.size)
        raise IndexError, "index " + group.to_s + " out of regexp"
      end
      place = found.begin(group)
      raise IndexError, "regexp group " + group.inspect + " not matched" unless place
      count = found.end(group) - place
    elsif __kind(place) == "object" && KERNEL.is_a(place, Range)
      range = place
      place, count = KERNEL.span(place, size)
      raise RangeError, range.inspect + " out of range" if count < 0
    end
    place = KERNEL.int(place)
    count = KERNEL.int(count)
    raise IndexError, "negative length " + count.to_s if count < 0
    at = place < 0 ? place + size : place
    raise IndexError, "index " + place.to_s + " out of string" if at < 0 || at > size
    __str_become(self, self[0, at] + put + (self[at + count, size] || ""))
    put
  end
  def slice!(place, count = nil)
    KERNEL.check_frozen(self)
    part = count ? self[place, count] : self[place]
    return nil if __same(part, nil)
    at = place
    if __kind(place) == "string"
      at = index(place)
    elsif __kind(place) == "object" && KERNEL.is_a(place, Regexp)
      at = KERNEL.last_match.begin(count || 0)
    elsif __kind(place) == "object" && KERNEL.is_a(place, Range)
      at = KERNEL.span(place, size)[0]
    elsif (at = place = KERNEL.int(place)) < 0
      at = place + size
    end
    __str_become(self, self[0, at] + self[at + part.size, size])
    part
  end
  def upcase!(*how) = KERNEL.changed(self, upcase(*how))
  def downcase!(*how) = KERNEL.changed(self, downcase(*how))
  def capitalize!(*how) = KERNEL.changed(self, capitalize(*how))
  def swapcase!(*how) = KERNEL.changed(self, swapcase(*how))
  def strip! = KERNEL.changed(self, strip)
  def lstrip! = KERNEL.changed(self, lstrip)
  def rstrip! = KERNEL.changed(self, rstrip)
  def chomp!(*given)
    KERNEL.at_most(given, 1)
    size == 0 && !frozen? ? nil : KERNEL.changed(self, chomp(*given))
  end
  def chop! = KERNEL.changed(self, chop)
  def squeeze!(*sets) = KERNEL.changed(self, squeeze(*sets))
  def tr!(from, to) = KERNEL.changed(self, tr(from, to))
  def tr_s!(from, to) = KERNEL.changed(self, tr_s(from, to))
  def delete!(*sets) = size == 0 && !frozen? ? nil : KERNEL.changed(self, delete(*sets))
  def delete_prefix!(other) = KERNEL.changed(self, delete_prefix(other))
  def delete_suffix!(other) = KERNEL.changed(self, delete_suffix(other))
  def sub!(pattern, by = __null(), &block)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    made = sub(pattern, by, &block)
    KERNEL.finds(self, pattern) ? __str_become(self, made) : nil
  end
  def gsub!(pattern, by = __null(), &block)
    return KERNEL.enumerator(self, :gsub!, [pattern]) if __same(by, __null()) && !block
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    made = gsub(pattern, by, &block)
    return nil if __bits("==", made, __unwrap(self)) && !KERNEL.finds(self, pattern)
    __str_become(self, made)
  end
  def reverse! = replace(reverse)
  def succ! = replace(succ)
  def next! = replace(succ)
  def ascii_only? = chars.all? { |char| char.ord < 128 }
  def tr_s(from, to)
    out = __str_copy("")
    last = nil
    chars.each do |char|
      made = char.tr(from, to)
      is_changed = KERNEL.in_set(char, from)
      out << made unless is_changed && last == made
      last = is_changed ? made : nil
    end
    out
  end
  def each_char(&block)
    return KERNEL.enumerator(self, :each_char) unless block
    chars.each(&block)
    self
  end
  def each_byte(&block)
    return KERNEL.enumerator(self, :each_byte) unless block
    bytes.each(&block)
    self
  end
  def grapheme_clusters(&block) = block ? each_grapheme_cluster(&block) : KERNEL.clusters(chars)
  def each_grapheme_cluster(&block)
    return KERNEL.enumerator(self, :each_grapheme_cluster) unless block
    grapheme_clusters.each(&block)
    self
  end
  def between?(low, high) = self >= low && self <= high
end
# Successors: the rightmost letters and digits are counted on, or the last character where there are none.
class String
  def succ
    return __str_copy("") if size == 0
    list = chars
    return KERNEL.succeeding_bytes(self) if encoding == Encoding::BINARY && !ascii_only? && !match?(/[a-zA-Z0-9]/)
    is_counted = ->(char) { char >= "0" && char <= "9" || char >= "a" && char <= "z" || char >= "A" && char <= "Z" ||
      char > "\x7f" && __str_isalpha(char) }
    at = list.size - 1
    at -= 1 while at >= 0 && !is_counted.call(list[at])
    if at < 0
      list[-1] = __chr(list[-1].ord + 1)
      return list.join
    end
    while true
      char = list[at]
      if char != "z" && char != "Z" && char != "9"
        list[at] = __chr(char.ord + 1)
        return list.join
      end
      first = char == "z" ? "a" : (char == "Z" ? "A" : "0")
      list[at] = first
      before = at - 1
      before -= 1 while before >= 0 && !is_counted.call(list[before])
      # Behind another sign only what is of the same kind is counted on.
      is_digit = before >= 0 && list[before] >= "0" && list[before] <= "9"
      if before < 0 || before < at - 1 && is_digit != (char == "9")
        list.insert(at, char == "9" ? "1" : first)
        return list.join
      end
      at = before
    end
  end
  def next = succ
end
