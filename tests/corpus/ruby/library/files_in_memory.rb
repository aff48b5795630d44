# covers: files, folders, streams that read by separators
File.write("notes.txt", "one\ntwo\nthree\n")
p File.exist?("notes.txt"), File.size("notes.txt"), File.read("notes.txt"), File.readlines("notes.txt", chomp: true)
File.open("notes.txt", "a") { |file| file.puts "four"; file.print 5, "\n"; file << "six" << "\n" }
File.foreach("notes.txt") { |line| print line.chomp, ";" }
puts
File.open("notes.txt") do |file|
  p file.gets, file.lineno, file.read(3), file.getc, file.readline, file.eof?, file.pos
  file.rewind
  p file.each_line.with_index(1).map { |line, at| "#{at}:#{line.chomp}" }
  p file.gets, file.eof?
  begin
    file.puts "no"
  rescue IOError => error
    p error.message
  end
end
file = File.new("notes.txt", "r+")
file.write("ONE")
file.seek(-4, IO::SEEK_END) rescue file.seek(0)
file.close
p file.closed?, File.read("notes.txt")[0, 4], File.basename("a/b.rb", ".rb"), File.extname("a/b.rb"), File.dirname("a/b.rb"), File.join("a", "/b")
begin
  file.read
rescue IOError => error
  p error.class
end
begin
  File.read("missing.txt")
rescue Errno::ENOENT => error
  puts error.message
  p error.errno, error.is_a?(SystemCallError)
end
begin
  File.open("missing/deep.txt", "w")
rescue SystemCallError => error
  puts error.message
end
Dir.mkdir("box")
File.write("box/a.txt", "a")
File.write("box/b.rb", "b")
p Dir.children("box").sort, Dir.glob("box/*.txt"), Dir.exist?("box"), File.directory?("box"), File.file?("box/a.txt")
File.rename("box/a.txt", "box/c.txt")
p Dir.entries("box").sort, File.delete("box/b.rb", "box/c.txt"), Dir.empty?("box")
Dir.rmdir("box")
File.delete("notes.txt")
p File.exist?("notes.txt"), Dir.exist?("box")
require "stringio"
text = StringIO.new("a,b;c,d\n\nnext\n\n\nlast")
p text.gets(","), text.gets(";"), text.gets(2), text.gets(""), text.gets(nil), text.gets
p `nothing_of_this_name` rescue p $!.class, $!.message
p Errno::EACCES.new.message, Errno::EEXIST.new("x").message, Errno::EPIPE::Errno, (raise SystemCallError.new("y", 2) rescue $!.class)
