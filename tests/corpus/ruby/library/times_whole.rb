# covers: times, dates
t = Time.new(2024, 2, 29, 13, 5, 9, "+00:00")
p t.year, t.month, t.day, t.hour, t.min, t.sec, t.wday, t.yday, t.to_a.size, t.monday?, t.thursday?
puts t.strftime("%Y-%m-%d %H:%M:%S"), t.strftime("%b %e %a %A %B %j %I %p %y %-d %-m %l %Z %z %% %s %L %N %F %T %D %R %c %x %X %U %u %w %C %h %n|%t|%10Y|%05d|%^a|%-H|%3N|%P")
p t + 86400, t - 3600, (t - Time.new(2024, 1, 1, 0, 0, 0, "+00:00")), t <=> t + 1, t == Time.at(t.to_i), t.to_i, t.to_f, t.utc?, Time.at(0).utc, Time.utc(2000, 1, 1), Time.gm(2000, "jan", 1, 20, 15, 1), Time.at(1.5).utc.usec, t.round.sec, Time.utc(2024, 12, 31).yday
p t.inspect, t.to_s, Time.utc(2000).to_s, Time.at(1700000000, in: "+09:00").to_s, t.getutc.to_s, t.localtime("+05:30").to_s, Time.utc(2024, 1, 31) + 86400, t.dup.utc.hour, Time.utc(2024,5,5,1,2,3.5).subsec
require 'time'
p Time.parse("2020-01-02 03:04:05 UTC"), Time.iso8601("2020-01-02T03:04:05Z"), Time.utc(2020, 1, 2).iso8601, Time.utc(2020, 1, 2).xmlschema(3), Time.strptime("05/06/2021", "%d/%m/%Y").month, Time.parse("12:30").min
require 'date'
d = Date.new(2024, 2, 28)
p d, d + 1, d + 2, d >> 1, d << 1, d.next_day, d.prev_month, d.next_year, d.leap?, d.yday, d.cwday, d.cweek, d.wday, d.mjd, d.jd, d.saturday?, d.day_name rescue puts "no day_name"
puts d, d.strftime("%d/%m/%y"), d.to_s, d.iso8601, (Date.new(2024, 3, 1) - d).to_i, (Date.new(2024, 3, 1) - d), d.step(d + 3).map(&:day).inspect, d.upto(d + 2).to_a.length, (d..d + 3).map(&:mday).inspect, Date.valid_date?(2023, 2, 29), Date.parse("2020-12-25").cwday, Date.parse("3rd Feb 2001"), Date.strptime("2001-02-03", "%Y-%m-%d"), d === d, d < d + 1, Date.new(2024, -1, -1), d.ajd, d.next_month(2), Date.leap?(1900), d.beginning_of_month rescue puts "nm #{$!.class}"
p Date::MONTHNAMES[2], Date::ABBR_DAYNAMES, Date.today.class, (Date.new(2024, 1, 31) >> 1).to_s, Date.new(2001, 2, 3).ld, d.to_time.class, DateTime.new(2020, 1, 2, 3, 4, 5).to_s, DateTime.new(2020, 1, 2, 3, 4, 5).hour, d.sunday?, d.end_of rescue p $!.class
begin; Date.new(2023, 2, 30); rescue => e; p e.class, e.message; end
begin; Date.parse("garbage"); rescue => e; p e.class, e.message; end
begin; Time.parse("garbage"); rescue => e; p e.class, e.message; end
begin; Time.new(2024, 13, 1); rescue => e; p e.class, e.message; end
p [Date.new(2020, 1, 1), Date.new(2019, 1, 1)].min.year, Date.new(2020, 1, 1).eql?(Date.new(2020, 1, 1)), {Date.new(2020) => 1}[Date.new(2020, 1, 1)], (Date.new(2020, 1, 1)..Date.new(2020, 1, 10)).step(3).map(&:day), (Date.new(2020, 1, 1)...Date.new(2020, 1, 10)).include?(Date.new(2020, 1, 10)), Date.new(2020, 1, 1).then { |q| q.cwyear }
