# Where errors and calls are told to come from: the program's calls, with those of the library that it made.

# Functions of the library that the reference does not tell of.
UNTOLD_FUNCTIONS = ["yield", "()", "send", "__send__", "method_missing", "absent_member", "eval_exec", "raise",
                    "prototype"]
# Those that it has as source of its own.
def KERNEL.internal_place(name)
  case name
  when "tap" then "<internal:kernel>:90"
  when "then" then "<internal:kernel>:124"
  when "Float" then "<internal:kernel>:214"
  end
end
def KERNEL.places(error) = KERNEL.told_frames(__list_of(__exception_frames(error, true)), error)
# The calls around the one that caught an error, where that is under way still.
def KERNEL.places_around(last)
  frames = __list_of(__call_frames(true)).map do |frame|
    [frame[0], frame[1], frame[2], frame[3], nil, frame[4], frame[5]]
  end
  label = last[last.index(":in `"), last.size]
  all = KERNEL.told_frames(frames.reverse, nil)
  at = all.index { |place| __str_endswith(place, label) }
  at ? all.drop(at + 1) : []
end
# Whether an operator comes to a method of the program's own at once: by nothing but what picks it.
def KERNEL.is_own_operator(frames, at)
  name = __list_of(frames[at])[2]
  return false unless name == "operated" || __str_startswith(name, "block")
  at += 1
  at += 1 while at < frames.size && __list_of(frames[at])[0] == "" && __list_of(frames[at])[2] == "operated"
  at < frames.size && __list_of(frames[at])[0] != ""
end
# How calls are told, the innermost first; given are they the other way round, the library's among them.
def KERNEL.told_frames(frames, error)
  places = []
  own = nil
  evaluating = nil
  is_within = false
  frames.each_with_index do |frame, at|
    frame = __list_of(frame)
    if __str_startswith(frame[0], "(eval") && own
      # A text that is evaluated is told as the code that had it evaluated, in a call of `eval`.
      if frame[2] == "<main>"
        places.push(own[0] + ":" + own[1].to_s + ":in `eval'")
        evaluating = own[2]
        next
      end
      frame[2] = frame[2].sub("block in <main>", evaluating).sub(/block \(2 levels\) in <main>/) { "block in " + evaluating } if evaluating
    end
    if frame[0] != ""
      own = frame
      is_within = false
      places.concat(KERNEL.told_places(frame))
    elsif own && !is_within
      # Of the library's functions the one that the program called is told.
      is_within = true
      name = KERNEL.told_function(frame[2], own)
      # An operator of the program's own is told by its own call.
      name = nil if name != "!=" && KERNEL.is_own_operator(frames, at)
      # A method that there is none of was not called.
      if name && error && KERNEL.is_a(error, NameError) && name == __own_value(error, "@name").to_s
        name = nil unless frames.drop(at + 1).any? { |inner| __list_of(inner)[0] != "" }
      end
      name = nil if name && error && KERNEL.is_plain_change(name, error)
      # Reading an element is no call of its own where that asks the program.
      name = nil if name == "[]" && frames.drop(at + 1).any? { |inner| __list_of(inner)[0] != "" }
      if name
        place = (KERNEL.internal_place(name) || own[0] + ":" + own[1].to_s) + ":in `"
        places.push(place + name + "'")
        inner = frames.drop(at + 1).map { |one| __list_of(one) }
        walks = KERNEL.walks_within(name, inner)
        walks.each { |walk| places.push(place + walk + "'") }
        is_walk = walks.size > 0 ? EACH_WALKS.include?(walks[-1]) : KERNEL.walks_by_each(name, inner)
        operator = KERNEL.folding_operator(name, own, error)
        is_walk = false if operator && own[4] && !operator[1]
        places.push(place + "each'") if is_walk
        places.push(place + operator[0] + "'") if operator
        places.push(place + "initialize'") if name == "new" && KERNEL.makes_by_initializing(own, inner)
      end
    end
  end
  if own && !is_within && error && __same(error.class, ZeroDivisionError)
    name = KERNEL.told_operator(own)
    places.push(own[0] + ":" + own[1].to_s + ":in `" + name + "'") if name
  end
  places.reverse
