# From Ruby's patterns to the machine's.

class KernelPatternReader
  # Of the machine's groups, the numbers of those that the pattern does not write, and of the one where `\K` stands.
  attr_reader :is_caseless, :hidden, :keep
  def initialize(source, flags)
    @source = source
    @at = 0
    @out = []
    # Where the last part that can be repeated begins.
    @part = 0
    # The groups that are open: where each begins, what ends it, and what letters and spaces meant before it.
    @open = []
    @end = ""
    @hidden = []
    @keep = nil
    @is_caseless = flags.include?("i")
    @is_extended = flags.include?("x")
    @is_dot_all = flags.include?("m")
    # Beside groups with names, those without are none.
    @has_names = source.match_names
  end
  def peek(offset = 0) = @at + offset < __len(@source) ? __index(@source, @at + offset) : ""
  def is_next(text) = __list_part(@source, @at, @at + __len(text)) == text
  def translated
    while @at < __len(@source)
      char = peek
      @at += 1
      if char == "?" && peek != "?" && peek != "+" && is_capture(@out[@part])
        # A group that matches nothing has matched: the machine's `?` would say that it had not.
        @out.insert(@part, "(?:")
        @out.push("|)")
      elsif char == "*" || char == "+" || char == "?"
        @out.push(char)
        possessive
      elsif char == "{"
        count
      elsif @is_extended && __str_isspace(char)
        next
      elsif @is_extended && char == "#"
        @at += 1 while @at < __len(@source) && peek != "\n"
      elsif char == "("
        group
      elsif char == ")"
        close
      else
        @part = @out.size
        atom(char)
      end
    end
    numbered + @end
  end
  def is_capture(part)
    part == "(" || __kind(part) == "string" && __str_startswith(part, "(?<") && !__str_startswith(part, "(?<=") &&
      !__str_startswith(part, "(?<!")
  end
  def atom(char)
    if char == "\\"
      escape(false)
    elsif char == "["
      @out.push(bracket)
    elsif char == "."
      @out.push(@is_dot_all ? "[\\s\\S]" : "[^\\n]")
    elsif char == "]" || char == "}"
      @out.push("\\" + char)
    else
      @out.push(char)
    end
  end
  # The pattern; references by number mean the machine's groups.
  def numbered
    places = [0]
    at = 0
    @out.each do |part|
      next unless is_capture(part)
      at += 1
      if __str_startswith(part, "(?<__keep")
        @keep = at
      end
      if __str_startswith(part, "(?<__")
        @hidden.push(at)
      else
        places.push(at)
      end
    end
    parts = @out.map { |part| __kind(part) == "string" ? part : "\\" + (places[part] || part).to_s }
    __str_join("", parts)
  end
  def possessive
    if peek == "+"
      @at += 1
      @out.insert(@part, "(?=", "(?<__" + @at.to_s + ">")
      @out.push("))\\k<__" + @at.to_s + ">")
    elsif peek == "?"
      @out.push("?")
      @at += 1
    end
  end
  # `{2,3}` and `{,3}`, or a brace that stands for itself.
  def count
    stop = __str_find(@source, "}", @at)
    inside = stop < 0 ? "" : __list_part(@source, @at, stop)
    digits = __str_replace(inside, ",", "")
    if digits != "" && __str_isdigit(digits) && __len(inside) - __len(digits) <= 1
      @out.push("{" + (__str_startswith(inside, ",") ? "0" : "") + inside + "}")
      @at = stop + 1
      if peek == "?"
        @out.push("?")
        @at += 1
      elsif peek == "+" || peek == "*"
        @out.insert(@part, "(?:")
        @out.push(")")
      end
    else
      @part = @out.size
      @out.push("\\{")
    end
  end
  def open(text, stop = ")")
    @open.push([@out.size, stop, @is_extended, @is_dot_all])
    text.each { |part| @out.push(part) }
  end
  def close
    return @out.push(")") if @open.size == 0
    @part, stop, @is_extended, @is_dot_all = @open.pop
    @out.push(stop)
  end
  def group
    return open([@has_names ? "(?:" : "("]) unless peek == "?"
    if is_next("?#")
      @at = __str_find(@source, ")", @at) + 1
    elsif is_next("?>")
      @at += 2
      open(["(?=", "(?<__" + @at.to_s + ">"], "))\\k<__" + @at.to_s + ">")
    elsif is_next("?<=") || is_next("?<!")
      open(["(" + __list_part(@source, @at, @at + 3)])
      @at += 3
    elsif is_next("?<") || is_next("?'")
      stop = __str_find(@source, is_next("?<") ? ">" : "'", @at + 2)
      open(["(?<" + __list_part(@source, @at + 2, stop) + ">"])
      @at = stop + 1
    elsif is_next("?:") || is_next("?=") || is_next("?!")
      open(["(" + __list_part(@source, @at, @at + 2)])
      @at += 2
    else
      options
    end
  end
  # `(?i-m:` for what is in the group, and `(?i)` for what is left of the one around it.
  def options
    @at += 1
    is_on = true
    letters = ""
    before = [@is_extended, @is_dot_all]
    while peek != ":" && peek != ")" && peek != ""
      case peek
      when "-" then is_on = false
      when "i" then letters = is_on ? "i" : "-i"
      when "x" then @is_extended = is_on
      when "m" then @is_dot_all = is_on
      end
      @at += 1
    end
    if peek == ":"
      @open.push([@out.size, ")", *before])
      @out.push("(?" + letters + ":")
    elsif letters != ""
      @out.push("(?" + letters + ":")
      if @open.size > 0
        @open[-1][1] = ")" + @open[-1][1]
      else
        @end = ")" + @end
      end
    end
    @at += 1
  end
  # What stands behind a backslash; in brackets without brackets of its own.
  def escape(is_inside)
    char = peek
    @at += 1
    if PLAIN_ESCAPES.include?(char)
      made = "\\" + char
    elsif char == "A"
      made = "(?<![\\s\\S])"
    elsif char == "z"
      made = "(?![\\s\\S])"
    elsif char == "Z"
      made = "(?=\\n?(?![\\s\\S]))"
    elsif char == "h"
      made = is_inside ? "0-9a-fA-F" : "[0-9a-fA-F]"
    elsif char == "H"
      made = "[^0-9a-fA-F]"
    elsif char == "w"
      made = is_inside ? WORD_CHARS : "[" + WORD_CHARS + "]"
    elsif char == "W"
      made = is_inside ? "\\W" : "[^" + WORD_CHARS + "]"
    elsif char == "R"
      made = "(?:\\r\\n|[\\n\\r\\v\\f])"
    elsif char == "X"
      made = "(?:\\P{M}\\p{M}*)"
    elsif char == "a"
      made = "\\x07"
    elsif char == "e"
      made = "\\x1b"
    elsif char == "K" && !is_inside
      made = "(?<__keep>)"
    elsif char == "G"
      made = ""
    elsif char == "b" && is_inside
      made = "\\x08"
    elsif char == "b" || char == "B"
      made = "\\" + char
    elsif char == "k"
      stop = __str_find(@source, ">", @at) + 1
      made = "\\k" + __list_part(@source, @at, stop)
      @at = stop
    elsif char == "p" || char == "P"
      made = property(char)
    elsif char == "0"
      made = "\\x00"
    elsif char >= "1" && char <= "9"
      made = is_inside ? "\\x0" + char : char.to_i
    elsif char == "x"
      digits = peek(1) != "" && "0123456789abcdefABCDEF".include?(peek(1)) ? 2 : 1
      made = "\\x" + __list_part(@source, @at, @at + digits).rjust(2, "0")
      @at += digits
    elsif char == "u"
      stop = peek == "{" ? __str_find(@source, "}", @at) + 1 : @at + 4
      made = "\\u" + __list_part(@source, @at, stop)
      @at = stop
    else
      made = SYNTAX_CHARS.include?(char) || is_inside && char == "-" ? "\\" + char : char
    end
    is_inside ? made : @out.push(made)
  end
  def property(char)
    stop = __str_find(@source, "}", @at)
    name = __list_part(@source, @at + 1, stop)
    @at = stop + 1
    if __str_startswith(name, "^")
      name = name[1, name.size]
      char = char == "p" ? "P" : "p"
    end
    "\\" + char + "{" + (PROPERTIES[name.downcase] || name) + "}"
  end
  # A set in brackets, behind its first bracket.
  def bracket
    is_negated = peek == "^"
    @at += 1 if is_negated
    sets = []
    out = []
    is_first = true
    while peek != "" && (peek != "]" || is_first)
      is_first = false
      char = peek
      if is_next("[:")
        stop = __str_find(@source, ":]", @at)
        name = __list_part(@source, @at + 2, stop)
        @at = stop + 2
        out.push(name[0] == "^" ? POSIX_SETS["^" + name[1, name.size]] || "" : POSIX_SETS[name] || "")
      elsif is_next("&&")
        @at += 2
        sets.push(__str_join("", out))
        out = []
      elsif char == "["
        @at += 1
        inside = bracket
        # A set in a set is part of it, unless it is what the other one is cut with.
        out.push(__str_startswith(inside, "[^") || inside == "[" ? inside : inside[1, inside.size - 2])
      elsif char == "\\"
        @at += 1
        out.push(escape(true))
      else
        @at += 1
        out.push(char == "]" || char == "(" || char == ")" || char == "{" || char == "}" ||
          char == "/" || char == "|" ? "\\" + char : char)
      end
    end
    return "[" if peek == ""
    @at += 1
    last = __str_join("", out)
    return "[" + (is_negated ? "^" : "") + last + "]" if sets.size == 0
    sets.push(last)
    parts = sets.map { |set| __str_startswith(set, "[") ? set : "[" + set + "]" }
    whole = "(?:" + parts.take(parts.size - 1).map { |set| "(?=" + set + ")" }.join + parts[-1] + ")"
    is_negated ? "(?:(?!" + whole + ")[\\s\\S])" : whole
  end
