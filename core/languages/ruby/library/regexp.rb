# Regular expressions: a pattern as Ruby writes it becomes one of the machine's, which have JavaScript's syntax.

# What is wrong with a pattern, in Ruby's words.
def KERNEL.pattern_fault(fault, source)
  plain = source.gsub(/\\./, "")
  case fault
  when "Unbalanced parenthesis"
    plain.count("(") > plain.count(")") ? "end pattern with unmatched parenthesis" : "unmatched close parenthesis"
  when "Unbalanced bracket" then "premature end of char-class"
  when "Invalid atom character", "Invalid quantifier"
    fault == "Invalid quantifier" && plain.include?("{") ? "upper is smaller than lower in repeat range" :
      "target of repeat operator is not specified"
  when "Invalid group modifier" then "undefined group option"
  when "Incomplete escape", "Invalid escape at end of pattern" then "too short escape sequence"
  else __str_startswith(fault, "Range values reversed") ? "empty range in char class" : fault
  end
end

class Regexp
  IGNORECASE = 1
  EXTENDED = 2
  MULTILINE = 4
  attr_reader :source
  def initialize(source, flags = nil)
    source = KERNEL.text_of(source) unless KERNEL.is_a(source, Regexp)
    if KERNEL.is_a(source, Regexp)
      flags = source.flags
      source = source.source
    end
    @source = source.to_s
    if KERNEL.is_integer(flags)
      flags = (flags & 1 > 0 ? "i" : "") + (flags & 2 > 0 ? "x" : "") + (flags & 4 > 0 ? "m" : "")
    elsif __kind(flags) != "string"
      flags = flags ? "i" : ""
    end
    @flags = flags.delete("^mix")
    @starts_there = __str_startswith(@source, "\\G")
    reader = KernelPatternReader.new(@source, @flags)
    pattern = reader.translated
    @native = __regex_new(pattern, reader.is_caseless ? "miu" : "mu")
    @hidden = reader.hidden
    @keep = reader.keep
    if __kind(@native) == "string"
      raise RegexpError, KERNEL.pattern_fault(@native, @source) + ": /" + @source + "/"
    end
  end
  def self.compile(*given) = Regexp.new(*given)
  def self.escape(text)
    special = { "\n" => "\\n", "\t" => "\\t", "\r" => "\\r", "\f" => "\\f", "\v" => "\\v", " " => "\\ " }
    text.to_s.chars.map { |char| special[char] || ("\\^$.|?*+()[]{}-#".include?(char) ? "\\" + char : char) }.join
  end
  def self.quote(text) = escape(text)
  def self.union(*given)
    return Regexp.new("(?!)") if given.size == 0 || given == [[]]
    given = given[0] if given.size == 1 && __kind(given[0]) == "array"
    return given[0] if given.size == 1 && KERNEL.is_a(given[0], Regexp)
    Regexp.new(given.map { |one| KERNEL.is_a(one, Regexp) ? one.to_s : Regexp.escape(__kind(one) == "symbol" ? one.to_s : KERNEL.text_of(one)) }.join("|"))
  end
  def self.last_match(place = nil)
    found = __field(GLOBALS, "$~")
    __same(place, nil) || !found ? found : found[place]
  end
  def flags = @flags
  def native = @native
  # Whether what the machine finds is where the pattern matches.
  def is_plain = !@keep && !@starts_there
  def options = (@flags.include?("i") ? 1 : 0) + (@flags.include?("x") ? 2 : 0) + (@flags.include?("m") ? 4 : 0)
  def casefold? = @flags.include?("i")
  def names = @source.scan(/\(\?<([a-zA-Z_]\w*)>/).map { |one| one[0] }.uniq
  def frozen? = true
  def found_in(text, from)
    found = from > __len(text) ? nil : __regex_match(@native, text, from)
    return nil if found && @starts_there && __index(found, 0) != from
    return nil unless found
    MatchData.new(text, @hidden.size > 0 ? KERNEL.shown_groups(found, @hidden, @keep) : found, self)
  end
  def find_from(text, from) = KERNEL.note_match(found_in(text, from))
  def match(text, from = 0)
    from = KERNEL.int(from)
    return KERNEL.note_match(nil) if __same(text, nil)
    found = find_from(__prevent_extensions(__str_copy(KERNEL.matched_text(text))), from)
    found && block_given? ? yield(found) : found
  end
  def match?(text, from = 0)
    from = KERNEL.int(from)
    !__same(text, nil) && !!__regex_match(@native, KERNEL.matched_text(text), from)
  end
  def =~(text)
    found = match(text)
    found ? found.first_place : nil
  end
  def ===(text)
    return false unless __kind(text) == "string" || __kind(text) == "symbol"
    !!match(text)
  end
  def ~() = self =~ __field(GLOBALS, "$_")
  def ==(other) = KERNEL.is_a(other, Regexp) && @source == other.source && @flags == other.flags
  def eql?(other) = self == other
  def hash = __hash(inspect)
  def inspect = "/" + __str_replace(@source, "/", "\\/").gsub("\\\\/", "\\/") + "/" + ordered_flags
  def ordered_flags = (@flags.include?("m") ? "m" : "") + (@flags.include?("i") ? "i" : "") +
    (@flags.include?("x") ? "x" : "")
  def to_s
    off = "mix".delete(@flags.empty? ? "-" : @flags)
    "(?" + ordered_flags + (off.empty? ? "" : "-" + off) + ":" + @source + ")"
  end
end
# Where the groups are that a pattern writes, of all that the machine has found.
def KERNEL.shown_groups(found, hidden, keep)
  shown = []
  at = 0
  while at * 2 < __len(found) - 1
    shown.push(__index(found, at * 2), __index(found, at * 2 + 1)) unless hidden.include?(at)
    at += 1
  end
  shown[0] = __index(found, keep * 2) if keep
  groups = __index(found, __len(found) - 1)
  return [*shown, groups] unless __kind(groups) == "object"
  named = __object_below(__null())
  __own_keys(groups).each do |name|
    __set_field(named, name, __own_value(groups, name)) unless __str_startswith(name, "__")
  end
  [*shown, __own_keys(named).size > 0 ? named : nil]
end
def KERNEL.matched_text(value)
  kind = __kind(value)
  return value if kind == "string"
  return value.to_s if kind == "symbol"
  return value.to_str if value.respond_to?(:to_str)
  raise TypeError, "no implicit conversion " + KERNEL.into(value) + " into String"
end
# A literal is one object, however often it is evaluated.
PATTERNS = __new_map()
def KERNEL.new_regexp(source, flags)
  key = flags + "/" + source
  known = __map_find(PATTERNS, key)
  return known if known
  made = Regexp.new(source, flags)
  __map_put(PATTERNS, key, made)
  made
end
# The variables that tell of the last match.
def KERNEL.last_match = __field(GLOBALS, "$~")
def KERNEL.note_match(made)
  __set_field(GLOBALS, "$~", made)
  made
end
__set_field(GLOBALS, "$~", nil)
# What the library matches for itself tells the program of no match.
def KERNEL.quietly
  held = __field(GLOBALS, "$~")
  made = yield
  __set_field(GLOBALS, "$~", held)
  made
end
def KERNEL.last_part(place)
  found = __field(GLOBALS, "$~")
  found ? found[place] : nil
end
def KERNEL.last_group(name)
  found = __field(GLOBALS, "$~")
  found ? found[name] : nil
end
def KERNEL.last_special(name)
  found = __field(GLOBALS, "$~")
  return nil unless found
  return found[0] if name == "$&"
  return found.pre_match if name == "$`"
  return found.post_match if name == "$'"
  found.captures.compact.last
end
class MatchData
  attr_reader :string, :regexp
  def initialize(text, found, regexp)
    @string = text
    @found = found
    @regexp = regexp
  end
  def part(place)
    start = __index(@found, place * 2)
    start < 0 ? nil : __str_copy(__list_part(@string, start, __index(@found, place * 2 + 1)))
  end
  def count = (__len(@found) - 1) / 2
  def size = count
  def length = count
  def place_of(key)
    if __kind(key) == "string" || __kind(key) == "symbol"
      place = names.index(key.to_s)
      raise IndexError, "undefined group name reference: " + key.to_s unless place
      return place + 1
    end
    key = KERNEL.int(key)
    raise IndexError, "index " + key.to_s + " out of matches" if key < 0 || key >= count
    key
  end
  # Where all of it begins and ends.
  def first_place = __index(@found, 0)
  def stop_place = __index(@found, 1)
  def begin(key)
    start = __index(@found, place_of(key) * 2)
    start < 0 ? nil : start
  end
  def end(key)
    stop = __index(@found, place_of(key) * 2 + 1)
    stop < 0 ? nil : stop
  end
  def offset(key) = [self.begin(key), self.end(key)]
  def names = __kind(@found[-1]) == "object" ? __own_keys(@found[-1]).map { |name| __str_copy(name.to_s) } : []
  def [](key, *more)
    return to_a[key, *more] if more.size > 0 || KERNEL.is_a(key, Range)
    if __kind(key) != "string" && __kind(key) != "symbol"
      key = KERNEL.int(key)
      key += count if key < 0
      return key < count && key >= 0 ? part(key) : nil
    end
    groups = @found[-1]
    unless __kind(groups) == "object" && __has_own(groups, key.to_s)
      raise IndexError, "undefined group name reference: " + key.to_s
    end
    pair = __own_value(groups, key.to_s)
    __same(pair, nil) || __index(pair, 0) < 0 ? nil : __str_copy(__list_part(@string, __index(pair, 0), __index(pair,
      1)))
  end
  def to_a = parts_from(0)
  def captures = parts_from(1)
  def parts_from(place)
    list = []
    stop = count
    while place < stop
      __list_append(list, part(place))
      place += 1
    end
    list
  end
  def named_captures(symbolize_names: false)
    KERNEL.hash_of(names.map { |name| [symbolize_names ? name.to_sym : name, self[name]] })
  end
  def values_at(*places) = places.flat_map { |place| KERNEL.is_a(place, Range) ? self[place] : [self[place]] }
  def pre_match = __str_copy(__list_part(@string, 0, __index(@found, 0)))
  def post_match = __str_copy(__list_part(@string, __index(@found, 1), __len(@string)))
  def to_s = part(0)
  def ==(other) = KERNEL.is_a(other, MatchData) && to_a == other.to_a
  def eql?(other) = self == other
  def inspect
    named = names
    parts = captures.each_with_index.map { |one, at| " " + (named[at] || (at + 1).to_s) + ":" + one.inspect }
    "#<MatchData " + to_s.inspect + parts.join + ">"
  end
end
# All matches, each behind the one before it.
def KERNEL.matches(text, pattern)
  list = []
  from = 0
  text = __str_copy(text)
  while from <= __len(text)
    found = pattern.found_in(text, from)
    break unless found
    __list_append(list, found)
    stop = found.stop_place
    from = stop > found.first_place ? stop : stop + 1
  end
  list
end
# A text with others put where a pattern matches; nobody looks at the matches.
def KERNEL.replaced_plainly(text, pattern, by)
  out = []
  from = 0
  copied = 0
  native = pattern.native
  while from <= __len(text)
    found = __regex_match(native, text, from)
    break unless found
    start = __index(found, 0)
    __list_append(out, __list_part(text, copied, start)) if start > copied
    __list_append(out, by)
    copied = __index(found, 1)
    from = copied > start ? copied : copied + 1
  end
  __list_append(out, __list_part(text, copied, __len(text)))
  __str_copy(__str_join("", out))
end
# A replacement with what it says of the match put in.
def KERNEL.filled(by, found)
  return by unless __str_find(by, "\\") >= 0
  out = []
  at = 0
  while at < __len(by)
    char = __index(by, at)
    behind = at + 1 < __len(by) ? __index(by, at + 1) : ""
    if char != "\\" || behind == ""
      out.push(char)
      at += 1
    elsif __str_isdigit(behind)
      out.push(found[behind.to_i].to_s)
      at += 2
    elsif behind == "k" && at + 2 < __len(by) && __index(by, at + 2) == "<"
      stop = __str_find(by, ">", at)
      out.push(found[__list_part(by, at + 3, stop)].to_s)
      at = stop + 1
    elsif behind == "&"
      out.push(found.to_s)
      at += 2
    elsif behind == "`" || behind == "'"
      out.push(behind == "'" ? found.post_match : found.pre_match)
      at += 2
    else
      out.push(behind == "\\" ? "\\" : "\\" + behind)
      at += 2
    end
  end
  __str_join("", out)
end
def KERNEL.replaced(text, found_ones, by, block)
  out = []
  from = 0
  held = __str_copy(text)
  at = 0
  while at < __len(found_ones)
    found = __index(found_ones, at)
    at += 1
    start = found.first_place
    __list_append(out, __list_part(held, from, start)) if start > from
    if __same(by, nil)
      KERNEL.note_match(found)
      __list_append(out, block.call(found.part(0)).to_s)
    elsif __kind(by) == "object"
      __list_append(out, by[found.part(0)].to_s)
    else
      __list_append(out, KERNEL.filled(by, found))
    end
    from = found.stop_place
  end
  __list_append(out, __list_part(held, from, __len(held)))
  __str_copy(__str_join("", out))
end
# What stands for what is found: a text, or a hash that is asked for it.
def KERNEL.replacement_of(by)
  return by if __kind(by) == "string" || KERNEL.is_a(by, Hash)
  return KERNEL.hash_from(by) if __kind(by) == "object" && by.respond_to?(:to_hash)
  KERNEL.text_of(by)
end
def KERNEL.begins_with(text, pattern)
  found = pattern.find_from(text, 0)
  !!found && found.begin(0) == 0
end
# What a text is matched with: a text is read as a pattern is written.
def KERNEL.as_pattern(value)
  return value if KERNEL.is_a(value, Regexp)
  return Regexp.new(value) if __kind(value) == "string"
  raise TypeError, "wrong argument type " + KERNEL.conversion(value) + " (expected Regexp)"
end
# The patterns that stand for plain texts.
TEXT_PATTERNS = __new_map()
def KERNEL.pattern_of(value)
  return value if KERNEL.is_a(value, Regexp)
  unless __kind(value) == "string"
    raise TypeError, "wrong argument type " + KERNEL.conversion(value) + " (expected Regexp)"
  end
  KERNEL.made_once(TEXT_PATTERNS, value) { KERNEL.new_regexp(Regexp.escape(value), "") }
end
class String
  def =~(pattern)
    raise TypeError, "type mismatch: String given" if __kind(pattern) == "string"
    pattern =~ self
  end
  def start_with?(*given)
    given.any? { |one| KERNEL.is_a(one, Regexp) ? KERNEL.begins_with(self, one) : __str_startswith(self, KERNEL.text_of(one)) }
  end
  def index(other, from = 0)
    from = KERNEL.int(from)
    from += size if from < 0
    return nil if from < 0 || from > size
    if KERNEL.is_a(other, Regexp)
      found = other.find_from(__str_copy(self), from)
      return found ? found.first_place : nil
    end
    place = __str_find(self, KERNEL.text_of(other), from)
    place < 0 ? nil : place
  end
  def rindex(other, from = __null())
    from = __same(from, __null()) ? size : KERNEL.int(from)
    from += size if from < 0
    return nil if from < 0
    if KERNEL.is_a(other, Regexp)
      at = from
      while at >= 0
        found = other.found_in(__str_copy(self), at)
        if found && found.begin(0) == at
          KERNEL.note_match(found)
          return at
        end
        at -= 1
      end
      return nil
    end
    other = KERNEL.text_of(other)
    place = __str_rfind(self, other, 0, from + other.size)
    place < 0 ? nil : place
  end
  def partition(by)
    found = KERNEL.pattern_of(by).found_in(__str_copy(self), 0)
    KERNEL.note_match(found) unless __kind(by) == "string"
    found ? [found.pre_match, found.to_s, found.post_match] : [__str_copy(self), __str_copy(""), __str_copy("")]
  end
  def rpartition(by)
    unless __kind(by) == "string" || KERNEL.is_a(by, Regexp) || by.respond_to?(:to_str)
      raise TypeError, "wrong argument type " + KERNEL.conversion(by) + " (expected Regexp)"
    end
    place = rindex(by)
    return [__str_copy(""), __str_copy(""), __str_copy(self)] unless place
    found = KERNEL.pattern_of(by).found_in(__str_copy(self), place)
    [found.pre_match, found.to_s, found.post_match]
  end
  def match(pattern, from = 0, &block)
    pattern = KERNEL.as_pattern(pattern)
    pattern.match(self, from, &block)
  end
  def match?(pattern, from = 0)
    pattern = KERNEL.as_pattern(pattern)
    pattern.match?(self, from)
  end
  def scan(pattern)
    matches = KERNEL.matches(self, KERNEL.pattern_of(pattern))
    KERNEL.note_match(matches[-1])
    unless block_given?
      return matches.map { |found| found.count > 1 ? found.captures : found.part(0) }
    end
    matches.each do |found|
      KERNEL.note_match(found)
      yield(found.count > 1 ? found.captures : found.to_s)
    end
    self
  end
  def sub(pattern, by = __null(), &block)
    if __same(by, __null())
      raise ArgumentError, "wrong number of arguments (given 1, expected 2)" unless block
      by = nil
    else
      by = KERNEL.replacement_of(by)
    end
    found = KERNEL.pattern_of(pattern).find_from(__str_copy(self), 0)
    found ? KERNEL.replaced(self, [found], by, block) : __str_copy(self)
  end
  def gsub(pattern, by = __null(), &block)
    if __same(by, __null())
      return KERNEL.enumerator(self, :gsub, [pattern]) unless block
      by = nil
    else
      by = KERNEL.replacement_of(by)
    end
    if __kind(pattern) == "string" && __kind(by) == "string" && pattern != "" && __str_find(by, "\\") < 0
      return __str_copy(__str_replace(self, pattern, by))
    end
    pattern = KERNEL.pattern_of(pattern)
    if __kind(by) == "string" && __str_find(by, "\\") < 0 && pattern.is_plain
      return KERNEL.replaced_plainly(self, pattern, by)
    end
    KERNEL.replaced(self, KERNEL.matches(self, pattern), by, block)
  end
  def split_by(pattern)
    list = []
    from = 0
    KERNEL.matches(self, pattern).each do |found|
      start = found.first_place
      stop = found.stop_place
      next if stop == start && (start == 0 || start >= size)
      next if stop == 0
      list.push(self[from, start - from])
      list.concat(found.captures.compact) if found.count > 1
      from = stop
    end
    list.push(self[from, size])
    list
  end
end
