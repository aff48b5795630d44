# YAML: values as documents, and documents as values. Tags but those of symbols and plain objects are not read.

module Psych
  class Exception < ::RuntimeError
  end
  class SyntaxError < Psych::Exception
  end
  class DisallowedClass < Psych::Exception
  end
  class BadAlias < Psych::Exception
  end
  class AliasesNotEnabled < Psych::BadAlias
  end
  def self.dump(value, io = nil, **options)
    text = KERNEL.quietly { KernelYamlWriter.new.document(value) }
    return text unless io.respond_to?(:write)
    io.write(text)
    io
  end
  def self.load(text, symbolize_names: false, permitted_classes: nil, aliases: false, **options)
    text = text.read if text.respond_to?(:read)
    return options[:fallback] if text.strip.empty?
    KERNEL.quietly { KernelYamlReader.new(text, symbolize_names, permitted_classes || [Symbol], aliases).document }
  end
  def self.safe_load(text, symbolize_names: false, permitted_classes: [], aliases: false, **options)
    return options[:fallback] if text.strip.empty?
    KERNEL.quietly { KernelYamlReader.new(text, symbolize_names, permitted_classes, aliases).document }
  end
  def self.unsafe_load(text, symbolize_names: false, **options)
    KERNEL.quietly { KernelYamlReader.new(text, symbolize_names, nil, true).document }
  end
  def self.load_file(path, **options) = load(File.read(path), **options)
  def self.safe_load_file(path, **options) = safe_load(File.read(path), **options)
  def self.load_stream(text) = text.split(/^---(?=\s)/).reject { |part| part.strip.empty? }.map { |part| load(part) }
end
Object.const_set(:YAML, Psych)
class Object
  def to_yaml(**options) = Psych.dump(self)
end