end
class String
  def match_names
    from = 0
    while true
      place = __str_find(self, "(?<", from)
      return false if place < 0
      behind = __list_part(self, place + 3, place + 4)
      return true if behind != "=" && behind != "!"
      from = place + 3
    end
  end
end
PLAIN_ESCAPES = ["d", "D", "s", "S", "n", "t", "r", "f", "v"]
SYNTAX_CHARS = ["^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/"]
WORD_CHARS = "a-zA-Z0-9_"
PROPERTIES = { "alpha" => "Alphabetic", "digit" => "Nd", "upper" => "Uppercase", "lower" => "Lowercase",
               "space" => "White_Space", "punct" => "P", "alnum" => "Alphabetic", "word" => "Alphabetic",
               "han" => "Script=Han", "hiragana" => "Script=Hiragana", "katakana" => "Script=Katakana",
               "latin" => "Script=Latin", "greek" => "Script=Greek", "cyrillic" => "Script=Cyrillic" }
POSIX_SETS = { "alpha" => "\\p{L}\\p{M}", "digit" => "0-9", "alnum" => "\\p{L}\\p{M}\\p{N}", "upper" => "\\p{Lu}",
               "lower" => "\\p{Ll}", "space" => "\\s", "punct" => "!-\\/:-@\\[-`\\{-~", "xdigit" => "0-9a-fA-F",
               "word" => "\\p{L}\\p{M}\\p{N}_", "blank" => " \\t", "cntrl" => "\\x00-\\x1f\\x7f", "print" => "\\x20-\\x7e",
               "graph" => "\\x21-\\x7e", "^alpha" => "\\P{L}", "^digit" => "\\D", "^space" => "\\S", "^alnum" => "\\W" }
