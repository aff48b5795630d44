require "date"
require "time"

# Days of meetings, and a second after a billion others.
class Meetup
  WEEKDAYS = %i[sunday monday tuesday wednesday thursday friday saturday].freeze
  FIRST = { first: 1, second: 8, teenth: 13, third: 15, fourth: 22 }.freeze

  def initialize(month, year)
    @month, @year = month, year
  end

  def day(weekday, schedule)
    start = schedule == :last ? Date.new(@year, @month, -7) : Date.new(@year, @month, FIRST.fetch(schedule))
    start + (WEEKDAYS.index(weekday) - start.wday) % 7
  end
end

puts Meetup.new(5, 2013).day(:monday, :teenth)
puts Meetup.new(2, 2012).day(:wednesday, :last)
puts Meetup.new(12, 2024).day(:sunday, :first).strftime("%A, %d %B %Y")
begin
  Meetup.new(1, 2020).day(:monday, :fifth)
rescue KeyError => e
  puts e.message.lines.first
end
GIGASECOND = 10**9
puts Time.utc(2011, 4, 25).+(GIGASECOND).strftime("%F %T")
puts (Date.new(2015, 1, 24) + GIGASECOND / 86_400).to_s
friday_13ths = (1..12).map { |month| Date.new(2026, month, 13) }.select(&:friday?)
puts friday_13ths.map { |date| date.strftime("%b") }.join(", ")
puts Time.parse("2024-03-10 08:05:09 UTC").iso8601, Time.utc(2024, 3, 10) <=> Time.utc(2024, 3, 11)
calendar = (Date.new(2024, 2, 1)..Date.new(2024, 2, -1)).group_by(&:cweek)
calendar.each { |week, days| puts format("%02d %s", week, days.map { |d| d.day.to_s.rjust(2) }.join(" ")) }