class KernelYamlWriter
  def document(value)
    @seen = {}.compare_by_identity
    @names = {}.compare_by_identity
    count(value)
    # Where what is written next begins.
    @column = 4
    text = node(value, "", true)
    text = text == "" ? "" : (__str_startswith(text, "\n") ? text : " " + text)
    "---" + text + "\n" + (__str_startswith(text, " |+") ? "...\n" : "")
  end
  # What stands at several places is written once, and named at the others.
  def count(value)
    kind = __kind(value)
    return nil unless kind == "array" || kind == "object"
    @seen[value] = (@seen[value] || 0) + 1
    return nil if @seen[value] > 1
    return value.each { |one| count(one) } if kind == "array"
    return value.each { |key, one| count(key) || count(one) } if KERNEL.is_a(value, Hash)
    value.instance_variables.each { |name| count(value.instance_variable_get(name)) } if plain_object?(value)
  end
  def plain_object?(value) = !KERNEL.is_a(value, Range) && !KERNEL.is_a(value, Time) && !KERNEL.is_date(value)
  # A value that stands behind `key:` or `-`: with a line end in front where it goes on in lines of its own.
  def node(value, indent, is_top = false, in_list = false)
    kind = __kind(value)
    return scalar(value, indent) unless kind == "array" || kind == "object"
    mark = ""
    if @seen[value].to_i > 1
      return "*" + @names[value].to_s if @names[value]
      @names[value] = @names.size + 1
      mark = "&" + @names[value].to_s
    end
    return join(mark, items(value, indent, is_top, in_list, mark == "")) if kind == "array"
    return join(mark, pairs(value.to_a, indent, is_top, in_list && mark == "", "{}")) if KERNEL.is_a(value, Hash)
    return value.to_s if KERNEL.is_date(value)
    return value.strftime("%Y-%m-%d %H:%M:%S.%N ") + (value.utc? ? "Z" : value.strftime("%:z")) if KERNEL.is_a(value, Time)
    if KERNEL.is_a(value, Range)
      list = [["begin", value.begin], ["end", value.end], ["excl", value.exclude_end?]]
      return join("!ruby/range", pairs(list, indent, is_top, false, "", true))
    end
    if KERNEL.is_a(value, Struct)
      list = value.to_h.map { |name, one| [name.to_s, one] }
      return join("!ruby/struct:" + value.class.name, pairs(list, indent, is_top, false, "", true))
    end
    list = value.instance_variables.map { |name| [name.to_s.delete_prefix("@"), value.instance_variable_get(name)] }
    list = [["hash", value.to_h { |one| [one, true] }]] if KERNEL.is_a(value, Set)
    join(mark + "!ruby/object:" + value.class.name, pairs(list, indent, is_top, false, "{}", true))
  end
  def join(mark, text) = mark == "" ? text : mark + (__str_startswith(text, "\n") ? "" : " ") + text
  def items(list, indent, is_top, in_list, is_open)
    return "[]" if list.empty?
    inner = is_top ? "" : (in_list ? indent + "  " : indent)
    lines = list.map do |one|
      @column = inner.size + 2
      inner + "-" + behind(node(one, inner, false, true))
    end
    return lines.join("\n").lstrip if in_list && is_open
    "\n" + lines.join("\n")
  end
  def behind(text) = text == "" || __str_startswith(text, "\n") ? text : " " + text
  # Names of an object's parts are written as they are.
  def pairs(list, indent, is_top, in_list, empty, of_object = false)
    return empty if list.empty?
    inner = is_top ? "" : indent + "  "
    lines = list.map do |key, one|
      @column = inner.size
      name = __same(key, nil) ? "! ''" : (of_object ? key : scalar(key, inner))
      head = name.include?("\n") ? "? " + name + "\n" + inner + ":" : name + ":"
      @column = inner.size + head.size + 1
      # A list in a map is not indented.
      inner + head + behind(node(one, inner))
    end
    in_list ? lines.join("\n").lstrip : "\n" + lines.join("\n")
  end
  def scalar(value, indent)
    return "" if __same(value, nil)
    return text_node(value, indent + "  ") if __kind(value) == "string"
    return symbol(value) if __kind(value) == "symbol"
    if KERNEL.is_float(value)
      return ".nan" if value.nan?
      return value > 0 ? ".inf" : "-.inf" if value.infinite?
    end
    value.to_s
  end
  def symbol(value)
    text = text_node(value.to_s, "")
    text == value.to_s ? ":" + text : ":" + value.to_s.inspect
  end
  def text_node(text, indent)
    return "''" if text == ""
    return literal(text, indent) if text.match?(/\n(?!\z)/) && !text.include?("\r")
    return "!!str '<<'" if text == "<<"
    return text.dump_yaml if text == "y" || text == "n" || text.match?(/[\x00-\x08\x0b-\x1f\t\x7f]/)
    return text.dump_yaml if text.match?(/\A[^[:word:]][^"]*\z/)
    return quoted(text, indent) unless __kind(KERNEL.yaml_value(text)) == "string"
    is_plain = !text.match?(/: |:\z| #|\A[\s"'#&*!|>%@`\[\]{},?-]|\s\z|\n/)
    is_plain ? folded(text, indent) : quoted(text, indent)
  end
  def quoted(text, indent)
    @column += 1
    "'" + folded(text.gsub("'", "''").gsub("\n", "\n\n" + indent), indent) + "'"
  end
  # Text over 80 characters goes on in the next line.
  def folded(text, indent)
    return text if @column + text.size <= 80
    line = @column
    parts = text.split(" ", -1)
    out = __str_copy("")
    parts.each_with_index do |part, at|
      if at > 0
        breaks = line > 80 && part != "" && parts[at - 1] != ""
        out << (breaks ? "\n" + indent : " ")
        line = breaks ? indent.size : line + 1
      end
      out << part
      line += part.size
    end
    out
  end
  def literal(text, indent)
    mark = text.end_with?("\n\n") ? "+" : (text.end_with?("\n") ? "" : "-")
    head = "|" + (__str_startswith(text, " ") ? "2" : "") + mark
    lines = text.split("\n", -1)
    lines.pop if text.end_with?("\n")
    head + "\n" + lines.map { |line| line == "" ? "" : (indent == "" ? "  " : indent) + line }.join("\n")
  end
end
class String
  def dump_yaml = inspect.gsub("\\u00", "\\x").gsub("\\#", "#")
end
# What a plain word means.
# Dates are there where the program, or a document, has brought them.
def KERNEL.is_date(value) = Object.const_defined?(:Date) && KERNEL.is_a(value, Object.const_get(:Date))
def KERNEL.yaml_date(text)
  require "date"
  Date.parse(text)
end
def KERNEL.yaml_value(text)
  case text
  when "", "~", "null", "Null", "NULL" then nil
  when /\A(true|yes|on)\z/i then true
  when /\A(false|no|off)\z/i then false
  when /\A[-+]?(0|[1-9][\d_,]*)\z/ then text.delete("_,").to_i
  when /\A[-+]?0[0-7_,]+\z/ then text.delete("_,").to_i(8)
  when /\A[-+]?0x[\h_,]+\z/ then text.delete("_,").to_i(16)
  when /\A[-+]?0b[01_,]+\z/ then text.delete("_,").to_i(2)
  when /\A[-+]?0\d+\z/, /\A[-+]?\d[\d_,]*\.\d*([eE][-+]\d+)?\z/, /\A[-+]?\.\d+\z/ then text.delete("_,").to_f
  when /\A\.inf\z/i, /\A\+\.inf\z/i then Float::INFINITY
  when /\A-\.inf\z/i then -Float::INFINITY
  when /\A\.nan\z/i then Float::NAN
  when /\A\d{4}-\d\d?-\d\d?\z/ then KERNEL.yaml_date(text)
  when /\A\d{4}-\d\d?-\d\d?[Tt ]+\d\d?:\d\d:\d\d/ then Time.parse(text)
  # Two parts are hours and minutes, too.
  when /\A[-+]?\d[\d_]*(:[0-5]?\d){1,2}\z/
    text.split(":").each_with_index.sum { |part, at| part.to_i * 60 ** (at - 2).abs }
  when /\A:"(.*)"\z/, /\A:'(.*)'\z/, /\A:([^:].*)\z/ then $1.to_sym
  else text
  end
end

class KernelYamlReader
  def initialize(text, symbolizes, permitted, has_aliases)
    @lines = text.lines(chomp: true)
    @written = @lines.dup
    @symbolizes = symbolizes
    @permitted = permitted
    @has_aliases = has_aliases
    @anchors = {}
    @at = 0
  end
  def document
    skip
    if @at < @lines.size && @lines[@at].match?(/\A---(\s|\z)/)
      @lines[@at] = @lines[@at].sub(/\A---/, "   ")
      skip
    end
    return false if @at >= @lines.size
    start = @at
    made = block(0)
    skip
    if @at < @lines.size && __kind(made) == "array" && @written[start].match?(/\A-\s/) && !@lines[@at].match?(/\A(---|\.\.\.)/)
      fail_at("did not find expected '-' indicator while parsing a block collection", start + 1, 1)
    end
    fail_here("did not find expected <document start>") if @at < @lines.size && !@lines[@at].match?(/\A(---|\.\.\.)/)
    made
  end
  def fail_at(what, line, column)
    raise Psych::SyntaxError, "(<unknown>): " + what + " at line " + line.to_s + " column " + column.to_s
  end
  # Where a text begins that the line before the one at hand was read as.
  def column_of(text) = (@written[@at - 1].to_s.index(text.lines(chomp: true)[0].to_s) || 0) + 1
  def fail_here(what)
    raise Psych::SyntaxError, "(<unknown>): " + what + " while parsing a block mapping at line " + (@at + 1).to_s + " column 1"
  end
  def skip
    @at += 1 while @at < @lines.size && @lines[@at].match?(/\A\s*(#.*)?\z/)
  end
  def indent_here = @at < @lines.size ? @lines[@at][/\A */].size : -1
  # The value that begins in the line at hand, which is indented so far at least.
  def block(least)
    skip
    indent = indent_here
    return nil if indent < least || @lines[@at].match?(/\A(---|\.\.\.)(\s|\z)/)
    text = @lines[@at][indent, @lines[@at].size]
    return sequence(indent) if text.match?(/\A-(\s|\z)/)
    return mapping(indent) if key_size(text) || text.match?(/\A\? /)
    @at += 1
    scalar(text, least)
  end
  def sequence(indent)
    list = []
    while indent_here == indent && @lines[@at].match?(/\A *-(\s|\z)/)
      # What stands behind the dash stands so far in as if the dash were a space.
      rest = @lines[@at][indent + 1, @lines[@at].size]
      if rest.match?(/\A\s*(#.*)?\z/)
        @at += 1
        list.push(block(indent + 1))
      else
        list.push(inside(rest, indent + 1))
      end
      skip
    end
    list
  end
  # What follows a dash or a key's colon in the same line.
  def inside(rest, indent)
    text = rest.lstrip
    if text.match?(/\A(&\S+|!\S*)\s*\z/)
      @at += 1
      mark = text.strip
      made = block(indent)
      @anchors[mark[1, mark.size]] = made if __str_startswith(mark, "&")
      return made
    end
    if text.match?(/\A-(\s|\z)/) || key_size(text)
      @lines[@at] = " " * (indent + rest.size - text.size) + text
      return block(indent)
    end
    @at += 1
    scalar(text, indent)
  end
  # How long the key is that a text begins with, if it does.
  def key_size(text)
    found = text[/\A("([^"\\]|\\.)*"|'([^']|'')*'|[^\s#&*!|>'"%@`\[\]{},?-][^#]*?|-[^\s#][^#]*?|\S[^#:]*?)(?=\s*:(\s|\z))/]
    return nil if found && found.match?(/\A[\[{|>]/)
    found && found.size
  end
  def mapping(indent)
    made = {}
    while indent_here == indent
      text = @lines[@at][indent, @lines[@at].size]
      if __str_startswith(text, "? ")
        made.store(*told_pair(indent))
        skip
        next
      end
      size = key_size(text)
      fail_at("could not find expected ':' while scanning a simple key", @at + 1, indent + 1) unless size
      name = text[0, size]
      key = word(name)
      key = key.to_sym if @symbolizes && __kind(key) == "string"
      rest = text[size, text.size].sub(/\A\s*:/, "")
      if rest.match?(/\A\s*(#.*)?\z/)
        @at += 1
        skip
        # A list may stand as far out as its key.
        is_list = indent_here == indent && @lines[@at].match?(/\A *-(\s|\z)/)
        value = is_list ? sequence(indent) : block(indent + 1)
      else
        @lines[@at] = rest
        value = value_behind(rest.lstrip, indent + 1)
      end
      if name == "<<"
        (__kind(value) == "array" ? value : [value]).each { |one| made = one.merge(made) }
      else
        made[key] = value
      end
      skip
    end
    made
  end
  # A pair whose key stands behind a question mark, and what it is for behind a colon.
  def told_pair(indent)
    key = inside(@lines[@at][indent + 1, @lines[@at].size], indent + 1)
    skip
    return [key, nil] unless indent_here == indent && @lines[@at].match?(/\A *:(\s|\z)/)
    [key, inside(@lines[@at][indent + 1, @lines[@at].size], indent + 1)]
  end
  def value_behind(text, indent)
    if (found = text.match(/\A(&\S+)\s*(.*)\z/))
      @at += 1
      if found[2] == ""
        skip
        made = block(indent - 1 == indent_here && @lines[@at].match?(/\A *- /) ? indent - 1 : indent)
      else
        made = scalar(found[2], indent)
      end
      return @anchors[found[1][1, found[1].size]] = made
    end
    @at += 1
    scalar(text, indent)
  end
  # A scalar or a flow, of which the rest may stand in the lines that follow.
  def scalar(text, indent)
    return literal(text, indent) if text.match?(/\A[|>][-+\d]*\s*(#.*)?\z/)
    if text.match?(/\A[\[{"']/)
      line = @at
      column = column_of(text)
      text += "\n" + next_line until closed?(text) || @at >= @lines.size
      unless closed?(text)
        what = { "[" => "did not find expected ',' or ']' while parsing a flow sequence",
                 "{" => "did not find expected ',' or '}' while parsing a flow mapping" }[text[0]]
        fail_at(what || "found unexpected end of stream while scanning a quoted scalar", line, column)
      end
      reader = KernelYamlFlow.new(text, self)
      return reader.whole
    end
    text = text.sub(/\s+#.*\z/, "").strip
    second = text.match?(/\A[&*!]/) ? nil : text.index(/:(\s|\z)/)
    fail_at("mapping values are not allowed in this context", @at, column_of(text) + second) if second
    while @at < @lines.size && indent_here >= indent && !@lines[@at].match?(/\A\s*#/) && indent_here > 0
      text += " " + next_line.sub(/\s+#.*\z/, "").strip
    end
    word(text)
  end
  def next_line
    @at += 1
    @lines[@at - 1].lstrip
  end
  def closed?(text)
    depth = 0
    quote = nil
    text.each_char.with_index do |char, at|
      if quote
        quote = nil if char == quote && !(quote == "\"" && text[at - 1] == "\\" && text[at - 2] != "\\")
      elsif char == "\"" || char == "'"
        quote = char if at == 0 || text[at - 1].match?(/[\s,\[{:]/)
      elsif char == "[" || char == "{"
        depth += 1
      elsif char == "]" || char == "}"
        depth -= 1
      end
    end
    depth <= 0 && !quote
  end
  def literal(head, indent)
    lines = []
    inner = head[/\d/] ? indent - 1 + head[/\d/].to_i : nil
    while @at < @lines.size && (@lines[@at].strip == "" || indent_here >= (inner || indent))
      inner = indent_here if !inner && @lines[@at].strip != ""
      lines.push(@lines[@at])
      @at += 1
    end
    lines = lines.map { |line| line[(inner || 0), line.size] || "" }
    blank = 0
    blank += 1 while blank < lines.size && lines[-1 - blank] == ""
    lines = lines[0, lines.size - blank]
    text = __str_startswith(head, "|") ? lines.join("\n") : KERNEL.yaml_folded(lines)
    return text if head.include?("-") || lines.empty?
    text + "\n" + (head.include?("+") ? "\n" * blank : "")
  end
  def word(text)
    if @permitted && (found = text.match(/\A!ruby\/(?:object|struct|class|module):(\S+)/))
      raise Psych::DisallowedClass, "Tried to load unspecified class: " + found[1]
    end
    return KernelYamlFlow.new(text, self).whole if text.match?(/\A["']/)
    return alias_named(text[1, text.size]) if __str_startswith(text, "*")
    if (found = text.match(/\A&(\S+)\s+(.*)\z/))
      return @anchors[found[1]] = word(found[2])
    end
    return text[/\s(.*)/, 1].to_s.delete("'\"") if text.match?(/\A!(!?str)?\s/)
    value = KERNEL.yaml_value(text)
    allow(value)
    value
  end
  def allow(value)
    return nil if !@permitted || !(__kind(value) == "symbol" || KERNEL.is_date(value) || KERNEL.is_a(value, Time))
    return nil if @permitted.any? { |one| one.to_s == value.class.to_s }
    raise Psych::DisallowedClass, "Tried to load unspecified class: " + value.class.name
  end
  def alias_named(name)
    raise Psych::BadAlias, "Unknown alias: " + name unless @has_aliases && @anchors.key?(name)
    @anchors[name]
  end
  def key_of(value) = @symbolizes && __kind(value) == "string" ? value.to_sym : value
end
# Lines that are one but for empty ones and those that are indented.
def KERNEL.yaml_folded(lines)
  out = __str_copy("")
  lines.each_with_index do |line, at|
    before = at > 0 ? lines[at - 1] : nil
    if before && before != "" && line != "" && !__str_startswith(line, " ") && !__str_startswith(before, " ")
      out << " "
    elsif before && (line == "" || __str_startswith(line, " ") || __str_startswith(before, " "))
      out << "\n"
    end
    out << line
  end
  out
end
# Lists, maps and quoted texts in a line.
class KernelYamlFlow
  def initialize(text, reader)
    @text = text
    @reader = reader
    @at = 0
  end
  def whole = value("")
  def peek = @at < @text.size ? @text[@at] : ""
  def skip
    @at += 1 while peek.match?(/\A\s\z/)
  end
  def value(stops)
    skip
    case peek
    when "[" then list
    when "{" then map
    when "\"" then double
    when "'" then single
    else
      start = @at
      @at += 1 until @at >= @text.size || stops.include?(peek) || peek == ":" && stops.include?(":") && @text[@at + 1].to_s.match?(/\A[\s,\]}]?\z/)
      @reader.word(@text[start, @at - start].strip)
    end
  end
  def list
    made = []
    @at += 1
    while true
      skip
      break if peek == "]" || peek == ""
      one = value(",]")
      made.push(one)
      skip
      @at += 1 if peek == ","
    end
    @at += 1
    made
  end
  def map
    made = {}
    @at += 1
    while true
      skip
      break if peek == "}" || peek == ""
      key = @reader.key_of(value_key)
      skip
      one = nil
      if peek == ":"
        @at += 1
        one = value(",}")
      end
      made[key] = one
      skip
      @at += 1 if peek == ","
    end
    @at += 1
    made
  end
  def value_key
    return value("") if peek == "\"" || peek == "'"
    start = @at
    @at += 1 until @at >= @text.size || ",}".include?(peek) || peek == ":" && @at > start && @text[@at + 1].to_s.match?(/\A[\s,}]?\z/)
    @reader.word(@text[start, @at - start].strip)
  end
  def single
    found = @text.match(/'((?:[^']|'')*)'/m, @at)
    @at = found.end(0)
    found[1].gsub("''", "'").gsub(/ *\n */, " ")
  end
  def double
    found = @text.match(/"((?:[^"\\]|\\.)*)"/m, @at)
    @at = found.end(0)
    found[1].gsub(/ *\n */, " ").gsub(/\\(x\h\h|u\h{4}|.)/) do
      mark = __field(GLOBALS, "$~")[1]
      mark.size > 1 ? mark[1, 4].to_i(16).chr("UTF-8") : (YAML_ESCAPES[mark] || mark)
    end
  end
end
YAML_ESCAPES = { "n" => "\n", "t" => "\t", "r" => "\r", "0" => "\0", "e" => "\e", "a" => "\a", "b" => "\b" }
