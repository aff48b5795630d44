# covers: errors about names that a program raises show where; what is raised again comes from where it was first raised
def looked_up(table, name) = table.fetch(name) { raise NameError, "undefined variable #{name}" }
begin
  looked_up({ x: 1 }, :y)
rescue NameError => e
  puts e.message
end
begin
  raise NoMethodError.new("not for you", :q)
rescue => e
  puts e.message
end
begin
  Object.const_get(:Nope)
rescue NameError => e
  puts e.message
end
begin
  "abc".method(:nope)
rescue NameError => e
  puts e.message
end
def first = raise(ArgumentError, "first")
def second
  first
rescue ArgumentError => e
  puts e.backtrace
  raise
end
begin
  second
rescue => e
  puts e.backtrace
end
fiber = Fiber.new { raise KeyError, "in the fiber" }
begin
  fiber.resume
rescue KeyError => e
  puts e.backtrace
end
works = [-> { [1].each_with_index { raise "a" } }, -> { (1..2).map { raise "b" } }, -> { [1].inject(0) { raise "c" } },
 -> { loop { raise "d" } }, -> { Array.new(2) { raise "e" } }, -> { "a".freeze << "b" }, -> { { a: 1 }.freeze[:b] = 2 }]
works.each do |work|
  work.call
rescue => e
  puts e.backtrace.first(3)
end
