# `format`.

def KERNEL.format_given(given)
  raise ArgumentError, "too few arguments" if given.size == 0
  KERNEL.format(KERNEL.text_of(given[0]), given.drop(1))
end
# Formats are read once each: a plan holds texts, and for each directive its kind, flags, width and places; it is false where
# a format is more than that.
FORMATS = __new_map()
def KERNEL.format(text, given)
  plan = KERNEL.made_once(FORMATS, text) { KERNEL.format_plan(text) }
  return KERNEL.format_with_care(text, given) unless plan
  out = []
  next_one = 0
  at = 0
  while at < __len(plan)
    part = __index(plan, at)
    at += 1
    if __kind(part) == "string"
      __list_append(out, part)
    else
      raise ArgumentError, "too few arguments" if next_one >= __len(given)
      value = __index(given, next_one)
      next_one += 1
      __list_append(out, KERNEL.formatted(__index(part, 0), __index(part, 1), __index(part, 2), __index(part, 3), value))
    end
  end
  __str_copy(__str_join("", out))
end
def KERNEL.format_plan(text)
  plan = []
  at = 0
  size = __len(text)
  while at < size
    stop = __str_find(text, "%", at)
    stop = size if stop < 0
    __list_append(plan, __list_part(text, at, stop)) if stop > at
    break if stop == size
    at = stop + 1
    if at < size && __index(text, at) == "%"
      __list_append(plan, "%")
      at += 1
      next
    end
    stop = at
    stop += 1 while stop < size && __str_find("-+ 0#", __index(text, stop)) >= 0
    flags = __list_part(text, at, stop)
    at = stop
    stop += 1 while stop < size && __str_isdigit(__index(text, stop))
    width = __list_part(text, at, stop).to_i
    places = nil
    if stop < size && __index(text, stop) == "."
      at = stop + 1
      stop = at
      stop += 1 while stop < size && __str_isdigit(__index(text, stop))
      places = __list_part(text, at, stop).to_i
    end
    return false if stop >= size || __str_find("sdifxXobBeEgGpcu", __index(text, stop)) < 0
    __list_append(plan, [__index(text, stop), flags, width, places])
    at = stop + 1
  end
  plan
end
def KERNEL.format_with_care(text, given)
  out = []
  at = 0
  next_one = 0
  size = __len(text)
  is_numbered = false
  take = -> {
    raise ArgumentError, "unnumbered(" + (next_one + 1).to_s + ") mixed with numbered" if is_numbered
    raise ArgumentError, "too few arguments" if next_one >= given.size
    next_one += 1
    given[next_one - 1]
  }
  while at < size
    stop = __str_find(text, "%", at)
    stop = size if stop < 0
    out.push(__list_part(text, at, stop)) if stop > at
    at = stop + 1
    break if at > size
    raise ArgumentError, "incomplete format specifier; use %% (double %) instead" if at == size
    flags = ""
    width = nil
    places = nil
    value = nil
    has_value = false
    kind = nil
    while __same(kind, nil)
      raise ArgumentError, "malformed format string - %" + flags if at >= size
      char = __index(text, at)
      at += 1
      if char == "-" || char == "+" || char == " " || char == "0" || char == "#"
        flags += char
      elsif char == "<" || char == "{"
        stop = __str_find(text, char == "<" ? ">" : "}", at)
        raise ArgumentError, "malformed name - unmatched parenthesis" if stop < 0
        key = __list_part(text, at, stop).to_sym
        if next_one > 0
          raise ArgumentError, "named" + char + key.to_s + (char == "<" ? ">" : "}") + " after unnumbered(" + next_one.to_s + ")"
        end
        at = stop + 1
        raise ArgumentError, "one hash required" unless KERNEL.is_a(given[0], Hash)
        value = given[0].fetch(key) do
          raise KeyError, "key" + char + key.to_s + (char == "<" ? ">" : "}") + " not found"
        end
        has_value = true
        kind = "s" if char == "{"
      elsif char == "*"
        width = take.call
        if width < 0
          flags += "-"
          width = -width
        end
      elsif char >= "1" && char <= "9"
        number = char
        while at < size && __str_isdigit(__index(text, at))
          number += __index(text, at)
          at += 1
        end
        if at < size && __index(text, at) == "$"
          raise ArgumentError, "numbered(" + number + ") after unnumbered(" + next_one.to_s + ")" if next_one > 0
          raise ArgumentError, "too few arguments" if number.to_i > given.size
          value = given[number.to_i - 1]
          has_value = true
          is_numbered = true
          at += 1
        else
          width = number.to_i
        end
      elsif char == "."
        number = ""
        if at < size && __index(text, at) == "*"
          number = take.call.to_s
          at += 1
        end
        while at < size && __str_isdigit(__index(text, at))
          number += __index(text, at)
          at += 1
        end
        places = number.to_i
      else
        kind = char
      end
    end
    if kind == "%"
      out.push("%")
    elsif kind == "\n" || kind == "\0"
      out.push("%" + kind)
    else
      value = take.call unless has_value
      out.push(KERNEL.formatted(kind, flags, width || 0, places, value))
    end
  end
  __str_copy(__str_join("", out))
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
    is_float = KERNEL.is_float(value)
    if is_float && kind == "f" && flags == "" && value > 0 && value.finite?
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
  return value.floor if KERNEL.is_float(value) || KERNEL.is_a(value, Rational)
  return Integer(value) if __kind(value) == "string"
  raise TypeError, "can't convert nil into Integer" if __same(value, nil)
  return value.to_i if value.respond_to?(:to_i)
  raise TypeError, "can't convert " + value.class.name + " into Integer"
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
  raise ArgumentError, "%c requires a character" unless value.to_s.size == 1
  value.to_s
end
