i = 0
while i < 5
  i += 1
  next if i == 2
  break if i == 4
  puts i
end
until i == 0
  i -= 1
end
puts i
for k in 1..3 do print k, " " end
puts
x = if i.zero? then "zero" else "other" end
puts x
grade = case 85
        when 90.. then "A"
        when 80...90 then "B"
        else "C"
        end
puts grade
case "hello"
when String then puts "string"
end
case 5
when 1, 2 then puts "low"
when 3..6 then puts "mid"
end
puts "neg" unless i > 0
n = 10
n -= 1 while n > 5
puts n
begin
  n += 1
end while n < 8
puts n
puts [1, 2, 3].sum > 5 && true
v = nil
v ||= 5
v &&= v + 1
puts v
1.step(10, 3) { |q| print q, "," }
puts
10.downto(7) { |q| print q }
puts
loop do
  n -= 1
  break if n < 3
end
p n, (n > 1 ? :yes : :no)
