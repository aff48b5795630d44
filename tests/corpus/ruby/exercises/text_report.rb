# Word counts, CSV by hand, and a report.
TEXT = <<~DATA
  date,product,units,price
  2024-01-05,apple,10,0.50
  2024-01-06,pear,4,0.75
  2024-02-01,apple,7,0.55
  2024-02-10,"fig, dried",3,4.20
  2024-02-11,pear,,0.80
DATA

def parse_line(line)
  line.scan(/\G(?:"([^"]*)"|([^,]*))(?:,|\z)/).map { |quoted, plain| quoted || plain }.first(4)
end
header, *lines = TEXT.lines(chomp: true)
keys = header.split(",").map(&:to_sym)
rows = lines.map { |line| keys.zip(parse_line(line)).to_h }
rows.each do |row|
  row[:units] = Integer(row[:units], exception: false) || 0
  row[:price] = row[:price].to_f
  row[:total] = (row[:units] * row[:price]).round(2)
end
rows.each { |row| puts format("%-10s %-11s %3d %6.2f %7.2f", *row.values_at(:date, :product, :units, :price, :total)) }
by_product = rows.group_by { |r| r[:product] }.transform_values { |rs| rs.sum { |r| r[:total] } }
by_product.sort_by { |name, total| [-total, name] }.each.with_index(1) { |(name, total), i| puts "#{i}. #{name.ljust(12, '.')}#{'%8.2f' % total}" }
months = rows.group_by { |r| r[:date][0, 7] }
months.each { |month, rs| puts "#{month}: #{rs.map { |r| r[:product] }.uniq.sort.join('/')} (#{rs.size})" }
puts "total: #{rows.sum { |r| r[:total] }.round(2)}", "average: #{(rows.sum { |r| r[:price] } / rows.size).round(3)}"
best = rows.max_by { |r| r[:total] }
puts "best: #{best.slice(:product, :total)}"
story = "The cat and the hat. The CAT sat; and that's that! Isn't it?"
words = story.downcase.scan(/\b[a-z']+\b/)
counts = words.tally.sort_by { |w, c| [-c, w] }
counts.first(4).each { |w, c| puts "#{w.rjust(6)} #{'#' * c}" }
puts words.map(&:length).then { |ls| ls.sum.fdiv(ls.size).round(2) }
puts story.split(/(?<=[.!?;])\s+/).map(&:strip).inspect
puts story.gsub(/\b(\w)(\w*)/) { "#{$1.upcase}#{$2}" }, story.tr("a-y", "b-z"), story.squeeze("t").length
puts story.each_char.select { |c| c =~ /[[:upper:]]/ }.join, story =~ /cat/i, story.index("hat"), story.sub(/(?<animal>cat)/i, 'dog(\k<animal>)')
log = <<~LOG
  [INFO] 10:00:01 server started port=8080
  [WARN] 10:00:05 slow query time=1.5s table=users
  [ERROR] 10:01:00 failed code=500 path=/api/v1
LOG
log.each_line do |line|
  next unless line =~ /\A\[(?<level>\w+)\] (?<time>[\d:]+) (?<message>.*)$/

  match = $~
  pairs = match[:message].scan(/(\w+)=(\S+)/).to_h
  puts "#{match[:level].downcase}@#{match[:time]} #{match[:message][/\A[a-z ]+(?= \w+=)/]} #{pairs}"
end
levels = log.lines.map { |l| l[/\[(\w+)\]/, 1] }
p levels, levels.each_with_index.to_h, log.lines.count, log.scan(/\d+:\d+:\d+/).map { |t| t.split(":").map(&:to_i).then { |h, m, s| h * 3600 + m * 60 + s } }
puts "%s" % "done".center(11, "=*"), "tabs\there".expand_tabs rescue puts "no expand_tabs"
puts "ünïcödé".upcase, "straße".length, "日本語テキスト".chars.each_slice(2).map(&:join).inspect, "naïve café".scan(/\w+/).inspect, "résumé".tr("é", "e"), "a\u0301".length
puts "CamelCaseWord".gsub(/(?<!^)[A-Z]/) { |c| "_#{c}" }.downcase, "snake_case_word".split("_").each_with_index.map { |w, i| i.zero? ? w : w.capitalize }.join
puts "wrap this long line of text at twelve".gsub(/(.{1,12})(\s+|\z)/, "\\1\n")
printf("%3d%%\n", 45.6)
puts "abc".succ, "Az".next, "zz99".succ, "a".ord.succ.chr, "%c" % 10004, "\e[1mbold\e[0m".gsub(/\e\[\d+m/, "")
puts "key: value; other: thing".split("; ").to_h { |pair| pair.split(": ") }.inspect, "1,2;3,4".split(";").map { |r| r.split(",").map(&:to_i) }.inspect
