# covers: what is left of standard input behind walks that end early
STDIN.each_line.with_index(1) do |line, at|
  puts "#{at} #{line}"
  break if at == 2
end
p $stdin.each_char.first(3), $stdin.getc, $stdin.each_byte.first(2), $stdin.gets, $stdin.readlines(chomp: true), $stdin.gets
