# JSON: values as texts and back.

module JSON
  VERSION = "2.6.1"
  class JSONError < StandardError
  end
  class ParserError < JSON::JSONError
  end
  class GeneratorError < JSON::JSONError
  end
  class NestingError < JSON::ParserError
  end
  class << self
    attr_accessor :create_id
  end
  @create_id = "json_class"
  def self.generate(value, options = nil) = KERNEL.json_text(value, KernelJsonStyle.of(options), "")
  def self.dump(value, io = nil)
    text = KERNEL.json_text(value, nil, "")
    return text unless io
    io.write(text)
    io
  end
  def self.pretty_generate(value, options = nil)
    KERNEL.json_text(value, KernelJsonStyle.of({ **PRETTY_JSON, **(options ? options.to_h : {}) }), "")
  end
  def self.parse(text, options = nil, **others)
    options = options ? { **options.to_h, **others } : others
    text = text.to_str if __kind(text) != "string" && text.respond_to?(:to_str)
    unless __kind(text) == "string"
      raise TypeError, "no implicit conversion " + KERNEL.into(text) + " into String"
    end
    begin
      KERNEL.quietly { KernelJsonReader.new(text, options).whole }
    rescue JSON::ParserError => error
      # The reference's own source is told in place of the call.
      error.set_backtrace(["/usr/lib/ruby/3.1.0/json/common.rb:216:in `parse'"] * 2 + KERNEL.all_places_under_way)
      raise error
    end
  end
  def self.parse!(text, **options) = parse(text, **options)
  # Of a source that is read, or of nothing; a function is shown every value, the innermost first.
  def self.load(source, walk = nil, **options)
    source = source.read if !__same(source, nil) && source.respond_to?(:read)
    return nil if __same(source, nil) || source == ""
    made = parse(source, allow_nan: true, **options)
    KERNEL.json_walk(made, walk) if walk
    made
  end
  def self.load_file(path, **options) = parse(File.read(path), **options)
end
# What stands between the parts of a text: how each level is indented, what ends the lines of lists and objects.
class KernelJsonStyle
  attr_reader :step, :space, :space_before, :list_end, :object_end, :allows_nan
  def self.of(options) = options && options.to_h.size > 0 ? new(options.to_h) : nil
  def initialize(options)
    @step = options[:indent] || ""
    @space = options[:space] || ""
    @space_before = options[:space_before] || ""
    @list_end = options[:array_nl] || ""
    @object_end = options[:object_nl] || ""
    @allows_nan = options[:allow_nan]
  end
end
PRETTY_JSON = { indent: "  ", space: " ", object_nl: "\n", array_nl: "\n" }
# A value as a text; a style, if there is one, says what stands between its parts.
def KERNEL.json_text(value, style, indent)
  kind = __kind(value)
  return "null" if __same(value, nil)
  return value.to_s if kind == "boolean" || kind == "bigint"
  if kind == "number"
    if KERNEL.is_float(value) && !value.finite? && !(style && style.allows_nan)
      # The reference tells of the line of its own source that found out.
      raise JSON::GeneratorError, (value.nan? ? "1003: " : "1000: ") + value.to_s + " not allowed in JSON"
    end
    return value.to_s
  end
  return KERNEL.json_quoted(value) if kind == "string"
  return KERNEL.json_quoted(value.to_s) if kind == "symbol"
  inner = style ? indent + style.step : ""
  if kind == "array"
    parts = value.map { |one| inner + KERNEL.json_text(one, style, inner) }
    return "[" + parts.join(",") + "]" unless style
    line = style.list_end
    return "[" + line + parts.join("," + line) + line + (line == "" ? "" : indent) + "]"
  end
  if KERNEL.is_a(value, Hash)
    between = style ? style.space_before + ":" + style.space : ":"
    line = style ? style.object_end : ""
    parts = value.map do |key, one|
      line + inner + KERNEL.json_quoted(key.to_s) + between + KERNEL.json_text(one, style, inner)
    end
    return "{" + parts.join(",") + line + (line == "" ? "" : indent) + "}"
  end
  unless __same(__member_for(value, "to_json", value), OBJECT_JSON)
    return style ? value.to_json(KernelJsonState.new(style, indent)) : value.to_json
  end
  KERNEL.json_quoted(value.to_s)
end
def KERNEL.json_quoted(text)
  out = ["\""]
  at = 0
  while at < __len(text)
    char = __index(text, at)
    known = JSON_ESCAPES[char]
    if known
      out.push(known)
    elsif char < " "
      out.push("\\u" + __ord(char).to_s(16).rjust(4, "0"))
    else
      out.push(char)
    end
    at += 1
  end
  out.push("\"")
  __str_join("", out)
end
JSON_ESCAPES = { "\"" => "\\\"", "\\" => "\\\\", "\n" => "\\n", "\r" => "\\r", "\t" => "\\t", "\f" => "\\f",
  "\b" => "\\b" }
JSON_PLAIN = { "n" => "\n", "r" => "\r", "t" => "\t", "f" => "\f", "b" => "\b", "/" => "/", "\\" => "\\", "\"" => "\"" }
class Object
  def to_json(state = nil, *given)
    return KERNEL.json_text(self, state.style, state.indent) if KERNEL.is_a(state, KernelJsonState)
    KERNEL.json_text(self, KERNEL.is_a(state, Hash) ? KernelJsonStyle.of(state) : nil, "")
  end
