# What patterns ask of values. Of a pattern that stands alone it is noted what did not fit, and the error tells that.

def KERNEL.is_empty(hash) = hash.size == 0
def KERNEL.has_stretch(list, place, count) = place + count <= __len(list)
def KERNEL.part_before(list, place) = __list_part(list, 0, place)
def KERNEL.part_from(list, place) = __list_part(list, place, __len(list))
def KERNEL.deconstructed(value, least, is_open, held, notes)
  unless __kind(value) == "array" || value.respond_to?(:deconstruct)
    return notes ? KERNEL.misfit(value.inspect + " does not respond to #deconstruct") : nil
  end
  list = __kind(value) == "array" ? value : KERNEL.deconstructed_once(value, held)
  count = __len(list)
  return list if is_open ? count >= least : count == least
  notes ? KERNEL.misfit(list.inspect + " length mismatch (given " + count.to_s + ", expected " + least.to_s +
    (is_open ? "+" : "") + ")") : nil
end
# Of what has been taken apart in the same `case` already, what that gave.
def KERNEL.deconstructed_once(value, held)
  known = held && held.find { |pair| __same(pair[0], value) }
  return known[1] if known
  list = value.deconstruct
  raise TypeError, "deconstruct must return Array" unless __kind(list) == "array"
  held.push([value, list]) if held
  list
end
def KERNEL.deconstructed_keys(value, keys, notes)
  return value.dup if KERNEL.is_a(value, Hash)
  unless value.respond_to?(:deconstruct_keys)
    return notes ? KERNEL.misfit(value.inspect + " does not respond to #deconstruct_keys") : nil
  end
  map = value.deconstruct_keys(keys)
  raise TypeError, "deconstruct_keys must return Hash" unless KERNEL.is_a(map, Hash)
  map.dup
end

# The last thing that did not fit: what is said of it, and where a key was missing, where and which.
MISFIT = [nil, nil, nil]
def KERNEL.misfit(text, home = nil, key = nil)
  __set_index(MISFIT, 0, text)
  __set_index(MISFIT, 1, home)
  __set_index(MISFIT, 2, key)
  nil
end
def KERNEL.fits_or_noted(test, value)
  return true if test === value
  KERNEL.misfit(test.inspect + " === " + value.inspect + " does not return true")
  false
end
def KERNEL.found_or_noted(found, value)
  KERNEL.misfit(value.inspect + " does not match to find pattern") unless found
  found
end
def KERNEL.is_empty_or_noted(map, what)
  return true if map.size == 0
  KERNEL.misfit(what == "" ? map.inspect + " is not empty" : what + map.inspect + " is not empty")
  false
end
def KERNEL.has_key_or_noted(map, key, home)
  return true if map.key?(key)
  KERNEL.misfit("key not found: " + key.inspect, home, key)
  false
end
def KERNEL.guard_or_noted(value)
  KERNEL.misfit("guard clause does not return true") unless value
  value
end
def KERNEL.no_pattern(value)
  # The value itself is what the error says.
  raise NoMatchingPatternError.new(value)
end
def KERNEL.no_only_pattern(value)
  text, home, key = MISFIT
  text = value.inspect + ": " + text
  raise NoMatchingPatternError, text unless key
  raise NoMatchingPatternKeyError.new(text, matchee: home, key: key)
end
