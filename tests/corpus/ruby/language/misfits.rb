# covers: what an error tells of a pattern that stands alone, at any depth
def told
  yield
rescue NoMatchingPatternKeyError => e
  puts "#{e.class}: #{e.message} (#{e.key.inspect} of #{e.matchee.inspect})"
rescue NoMatchingPatternError => e
  puts "#{e.class}: #{e.message}"
end
config = { db: { user: "admin", ports: [1, 2, 3] }, mode: "dev" }
told do |_|
  config => { db: { user: Integer } }
end
told do |_|
  config => { db: { pass: String } }
end
told do |_|
  config => { db: { ports: [Integer, Integer] } }
end
told do |_|
  config => { db: { ports: [*, String, *] } }
end
told do |_|
  config => { mode: "prod" | "test" }
end
told do |_|
  config => { db: Hash, **nil }
end
told do |_|
  config => {}
end
told do |_|
  [1, [2, "x"]] => [Integer, [Integer, Integer]]
end
told do |_|
  [1] => [a, b, *rest]
end
told do |_|
  5 => String => name
end
told do |_|
  Object => { x: 1 }
end
told do |_|
  7 => []
end
told do |_|
  case { n: 5 }
  in { n: Integer => n } if n > 10 then p n
  end
end
told do |_|
  case { n: "five" }
  in { n: Integer } then p 1
  end
end
told do |_|
  case 5
  in 0 then p 0
  in 1 then p 1
  end
end
config => { db: { user:, ports: [first, *] } }
p user, first
p((config in { db: { user: Integer } }), (config in { mode: String }))
case 1..2
in 1.. then puts "a number"
in Range then puts "a range"
end