end
# What a sum, or a fold by an operator's name, calls on what it has so far: the operator, and whether the walk is told around it.
def KERNEL.folding_operator(name, own, error)
  return nil unless error && KERNEL.is_a(error, TypeError) && error.message.include?(" can't be coerced into ")
  return nil unless name == "sum" || name == "inject" || name == "reduce"
  line = own[5].to_s
  return line.match?(/\.sum\(["']/) ? nil : ["+", true] if name == "sum"
  found = line.match(/(?:inject|reduce)\((?:[^()]*, )?:([-+*\/%]|\*\*)\)/)
  found && [found[1], false]
end
# Walks of Enumerable's are made by `each`, which is told too, where it is not the program's own that is told anyway.
def KERNEL.walks_by_each(name, inner)
  own = inner.find { |frame| frame[0] != "" }
  # What is compared at the end of a sorting is compared when the walk is over.
  return false if own ? own[2] == "each" : name == "sort_by"
  # Nothing is walked by what was called wrongly.
  return false if inner.size == 0
  return true if EACH_WALKS.include?(name)
  first = inner[0]
  first && first[0] == "" ? first[2] == name || WALKERS.include?(first[2]) : false
end
WALKERS = ["mapped", "chosen", "reduced", "keyed"]
# What enumerators walk by, from the outside in: their `each`, and the methods that they stand for.
def KERNEL.walks_within(name, inner)
  found = []
  at = 0
  while at < inner.size && inner[at][0] == ""
    behind = at + 1
    if inner[at][2] == "each"
      behind += 1 while behind < inner.size && SENDERS.include?(inner[behind][2])
      method = behind < inner.size && inner[behind][0] == "" ? inner[behind][2] : ""
      if method.match?(/\A[a-z]\w*\z/) && !WALKERS.include?(method)
        found.push("each") unless INDEX_WALKS.include?(found[-1] || name)
        found.push(method)
      end
    end
    at = behind
  end
  found
end
SENDERS = ["send", "__send__", "called"]
INDEX_WALKS = ["with_index", "each_with_index", "with_object", "each_with_object"]
# What makes an object initializes it, where no method of the program's own does; arrays are made at once here.
def KERNEL.makes_by_initializing(own, inner)
  return own[5].to_s.match?(/(?:Array|Class|Regexp|Module)\.new/) if inner.size == 0
  return true if __str_startswith(inner[0][2], "block")
  return own[5].to_s.match?(/(?:Array|Class|Regexp|Module)\.new/) unless inner.any? { |frame| frame[2] == "initialize" }
  inner.all? { |frame| frame[0] == "" }
end
EACH_WALKS = ["each_with_index", "each_slice", "each_cons", "each_with_object", "inject", "reduce", "group_by", "partition",
              "min_by", "max_by", "minmax_by", "sort_by", "flat_map", "collect_concat", "filter_map", "find", "detect",
              "find_all", "with_index", "with_object"]
# What the reference changes without a call of its own.
def KERNEL.is_plain_change(name, error)
  return false unless name == "[]=" || name == "<<"
  return error.message.end_with?("for array") || error.message.include?("too small for array") if KERNEL.is_a(error, IndexError)
  return false unless KERNEL.is_a(error, FrozenError)
  of = __has_own(error, "@receiver") ? __own_value(error, "@receiver") : nil
  __kind(of) == "array" || (name == "<<" ? __kind(of) == "string" : KERNEL.is_a(of, Hash))
end
# The clauses that rescue, by file: what they are told as, where they begin and end, and the line of the code around.
CLAUSES = __new_map()
def KERNEL.note_clauses(file, table)
  __map_put(CLAUSES, file, table)
end
# How a call is told, the outermost first: the code of a clause that rescues is told as a call of its own.
def KERNEL.told_places(frame)
  at = frame[1] * 10000 + frame[6]
  around = []
  if __map_has(CLAUSES, frame[0])
    around = __map_find(CLAUSES, frame[0]).split("\n").map { |line| line.split("\t") }
    around = around.select { |clause| clause[0] == frame[2] && clause[1].to_i <= at && at < clause[2].to_i }
  end
  lines = around.map { |clause| clause[3] } + [frame[1].to_s]
  lines.each_with_index.map { |line, depth| frame[0] + ":" + line + ":in `" + "rescue in " * depth + frame[2] + "'" }
end
def KERNEL.told_function(name, frame)
  return nil if name == "block in absent_member"
  return nil if name.match?(/\Ablock in [a-z_]\w*[?!]?\z/)
  return KERNEL.told_operator(frame) if __str_startswith(name, "block") || name == "operated"
  return nil if UNTOLD_FUNCTIONS.include?(name)
  return nil if __has_own(KERNEL, name) && !__has_own(__field(Object, "prototype"), name)
  name
end
# The operator that an expression begins with behind its first operand.
def KERNEL.told_operator(frame)
  # The machine marks it, where the expression is one of operands.
  marks = frame[4]
  return frame[5].lstrip[marks.index("^"), marks.count("^")] if marks && marks.include?("~") && marks.include?("^")
  return nil if KERNEL.is_evaluated(frame) || frame[6] >= __len(frame[5])
  found = frame[5][frame[6], frame[5].size].match(/<=>|!=|\*\*|<<|>>|<=|>=|[-+*\/%<>&|^]/)
  found ? found[0] : nil
end
def KERNEL.places_under_way
  __list_of(__call_frames()).map { |frame| frame[0] + ":" + frame[1].to_s + ":in `" + frame[2] + "'" }
end
# The same with those of the library that the program called, but for the one that asks.
def KERNEL.all_places_under_way
  frames = __list_of(__call_frames(true)).map do |frame|
    [frame[0], frame[1], frame[2], frame[3], nil, frame[4], frame[5]]
  end
  KERNEL.told_frames(frames.reverse, nil).drop(1)
end
