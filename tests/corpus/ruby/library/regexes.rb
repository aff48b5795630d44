if "John Smith" =~ /(\w+) (\w+)/
  puts $1, $2, $~[0]
end
m = "2024-01-15".match(/(?<y>\d+)-(?<m>\d+)-(?<d>\d+)/)
puts m[:y], m["m"], m[3], m.pre_match.inspect
p m.captures, m.names
p "a1b22".scan(/\d+/), "k=v;x=y".scan(/(\w)=(\w)/)
puts "hello".gsub(/l/) { |c| c.upcase }, "hello".gsub(/[el]/, "e" => "3", "l" => "1"), "a b".sub(/(\w) (\w)/, '\2 \1')
p "a, b;c".split(/[,;]\s*/), "abc" =~ /c/, "abc" =~ /z/, "x" !~ /y/
case "foo123"
when /^\d/ then puts "digit"
when /^[a-z]+\d+$/ then puts "mixed"
end
puts "abc".match?(/B/i), "Foo Bar"[/\w+$/]
