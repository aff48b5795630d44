# covers: the brackets that an error marks are those that failed
data = { "users" => [{ "name" => "Al", "tags" => ["x"] }] }
puts data["users"][0]["name"]
begin
  puts data["users"][0]["tags"][1][0]
rescue NoMethodError => e
  puts e.message
end
begin
  puts data["users"][data["users"][0]["tags"].size]["name"]
rescue NoMethodError => e
  puts e.message
end
settings = Hash.new { |_, key| raise KeyError, "no setting: #{key}" }
begin
  settings[:color]
rescue KeyError => e
  puts e.backtrace
end
puts data["people"][1]["name"]
