# covers: CSV tables by name and column, DateTime's offsets, ways of writing dates, JSON additions, Set#divide, OpenStruct's errors
require "csv"
require "date"
require "json"
require "set"
require "ostruct"
table = CSV.parse("name,qty\napple,3\n\"pear, green\",10\n", headers: true)
puts table.first, table.values_at("name").inspect, table.values_at(1).first.to_h, table.by_col[1].inspect
table.by_row.first.each { |name, value| puts "#{name}=#{value}" }
dt = DateTime.new(2024, 5, 6, 23, 8, 9.5, "+02:00")
p dt, dt.zone, dt.offset, dt.sec_fraction, dt + 1, dt.new_offset, dt.new_offset("-05:00").to_s, dt == dt.new_offset(0)
puts dt.to_time, dt.iso8601(3), dt > DateTime.new(2024, 5, 6, 22), (dt - DateTime.new(2024, 5, 6)).to_f
["3rd Feb 2001", "5/6/2020", "Sat Aug 28 02:55:00 2000", "28-Aug-1999", "Aug 28, 1999", "99/12/31", "2024-060", "20240105T101112", "10 feb '75"].each do |text|
  print Date.parse(text), " "
end
puts DateTime.parse("2024-01-02T03:04:05.25-03:30"), DateTime.parse("Jan 5 2021 3:15 pm")
class Item
  attr_reader :n
  def initialize(n) = @n = n
  def to_json(*given) = { JSON.create_id => self.class.name, "n" => n }.to_json(*given)
  def self.json_create(found) = new(found["n"])
end
puts JSON.pretty_generate([Item.new(4)])
p JSON.parse(Item.new(9).to_json, create_additions: true).n, JSON.parse(Item.new(9).to_json)
p Set[1, 2, 4, 5, 7].divide { |a, b| (a - b).abs == 1 }.map { |part| part.to_a.sort }.sort
p Set[1, 2, 3].divide(&:odd?).map { |part| part.to_a.sort }.sort
begin
  OpenStruct.new(a: 1).delete_field(:b)
rescue NameError => e
  puts e.message
end
