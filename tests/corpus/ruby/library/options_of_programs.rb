# covers: optparse: switches, values of kinds, what is refused, help
require 'optparse'
def parse(argv)
  options = { verbose: false, count: 1, tags: [] }
  parser = OptionParser.new do |opts|
    opts.banner = "Usage: tool [options] FILE"
    opts.separator ""
    opts.separator "Specific options:"
    opts.on("-v", "--[no-]verbose", "Run verbosely") { |v| options[:verbose] = v }
    opts.on("-n", "--count N", Integer, "How many times") { |n| options[:count] = n }
    opts.on("-t", "--tags A,B,C", Array, "List of tags") { |t| options[:tags] = t }
    opts.on("--level LEVEL", [:low, :mid, :high], "Level (low, mid, high)") { |l| options[:level] = l }
    opts.on("-o", "--output [FILE]", "Output file") { |f| options[:output] = f || "-" }
    opts.on("-r", "--ratio=R", Float) { |r| options[:ratio] = r }
    opts.on_tail("-h", "--help", "Show this message") do
      puts opts
      options[:help] = true
    end
  end
  rest = parser.parse(argv)
  [options, rest]
rescue OptionParser::InvalidOption, OptionParser::MissingArgument, OptionParser::InvalidArgument => e
  puts "#{e.class}: #{e.message}"
  nil
end
p parse(%w[-v --count 3 file.txt])
p parse(%w[-t a,b,c --no-verbose x y])
p parse(%w[--level high -o])
p parse(%w[--output=out.txt --ratio 2.5 -n5])
p parse(%w[--bogus])
p parse(%w[--count])
p parse(%w[--count abc])
p parse(%w[--level ultra])
p parse(%w[-h])
p parse(%w[-- -v])
p parse(%w[--verb --cou 7])
opts = {}
OptionParser.new { |o| o.on("-a"); o.on("-b VAL"); o.on("--long-name X", Integer) }.parse!(args = %w[-a -b 5 --long-name 9 rest], into: opts)
p opts, args
