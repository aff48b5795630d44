require "date"

today = Date.new(2024, 1, 31)
puts today, today + 1, today >> 1, today << 2, today.next_month(13)
puts today.leap?, Date.leap?(1900)
puts (Date.new(2024, 12, 25) - today).to_i
p Date.new(2024, 12, 25) - today
puts today.strftime("%b %d, %Y"), today.cweek, today.cwday
puts Date.valid_date?(2023, 2, 29)
begin
  Date.new(2023, 2, 29)
rescue Date::Error => e
  puts "error: #{e.message}"
end
parsed = Date.parse("2021-03-04")
puts parsed.day, parsed.month, parsed.year, parsed.saturday?
puts Date.strptime("03/15/2022", "%m/%d/%Y")
(Date.new(2024, 2, 27)..Date.new(2024, 3, 1)).each { |day| puts day.strftime("%a %F") }
weekdays = (Date.new(2024, 5, 1)..Date.new(2024, 5, 31)).reject { |d| d.saturday? || d.sunday? }
puts weekdays.size
puts Date.new(2001, 2, -1)
p Date.new(2001, 2, 3)
birthday = Date.new(1990, 6, 15)
on = Date.new(2024, 6, 14)
age = on.year - birthday.year
age -= 1 if on < birthday.next_year(age)
puts age
puts [Date.new(2020, 1, 1), Date.new(2019, 1, 1)].min