end
# How far a text is indented that objects of the program add to.
class KernelJsonState
  attr_reader :style, :indent
  def initialize(style, indent)
    @style = style
    @indent = indent
  end
end
class Object
  # A text is read, anything else written.
  def JSON(value, **options) = __kind(value) == "string" ? JSON.parse(value, **options) : JSON.generate(value)
end
OBJECT_JSON = __own_value(__field(Object, "prototype"), "to_json")
class KernelJsonReader
  def initialize(text, options)
    @allows_nan = options[:allow_nan]
    @text = text
    @at = 0
    @symbolizes = options[:symbolize_names]
    @object_class = options[:object_class]
    @array_class = options[:array_class]
    @freezes = options[:freeze]
    @creates = options[:create_additions]
    @decimals = options[:decimal_class]
  end
  def whole
    skip
    made = value
    fail_here if __same(made, __null())
    skip
    fail_here if @at < __len(@text)
    made
  end
  def peek = @at < __len(@text) ? __index(@text, @at) : ""
  def skip
    @at += 1 while @at < __len(@text) && __str_isspace(__index(@text, @at))
  end
  # The reference tells of the line of its own source that found out: that of a list, or that of the whole.
  def fail_here(place = 859)
    raise JSON::ParserError, place.to_s + ": unexpected token at '" + __list_part(@text, @at, __len(@text)) + "'"
  end
  # What is no value leaves the place where it is, and is the second nothing: who wanted one says so.
  def value
    char = peek
    return object if char == "{"
    return array if char == "["
    return text if char == "\""
    JSON_WORDS.each do |word, meaning|
      if __list_part(@text, @at, @at + __len(word)) == word
        @at += __len(word)
        return meaning
      end
    end
    [["NaN", Float::NAN, 225], ["-Infinity", -Float::INFINITY, 249], ["Infinity", Float::INFINITY, 237]].each do |word, meaning, place|
      next unless __list_part(@text, @at, @at + word.size) == word
      fail_here(place) unless @allows_nan
      @at += word.size
      return meaning
    end
    number
  end
  def number
    found = __list_part(@text, @at, @at + 400).match(/\A-?(0(?!\d)|[1-9]\d*)(\.\d+(?![.\d]))?([eE][-+]?\d+)?/)
    return __null() unless found
    @at += found[0].size
    return found[0].to_i unless found[2] || found[3]
    return Object.send(@decimals.name, found[0]) if @decimals && @decimals.name == "BigDecimal"
    found[0].to_f
  end
  def text
    out = []
    start = @at
    @at += 1
    while true
      stop = @at
      stop += 1 while stop < __len(@text) && __index(@text, stop) != "\"" && __index(@text, stop) != "\\"
      out.push(__list_part(@text, @at, stop)) if stop > @at
      @at = stop
      if @at >= __len(@text)
        @at = start
        return __null()
      end
      char = __index(@text, @at)
      @at += 1
      break if char == "\""
      mark = peek
      @at += 1
      if mark == "u"
        code = __list_part(@text, @at, @at + 4).to_i(16)
        @at += 4
        if code >= 0xd800 && code < 0xdc00 && __list_part(@text, @at, @at + 2) == "\\u"
          low = __list_part(@text, @at + 2, @at + 6).to_i(16)
          code = 0x10000 + (code - 0xd800) * 1024 + low - 0xdc00
          @at += 6
        end
        out.push(__chr(code))
      else
        out.push(JSON_PLAIN[mark] || mark)
      end
    end
    made = __str_copy(__str_join("", out))
    @freezes ? made.freeze : made
  end
  def array
    list = @array_class ? @array_class.new : []
    @at += 1
    skip
    if peek == "]"
      @at += 1
      return list
    end
    while true
      skip
      one = value
      fail_here(451) if __same(one, __null())
      @array_class ? list << one : list.push(one)
      skip
      break if peek == "]"
      fail_here(451) unless peek == ","
      @at += 1
    end
    @at += 1
    @freezes ? list.freeze : list
  end
  # What names the class that it is made of is one of its objects.
  def created(made)
    name = made[JSON.create_id]
    return made unless name
    home = name.split("::").reduce(Object) do |around, one|
      raise ArgumentError, "can't get const " + name + ": uninitialized constant " + name unless around.const_defined?(one)
      around.const_get(one)
    end
    home.respond_to?(:json_create) ? home.json_create(made) : made
  end
  # An object that goes wrong is no value, from where it begins.
  def object
    made = @object_class ? @object_class.new : {}
    start = @at
    @at += 1
    skip
    if peek == "}"
      @at += 1
      return made
    end
    while true
      skip
      key = peek == "\"" ? text : __null()
      skip
      break if __same(key, __null()) || peek != ":"
      @at += 1
      skip
      one = value
      break if __same(one, __null())
      made[@symbolizes ? key.to_sym : key] = one
      skip
      if peek == "}"
        @at += 1
        made = created(made) if @creates
        return @freezes ? made.freeze : made
      end
      break unless peek == ","
      @at += 1
    end
    @at = start
    __null()
  end
end
def KERNEL.json_walk(value, walk)
  value.each { |one| KERNEL.json_walk(one, walk) } if __kind(value) == "array"
  value.each { |key, one| KERNEL.json_walk(key, walk) && KERNEL.json_walk(one, walk) } if KERNEL.is_a(value, Hash)
  walk.call(value)
  true
end
JSON_WORDS = { "true" => true, "false" => false, "null" => nil }
