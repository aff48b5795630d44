# `format`.

def KERNEL.format_given(given)
  raise ArgumentError, "too few arguments" if given.size == 0
  KERNEL.format(KERNEL.text_of(given[0]), given.drop(1))
end
# Formats are read once each: a plan holds texts, and lists for what a directive says (see `KERNEL.directive`).
FORMATS = __new_map()
def KERNEL.format(text, given)
  plan = __map_find(FORMATS, text)
  plan = KERNEL.made_once(FORMATS, text) { KERNEL.format_plan(text) } if __same(plan, nil)
  out = []
  next_one = 0
  at = 0
  while at < __len(plan)
    part = __index(plan, at)
    at += 1
    if __kind(part) == "string"
      __list_append(out, part)
      next
    end
    raise ArgumentError, __index(part, 1) if __same(__index(part, 0), nil)
    # What is asked for most: a text, an integer or a float as the next argument, without flags.
    quick = __index(part, 5)
    if quick && next_one < __len(given)
      value = __index(given, next_one)
      body = KERNEL.formatted_quickly(quick, value, __index(part, 3))
      if body
        next_one += 1
        width = __index(part, 2)
        __list_append(out, width > 0 ? __str_rjust(body, width, " ") : body)
        next
      end
    end
    flags = __index(part, 1)
    width = __index(part, 2)
    places = __index(part, 3)
    source = __index(part, 4)
    if __kind(width) == "string"
      width = KERNEL.format_argument(given, next_one)
      next_one += 1
      flags += "-" if width < 0
      width = width.abs
    end
    if __kind(places) == "string"
      places = KERNEL.format_argument(given, next_one)
      next_one += 1
      places = nil if places < 0
    end
    if __same(source, nil)
      value = KERNEL.format_argument(given, next_one)
      next_one += 1
    elsif __kind(source) == "number"
      value = KERNEL.format_argument(given, source - 1)
    else
      value = KERNEL.format_named(given, __index(source, 0), __index(source, 1))
    end
    __list_append(out, KERNEL.formatted(__index(part, 0), flags, width, places, value))
  end
  __str_copy(__str_join("", out))
end
# The text of a value for `%s`, `%d` and `%f`; nothing where it takes more than is done here.
def KERNEL.formatted_quickly(kind, value, places)
  if kind == "s"
    return __same(places, nil) ? (__kind(value) == "string" ? __unwrap(value) : value.to_s) : nil
  end
  return nil unless __kind(value) == "number"
  if kind == "d"
    return __same(places, nil) && !__same(__parent(value), FLOAT) ? __native_str(value) : nil
  end
  value = __number_float(value) unless __same(__parent(value), FLOAT)
  return nil unless value > 0 && value < 1.0e300
  places = 6 if __same(places, nil)
  KERNEL.is_tie(value, places) ? nil : __native_format(value, "." + __native_str(places) + "f")
end
def KERNEL.format_argument(given, place)
  raise ArgumentError, "too few arguments" if place >= __len(given)
  __index(given, place)
end
# The value of a key of the hash that was given; `shown` is how the directive names it.
def KERNEL.format_named(given, key, shown)
  raise ArgumentError, "one hash required" unless KERNEL.is_a(given[0], Hash)
  given[0].fetch(key) do
    raise KeyError.new("key" + shown + " not found", receiver: given[0], key: key)
  end
end
def KERNEL.format_plan(text)
  plan = []
  at = 0
  size = __len(text)
  # How many arguments have been taken in order, and whether some were taken by their number.
  taken = [0, false]
  while at < size
    stop = __str_find(text, "%", at)
    stop = size if stop < 0
    __list_append(plan, __list_part(text, at, stop)) if stop > at
    break if stop == size
    part, at = KERNEL.directive(text, stop + 1, taken)
    __list_append(plan, part)
    return plan if __kind(part) == "array" && __same(__index(part, 0), nil)
  end
  plan
