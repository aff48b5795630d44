(1..20).each do |i|
  puts case
       when i % 15 == 0 then "FizzBuzz"
       when i % 5 == 0 then "Buzz"
       when i % 3 == 0 then "Fizz"
       else i
       end
end
