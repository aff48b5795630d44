s = "Hello, World"
puts s.length, s.upcase, s.downcase, s.reverse, s.swapcase
puts s[0], s[-1], s[0, 5], s[0..4], s[7..], s[1...3]
puts s.index("o"), s.include?("World"), s.start_with?("Hell"), s.end_with?("d")
puts s.sub("World", "Ruby"), s.gsub("l", "L"), s.tr("lo", "01"), s.delete("l"), s.count("lo")
p s.split(", "), "a b  c".split, "abc".chars, "a,b,,".split(",")
puts "ab" * 3, "x".center(7, "*"), "x".ljust(4, ".") + "|", "x".rjust(4) + "|"
puts "  trim ".strip + "|", "hi\n".chomp, "title case".capitalize
puts "%05d|%.2f|%-6s|%+d|%x|%s" % [42, 3.14159, "ab", 5, 255, [1]]
puts format("%08.3f", 3.14159), format("%3d%%", 50)
p "tab\tquote\"\\ \e[0m é", 'single #{x}'
p "abc" <=> "abd", "a" == "a", "a".eql?("b")
t = "abc"
t << "def"
t += "!"
puts t
puts "abc".succ, "az".succ, "a".ord, 98.chr
puts "12abc".to_i, "3.7".to_f, "ff".to_i(16), "0".to_i
puts "one two".split.map(&:capitalize).join(" ")
"ab".each_char { |c| print c, "." }
puts
text = <<~EOS
  indented
    more #{1 + 1}
  end
EOS
puts text
puts "a-b_c".tr("-_", "  "), "hello".each_char.to_a.uniq.size, "abc".sum
