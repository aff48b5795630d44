# covers: errors in texts that are evaluated, and where they come from
def compute(x) = eval("x + missing_value")
begin
  compute(1)
rescue NameError => e
  puts e.class, e.message, e.backtrace
end
begin
  eval("nil.size_of(1)")
rescue NoMethodError => e
  puts e.message
end
begin
  ->(x) { x }.strange
rescue NoMethodError => e
  puts e.message.sub(/0x\h+ [^ ]*:/, "")
end
[{ type: :a, size: 1 }, { kind: :b }].each do |entry|
  [entry].each { |type:, size:| puts "#{type} #{size}" }
rescue ArgumentError => e
  puts e.message
end
compute(2)
