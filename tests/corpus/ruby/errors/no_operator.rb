# Operators, indices and assignments on what has none of them: the error marks them in their line.
def told
  yield
rescue NoMethodError => error
  puts error.message
  puts error.backtrace.size > 1
end

thing = nil
told { thing + 1 }
told { 5 if thing > 3 }
told { thing[1] }
told { thing[1] = 3 }
told { -thing }
told { thing.width = 3 }
told { thing.size }
told { thing << 1 << 2 }
total = 1
told { total = thing - total }

thing * 2