end
# What a directive says, and where the text goes on: its kind, flags, width, places behind the point, and where its value comes from:
# nothing is the next argument, a number one by its place, a list one by its key and how it is shown. Width and places are `*`
# where an argument says them. Without a kind it is an error, of that text; what stands for itself is a text.
def KERNEL.directive(text, at, taken)
  size = __len(text)
  wrong = ->(words) { [[nil, words], size] }
  return wrong.call("incomplete format specifier; use %% (double %) instead") if at == size
  flags = ""
  width = 0
  places = nil
  source = nil
  kind = nil
  char = nil
  first = at
  while __same(kind, nil)
    if at >= size
      return wrong.call(__str_isdigit(char.to_s) || !__same(places, nil) ? "malformed format string - %*[0-9]" : "invalid format character - %")
    end
    char = __index(text, at)
    at += 1
    if __str_find("-+ 0#", char) >= 0
      flags += char
    elsif char == "<" || char == "{"
      stop = __str_find(text, char == "<" ? ">" : "}", at)
      return wrong.call("malformed name - unmatched parenthesis") if stop < 0
      shown = __list_part(text, at - 1, stop + 1)
      return wrong.call("named" + shown + " after unnumbered(" + taken[0].to_s + ")") if taken[0] > 0
      source = [__list_part(text, at, stop).to_sym, shown]
      taken[1] = "named"
      at = stop + 1
      kind = "s" if char == "{"
    elsif char == "*"
      width = "*"
      taken[0] += 1
    elsif char >= "1" && char <= "9"
      stop = at
      stop += 1 while stop < size && __str_isdigit(__index(text, stop))
      number = __list_part(text, at - 1, stop)
      at = stop
      if at < size && __index(text, at) == "$"
        return wrong.call("numbered(" + number + ") after unnumbered(" + taken[0].to_s + ")") if taken[0] > 0
        source = number.to_i
        taken[1] = "numbered"
        at += 1
      else
        width = number.to_i
      end
    elsif char == "."
      if at < size && __index(text, at) == "*"
        places = "*"
        taken[0] += 1
        at += 1
      else
        stop = at
        stop += 1 while stop < size && __str_isdigit(__index(text, stop))
        places = __list_part(text, at, stop).to_i
        at = stop
      end
    else
      kind = char
    end
  end
  return at > first + 1 ? wrong.call("invalid format character - %") : ["%", at] if kind == "%"
  return ["%" + kind, at] if kind == "\n" || kind == "\0"
  if __same(source, nil)
    return wrong.call("unnumbered(" + (taken[0] + 1).to_s + ") mixed with " + taken[1]) if taken[1]
    taken[0] += 1
  end
  is_quick = flags == "" && __same(source, nil) && __kind(width) == "number" && __kind(places) != "string" &&
    (kind == "s" || kind == "d" || kind == "f")
  [[kind, flags, width, places, source, is_quick ? kind : nil], at]
end
def KERNEL.formatted(kind, flags, width, places, value)
  # What is asked for most.
  if kind == "s" && __same(places, nil)
    return KERNEL.filled_out(value.to_s, "", __str_replace(flags, "0", ""), width)
  end
  if kind == "d" && flags == "" && __same(places, nil) && KERNEL.is_integer(value)
    return __str_rjust(__native_str(value), width, " ")
  end
  sign = ""
  mark = ""
  case kind
  when "d", "i", "u"
    number = KERNEL.format_integer(value)
    body = number.abs.to_s
    sign = "-" if number < 0
  when "f", "e", "E", "g", "G", "a", "A"
    value = value.to_f if __kind(value) == "number"
    is_float = KERNEL.is_float(value)
    if is_float && kind == "f" && flags == "" && value > 0 && value < Float::INFINITY
      places = 6 if __same(places, nil)
      body = KERNEL.is_tie(value, places) ? KERNEL.tie_to_even(value, places) : __native_format(value, "." + __native_str(places) + "f")
      return __str_rjust(body, width, " ")
    end
    number = is_float || KERNEL.is_a(value, Rational) && kind == "f" ? value : Float(value)
    return KERNEL.filled_out(KERNEL.format_special(number, flags), "", flags.delete("0"), width) unless number.finite?
    is_below = number < 0 || KERNEL.is_float(number) && number == 0 && 1 / number < 0
    sign = "-" if is_below
    body = KERNEL.format_float(kind, flags, places, number.abs)
  when "x", "X", "o", "b", "B"
    number = KERNEL.format_integer(value)
    radix = { "x" => 16, "o" => 8, "b" => 2 }[kind.downcase]
    if number < 0 && !flags.include?("+") && !flags.include?(" ")
      body = ".." + KERNEL.two_complement(number, radix)
      # What is filled up goes on with the digits that such a number has without end.
      digit = body[2]
      wanted = places || (flags.include?("0") && !flags.include?("-") ? width : 0)
      body = ".." + body[2, body.size].rjust(wanted - 2, digit) if wanted > body.size
      flags = flags.delete("0")
      places = nil
    else
      body = number.abs.to_s(radix)
      sign = "-" if number < 0
    end
    mark = { "x" => "0x", "X" => "0X", "o" => "0", "b" => "0b", "B" => "0B" }[kind] if flags.include?("#") &&
      number != 0
    body = body.upcase if kind == "X"
  when "c"
    raise ArgumentError, "invalid character" if KERNEL.is_integer(value) && value < 0
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
  return __str_ljust(front + body, width, " ") if __str_find(flags, "-") >= 0
  return front + __str_rjust(body, width - __len(front), "0") if __str_find(flags, "0") >= 0
  __str_rjust(front + body, width, " ")
end
def KERNEL.format_special(number, flags)
  text = number.nan? ? "NaN" : (number < 0 ? "-Inf" : "Inf")
  flags.include?("+") && !__str_startswith(text, "-") ? "+" + text : text
end
def KERNEL.format_integer(value)
  return value if KERNEL.is_integer(value)
  return value.truncate if KERNEL.is_float(value) || KERNEL.is_a(value, Rational)
  return Integer(value) if __kind(value) == "string"
  raise TypeError, "can't convert nil into Integer" if __same(value, nil)
  return value.to_i if value.respond_to?(:to_i)
  raise TypeError, "can't convert " + KERNEL.converted_name(value) + " into Integer"
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
  value = value.to_str if __kind(value) == "object" && value.respond_to?(:to_str)
  return KERNEL.char_of(KERNEL.int(value)) unless __kind(value) == "string"
  raise ArgumentError, "%c requires a character" unless value.size == 1
  value
end
