NUMERALS = { 1000 => "M", 900 => "CM", 500 => "D", 400 => "CD", 100 => "C", 90 => "XC",
             50 => "L", 40 => "XL", 10 => "X", 9 => "IX", 5 => "V", 4 => "IV", 1 => "I" }.freeze

def to_roman(number)
  NUMERALS.reduce("") do |text, (value, letters)|
    count, number = number.divmod(value)
    text + letters * count
  end
end

def from_roman(text)
  values = { "I" => 1, "V" => 5, "X" => 10, "L" => 50, "C" => 100, "D" => 500, "M" => 1000 }
  digits = text.chars.map { |char| values[char] }
  digits.each_cons(2).sum { |a, b| a < b ? -a : a } + digits.last
end

[1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999].each do |year|
  roman = to_roman(year)
  puts format("%-5d %-12s %d", year, roman, from_roman(roman))
end
