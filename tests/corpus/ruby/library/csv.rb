# covers: CSV with and without headers, converters, quoting, rows and tables, malformed texts
require "csv"

SALES = <<~CSV
  name,age,city
  Bob,30,"New York, NY"
  Ann,25,"say ""hi"""
  Cy,,LA
CSV

p CSV.parse(SALES)
table = CSV.parse(SALES, headers: true)
p table, table.headers, table.size, table["name"], table[0]["age"], table[0].to_h, table.first.fields
table.each { |row| puts "#{row["name"]} (#{row["age"] || "n/a"}) from #{row["city"]}" }
p table.map { |row| row["age"].to_i }.sum, table.to_a
puts table.to_csv, table
CSV.parse(SALES, headers: true, header_converters: :symbol, converters: :numeric) { |row| p row.to_h, row[:age] }

made = CSV.generate do |csv|
  csv << %w[id name]
  csv << [1, "A, B"]
  csv << [2, nil]
  csv << [3, "q\"q"]
  csv << [4, ""]
  csv << [5, " sp"]
end
puts made
p ["a", "b c", 1.5, nil, :x].to_csv, "a,b,\"c d\"".parse_csv, CSV.parse_line("x;y", col_sep: ";"), CSV.generate_line([1, 2])

['a,"b', "a,b\"c\"\n"].each do |text|
  CSV.parse(text)
rescue CSV::MalformedCSVError => e
  puts e.message
end

p CSV.parse("a,b\n\n1,2\n"), CSV.parse("a,b\n\n1,2\n", skip_blanks: true), CSV.parse("1,2.5,x\n", converters: :all)
p CSV.parse("a,b,\n"), CSV.parse(""), CSV.parse("a\r\nb\r\n")
CSV.parse("x,y\n1,2\n3,4", headers: true).each_with_index do |row, at|
  p at, row, row.to_s, row.headers, row.fetch("x"), row.has_key?("z"), (row.fetch("z") rescue $!.message)
end
p CSV.generate(headers: %w[a b], write_headers: true) { |csv| csv << [1, 2] }
