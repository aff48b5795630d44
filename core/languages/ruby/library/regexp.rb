# Regular expressions, by the machine's patterns, which have JavaScript's syntax.

class Regexp
  attr_reader :source
  def initialize(source, flags = "")
    @source = source.to_s
    @flags = flags == nil ? "" : flags.to_s
    anchors = @source.include?("\\A") || @source.include?("\\z") || @source.include?("\\Z")
    pattern = __str_replace(__str_replace(__str_replace(@source, "\\A", "^"), "\\z", "$"), "\\Z", "$")
    pattern = __str_replace(pattern, "\\h", "[0-9a-fA-F]")
    pattern = __str_replace(__str_replace(pattern, "(?i)", ""), "[[:space:]]", "\\s")
    pattern = KERNEL.without_spaces(pattern) if @flags.include?("x")
    marks = anchors ? "" : "m"
    marks += "i" if @flags.include?("i")
    marks += "s" if @flags.include?("m")
    @native = __regex_new(pattern, marks)
  end
  def self.escape(text) = text.chars.map { |char| "\\^$.|?*+()[]{}-/".include?(char) ? "\\" + char : char }.join
  def find_from(text, from)
    found = from > text.size ? nil : __regex_match(@native, text, from)
    made = found ? MatchData.new(text, found) : nil
    KERNEL.note_match(made)
  end
  def match(text) = text == nil ? nil : find_from(text.to_s, 0)
  def match?(text) = text != nil && !!find_from(text.to_s, 0)
  def =~(text)
    found = match(text)
    found ? found.begin(0) : nil
  end
  def ===(text) = (__kind(text) == "string" || __kind(text) == "symbol") && match?(text)
  def inspect = "/" + @source + "/" + @flags
  def to_s = inspect
end
# The variables that tell of the last match.
def KERNEL.note_match(made)
  __set_field(GLOBALS, "$~", made)
  __set_field(GLOBALS, "$&", made ? made[0] : nil)
  at = 1
  while at <= 9
    __define(GLOBALS, "$" + at.to_s, made ? made[at] : nil, 7)
    at += 1
  end
  made
end
class MatchData
  attr_reader :string
  def initialize(text, found)
    @string = __str_copy(text)
    @found = found
  end
  def part(place)
    start = @found[place * 2]
    start < 0 ? nil : @string[start, @found[place * 2 + 1] - start]
  end
  def count = (@found.size - 1) / 2
  def begin(place) = @found[place * 2]
  def end(place) = @found[place * 2 + 1]
  def names = __kind(@found[-1]) == "object" ? __own_keys(@found[-1]).map { |name| name.to_s } : []
  def [](key)
    return key < count ? part(key) : nil if __kind(key) == "number"
    pair = __own_value(@found[-1], key.to_s)
    pair == nil || pair[0] < 0 ? nil : @string[pair[0], pair[1] - pair[0]]
  end
  def to_a = KERNEL.counted(0, count - 1).map { |place| part(place) }
  def captures = to_a.drop(1)
  def named_captures = KERNEL.hash_of(names.map { |name| [name, self[name]] })
  def pre_match = @string[0, self.begin(0)]
  def post_match = @string[self.end(0), @string.size]
  def to_s = part(0)
  def deconstruct = captures
end
def KERNEL.without_spaces(text) = text.lines.map { |line| (line.include?("#") ? line[0, line.index("#")] : line).split.join }.join
def KERNEL.new_regexp(source, flags) = Regexp.new(source, flags)
def KERNEL.matches(text, pattern)
  list = []
  from = 0
  while from <= text.size
    found = pattern.find_from(text, from)
    break unless found
    list.push(found)
    from = found.end(0) > found.begin(0) ? found.end(0) : found.end(0) + 1
  end
  list
end
def KERNEL.filled(by, found)
  return by unless by.include?("\\")
  at = 0
  while at <= 9
    by = __str_replace(by, "\\" + at.to_s, (at < found.count ? found[at] : "").to_s)
    at += 1
  end
  found.names.each { |name| by = __str_replace(by, "\\k<" + name + ">", found[name].to_s) }
  by
end
def KERNEL.replaced(text, found_ones, by, block)
  out = ""
  from = 0
  found_ones.each do |found|
    out += text[from, found.begin(0) - from]
    if by == nil
      KERNEL.note_match(found)
      out += block.call(found.to_s).to_s
    elsif KERNEL.is_a(by, Hash)
      out += by[found.to_s].to_s
    else
      out += KERNEL.filled(by, found)
    end
    from = found.end(0)
  end
  out + text[from, text.size]
end
def KERNEL.begins_with(text, pattern)
  found = pattern.find_from(text, 0)
  !!found && found.begin(0) == 0
end
def KERNEL.pattern_of(value) = KERNEL.is_a(value, Regexp) ? value : Regexp.new(Regexp.escape(value))
class String
  def =~(pattern) = pattern =~ self
  def start_with?(*given) = given.any? { |one| KERNEL.is_a(one, Regexp) ? KERNEL.begins_with(self, one) : __str_startswith(self, one) }
  def index(other, from = 0)
    from += size if from < 0
    if KERNEL.is_a(other, Regexp)
      found = other.find_from(self, from)
      return found ? found.begin(0) : nil
    end
    place = __str_find(self, other, from)
    place < 0 ? nil : place
  end
  def partition(by)
    return __list_of(__str_partition(self, by)) unless KERNEL.is_a(by, Regexp)
    found = by.find_from(self, 0)
    found ? [found.pre_match, found.to_s, found.post_match] : [__str_copy(self), __str_copy(""), __str_copy("")]
  end
  def match(pattern) = KERNEL.pattern_of(pattern).match(self)
  def match?(pattern) = KERNEL.pattern_of(pattern).match?(self)
  def scan(pattern)
    list = KERNEL.matches(self, KERNEL.pattern_of(pattern)).map { |found| found.count > 1 ? found.captures : found.to_s }
    block_given? ? list.each { |one| yield one } : list
  end
  def sub(pattern, by = nil, &block)
    found = KERNEL.pattern_of(pattern).find_from(self, 0)
    found ? KERNEL.replaced(self, [found], by, block) : __str_copy(self)
  end
  def gsub(pattern, by = nil, &block) = KERNEL.replaced(self, KERNEL.matches(self, KERNEL.pattern_of(pattern)), by, block)
  def split_by(pattern)
    list = []
    from = 0
    KERNEL.matches(self, pattern).each do |found|
      next if found.end(0) == 0
      list.push(self[from, found.begin(0) - from])
      from = found.end(0)
    end
    list.push(self[from, size])
    list
  end
end
