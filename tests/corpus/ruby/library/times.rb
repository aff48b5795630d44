# Times at fixed instants: arithmetic, comparison and formats.
start = Time.utc(2024, 2, 28, 22, 30, 15)
puts start
puts start.year, start.month, start.day, start.wday, start.yday
later = start + 3 * 3600 + 45
puts later.strftime("%Y-%m-%d %H:%M:%S")
puts (later - start).inspect
puts later > start, [later, start].min == start
puts start.strftime("%d/%m/%y %I:%M %p")
puts start.strftime("%B %-d, %Y")
puts start.strftime("%a %b %e %H:%M:%S %Y")
puts start.strftime("%A, week %V, day %j")
puts start.strftime("%L|%N|%z|%Z|%%|%s")
p start
p Time.at(0).utc
leap = Time.utc(2024, 2, 29)
puts leap.monday?, leap.thursday?
days = (Time.utc(2024, 12, 25) - leap) / 86_400
puts "#{days.to_i} days"
puts Time.utc(2000, "jan", 1, 20, 15, 1).to_a.inspect
durations = [59, 3600, 86_399, 90_061]
durations.each do |seconds|
  hours, rest = seconds.divmod(3600)
  minutes, secs = rest.divmod(60)
  puts format("%02d:%02d:%02d", hours, minutes, secs)
end
puts Time.now.is_a?(Comparable)
puts Time.now - Time.now <= 0
