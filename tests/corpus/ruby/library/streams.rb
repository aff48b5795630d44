require 'stringio'
def capture
  old = $stdout
  $stdout = StringIO.new
  yield
  $stdout.string
ensure
  $stdout = old
end
text = capture do
  puts "hidden", [1, [2]]
  print "a", "b"
  p :sym
  printf("%05.2f\n", 3.14159)
  $stdout.puts "direct"
  $stdout << "chained" << "\n"
end
puts text.lines.map(&:chomp).inspect
io = StringIO.new("line one\nline two\nlast")
puts io.gets
puts io.read
io.rewind
io.each_line.with_index(1) { |l, i| puts "#{i}: #{l.chomp}" }
p io.eof?
out = StringIO.new
out.puts "x"
out.print 1, 2
out << "y"
out.printf("%d", 5)
p out.string
$stderr.puts "to stderr"
warn "warned"
STDOUT.puts "to stdout"
STDOUT.write("written\n")
$stdout.flush
$stdout.sync = true
while (line = gets)
  puts line
end
p gets
at_exit { puts "bye" }
at_exit { puts "first" }
puts __method__.inspect
def named = __method__
p named
puts [__FILE__ == $0, __LINE__].inspect
BEGIN { puts "begin" }
END { puts "end block" }
