# What somebody may have meant who wrote a name that is not there: names that are spelled alike.

RESERVED_WORDS = ["BEGIN", "END", "alias", "and", "begin", "break", "case", "class", "def", "defined?", "do", "else",
  "elsif",
                  "end", "ensure", "false", "for", "if", "in", "module", "next", "nil", "not", "or", "redo", "rescue", "retry",
                  "return", "self", "super", "then", "true", "undef", "unless", "until", "when", "while", "yield"]
# Those that stand in front of something, as a call with arguments does.
WORDS_OF_CALLS = ["alias", "case", "def", "defined?", "elsif", "end", "ensure", "for", "rescue", "super", "undef", "unless",
                  "until", "when", "while", "yield"]
# How alike two texts are, by Jaro and Winkler: 1 where they are the same.
def KERNEL.likeness(one, other)
  one, other = other, one if __len(one) > __len(other)
  count = __len(one)
  size = __len(other)
  return 0.0 if count == 0
  range = size > 3 ? size / 2 - 1 : 0
  mine = []
  taken = Array.new(size, false)
  at = 0
  while at < count
    char = __index(one, at)
    place = at > range ? at - range : 0
    last = at + range < size - 1 ? at + range : size - 1
    while place <= last
      if !taken[place] && __index(other, place) == char
        taken[place] = true
        mine.push(char)
        break
      end
      place += 1
    end
    at += 1
  end
  return 0.0 if mine.size == 0
  turned = 0
  seen = 0
  place = 0
  while place < size
    if taken[place]
      turned += 1 unless mine[seen] == __index(other, place)
      seen += 1
    end
    place += 1
  end
  matches = mine.size.to_f
  alike = (matches / count + matches / size + (matches - turned / 2) / matches) / 3
  return alike unless alike > 0.7
  shared = 0
  shared += 1 while shared < 4 && shared < count && __index(one, shared) == __index(other, shared)
  alike + shared * 0.1 * (1 - alike)
end
# How many letters must be put in, taken out or changed.
def KERNEL.edits(one, other)
  costs = KERNEL.counted(0, __len(other))
  at = 0
  while at < __len(one)
    corner = costs[0]
    costs[0] = at + 1
    place = 0
    while place < __len(other)
      kept = corner + (__index(one, at) == __index(other, place) ? 0 : 1)
      corner = costs[place + 1]
      best = costs[place] < corner ? costs[place] + 1 : corner + 1
      costs[place + 1] = kept < best ? kept : best
      place += 1
    end
    at += 1
  end
  costs[-1]
end
def KERNEL.suggestions(input, names)
  wanted = input.downcase.delete("@")
  least = __len(wanted) > 3 ? 0.834 : 0.77
  words = names.uniq.reject { |name| name.to_s == input }
  words = words.select { |name| KERNEL.likeness(name.to_s.downcase.delete("@"), wanted) >= least }
  words = words.sort_by { |name| KERNEL.likeness(name.to_s, wanted) }.reverse
  most = (__len(wanted) * 0.25).ceil
  near = words.select { |name| KERNEL.edits(name.to_s.downcase.delete("@"), wanted) <= most }
  return near if near.size > 0
  far = words.select do |name|
    word = name.to_s.downcase.delete("@")
    KERNEL.edits(word, wanted) < (__len(wanted) < __len(word) ? __len(wanted) : __len(word))
  end
  far.first(1)
end
def KERNEL.suggestion_text(words)
  words.size == 0 ? "" : "\nDid you mean?  " + words.join("\n               ")
end
# A module with those that it stands in, the outermost first.
def KERNEL.scopes_of(home)
  list = KERNEL.nesting(home).reverse
  [Object] + list
end
# The variables that the program's innermost call sees.
def KERNEL.variables_around
  names = []
  # What is given is a map of its own.
  found = __index(__caller_names(), 1)
  __list_append(names, __index(__map_pop_item(found), 0)) while __len(found) > 0
  names.select { |name| name != "self" && __str_isidentifier(name) && name == name.downcase }
end
# The names of all methods that an object may be asked for.
def KERNEL.method_names(object, with_private)
  names = []
  kind = __kind(object)
  at = kind == "object" || kind == "function" ? object : __parent(object)
  until __kind(at) == "null" || __same(at, ROOT)
    __own_keys(at).each do |name|
      names.push(name) if KERNEL.is_method_name(name) && (with_private || KERNEL.visibility(object, name) == "public")
    end
    at = __parent(at)
  end
  names - ["absent_member", "method_named", "prototype"]
end
class NameError
  def suggested
    return @suggested if @suggested
    @suggested = ""
    return @suggested = KERNEL.suggestion_text(constants_alike) if __has_own(self, "@is_constant")
    return "" unless __has_own(self, "@is_bare")
    # What nothing has is not meant.
    return "" if __same(@receiver, nil)
    names = KERNEL.method_names(@receiver, @is_own)
    names += RESERVED_WORDS + @receiver.instance_variables.map { |name| name.to_s } if @is_bare
    names = WORDS_OF_CALLS + names if @is_own && !@is_bare
    names = __own_value(self, "@variables") + names if __has_own(self, "@variables")
    # Nobody who writes `foo` where a variable may stand means these.
    names -= ["for", "fork"] if @is_bare && @name == :foo
    @suggested = KERNEL.suggestion_text(KERNEL.suggestions(@name.to_s, names))
  end
  # Constants that are spelled alike, of all modules that the one that was asked stands in.
  def constants_alike
    full = {}
    KERNEL.scopes_of(@receiver).each do |scope|
      own = __own_keys(scope).select { |key| __str_startswith(key, "::") && !__has_own(scope, "@hides " + key) }
      own = own.map { |key| __str_removeprefix(key, "::") }.reject { |name| __str_startswith(name, "Kernel") }
      own.each { |name| full[name] = __same(scope, Object) ? name : scope.to_s + "::" + name unless full.key?(name) }
    end
    KERNEL.suggestions(@name.to_s, full.keys).map { |name| full[name] }
  end
  def to_s
    text = __same(@message, nil) ? self.class.name : @message.to_s
    text += __own_value(self, "@snippet") if __has_own(self, "@snippet")
    text + suggested
  end
end
# A library that is called alike.
class LoadError
  def to_s
    text = __same(@message, nil) ? self.class.name : @message.to_s
    return text unless __kind(@path) == "string" && !__str_startswith(@path, "/") && !@path.include?(".")
    text + KERNEL.suggestion_text(KERNEL.suggestions(@path, FEATURES))
  end
end
class KeyError
  def to_s
    text = __same(@message, nil) ? self.class.name : @message.to_s
    return text unless KERNEL.is_a(@receiver, Hash) && (__kind(@key) == "symbol" || __kind(@key) == "string")
    keys = @receiver.keys.select { |key| __kind(key) == "symbol" || __kind(key) == "string" }
    same = keys.select { |key| key.to_s == @key }
    return text + KERNEL.suggestion_text(same.map { |key| key.inspect }) if same.size > 0
    text + KERNEL.suggestion_text(KERNEL.suggestions(@key.to_s, keys).map { |key| key.inspect })
  end
end
