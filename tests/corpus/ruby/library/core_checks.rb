# covers: arrays, hashes, numbers, ranges, errors of the core
# One line for each, so that what differs is seen at once.
def t(name) = puts("#{name}: #{begin; yield.inspect; rescue Exception => e; "#{e.class}: #{e.message.lines.first.chomp}"; end}")
t("assoc") { [[1, :a], [2, :b]].assoc(2) }
t("bsearch") { [1, 5, 9].bsearch { |x| x >= 5 } }
t("bsearch err") { [1].bsearch { "x" } }
t("combination") { [1, 2, 3].combination(0).to_a }
t("cycle") { [1].cycle(2).to_a }
t("delete_at") { [1, 2].delete_at(5) }
t("dig") { [[1, [2]]].dig(0, 1, 0) }
t("dig err") { [1].dig(0, 1) }
t("drop neg") { [1].drop(-1) }
t("each_slice neg") { [1].each_slice(-1) }
t("fetch blk") { [1].fetch(9) { |i| i * 2 } }
t("fill range") { [1, 2, 3, 4].fill(0, 1..2) }
t("first str") { [1].first("1") }
t("flatten rec") { a = [1]; a << a; a.flatten }
t("insert neg") { [1, 2, 3].insert(-2, :x) }
t("insert far") { [1].insert(3, 2) }
t("insert err") { [1].insert(-5, 2) }
t("join nested") { [1, [2, [3]]].join(",") }
t("join rec") { a = [1]; a << a; a.join }
t("mult str") { [1, 2] * "-" }
t("mult neg") { [1] * -1 }
t("pack") { [65, 66].pack("c2") }
t("permutation") { [1, 2, 3].permutation(4).to_a }
t("product blk") { r = []; [1, 2].product([3]) { |x| r << x }; r }
t("rotate") { [1, 2, 3].rotate(-1) }
t("sample") { [].sample }
t("slice!") { a = [1, 2, 3, 4]; [a.slice!(1, 2), a] }
t("sort mixed") { [1, "a"].sort }
t("sum float") { [0.1] * 10 == [0.1] * 10 && ([0.1] * 10).sum }
t("sum str") { ["a", "b"].sum }
t("transpose") { [[1], [2, 3]].transpose }
t("values_at") { [1, 2, 3].values_at(0, -1, 5, 0..1) }
t("zip blk") { r = []; [1, 2].zip([3, 4]) { |x| r << x }; r }
t("<=>") { [1, 2] <=> [1, "a"] }
t("==") { [1, [2]] == [1, [2]] }
t("[]= range") { a = [1, 2, 3]; a[0...2] = [9]; a }
t("[]= neg") { a = [1]; a[-3] = 2 }
t("new neg") { Array.new(-1) }
t("new blk") { Array.new(3) { |i| i * i } }
t("try_convert") { Array.try_convert("x") }
t("hash default") { h = Hash.new { |hh, k| hh[k] = k * 2 }; [h[2], h] }
t("hash fetch") { {a: 1}.fetch(:b) }
t("hash fetch str") { {"a" => 1}.fetch("b") }
t("hash iter add") { h = {a: 1}; h.each { h[:b] = 2 } }
t("hash to_a") { {a: 1}.to_a }
t("hash any") { {a: nil}.any? }
t("hash dig") { {a: {b: 1}}.dig(:a, :b, :c) }
t("hash min_by") { {a: 2, b: 1}.min_by { |k, v| v } }
t("hash inspect") { {1 => {a: "x"}, nil => [], "k" => :s} }
t("hash compare") { [{a: 1} < {a: 1, b: 2}, {a: 1} >= {a: 1}] }
t("hash filter_map") { {a: 1, b: 2}.filter_map { |k, v| k if v > 1 } }
t("hash sum") { {a: 1, b: 2}.sum { |k, v| v } }
t("hash frozen") { {a: 1}.freeze.merge!(b: 2) }
t("hash delete") { {a: 1}.delete(:z) { |k| k } }
t("hash transform_keys!") { h = {a: 1}; h.transform_keys!(&:to_s); h }
t("hash group") { {a: 1, b: 1}.group_by { |k, v| v } }
t("hash each_with_index") { {a: 1}.each_with_index.to_a }
t("hash flat_map") { {a: [1, 2]}.flat_map { |k, v| v } }
t("hash default=") { h = {}; h.default = 5; h[:x] }
t("hash new args") { Hash.new(1) { } }
t("hash []") { Hash[[[:a, 1]]] }
t("hash [] odd") { Hash[1, 2, 3] }
t("int pow") { [2 ** 10, 2 ** -2, 0 ** 0, 2.pow(10, 7)] }
t("int div") { [7 / -2, 7 % -2, 7.divmod(-2), 7.remainder(-2), -7.fdiv(2)] }
t("int digits") { 1234.digits }
t("int digits neg") { -1.digits }
t("int chr") { [97.chr, 300.chr] }
t("int round") { [15.round(-1), 25.round(-1, half: :even), 25.round(-1, half: :down)] }
t("int bits") { [5[0], 6.bit_length, ~5, 5 & 3, 5 | 3, 5 ^ 3, 1 << 10, -1 >> 1] }
t("int to_s") { [255.to_s(2), 255.to_s(36), 255.to_s(1)] }
t("int coerce") { 1.coerce(2.5) }
t("int cmp") { [1 <=> "a", 1 == 1.0, 1.eql?(1.0), 1.equal?(1)] }
t("int ceil") { [15.ceil(-1), 15.floor(-1), 15.truncate(-1)] }
t("Integer()") { [Integer("0b11", 2), Integer("z", 36), Integer("12", 8)] }
t("Integer() err") { Integer("1x") }
t("Integer(nil)") { Integer(nil) }
t("Float()") { Float("1_000.5") }
t("float round") { [1.5.round, 2.5.round, -1.5.round, 2.675.round(2), 1e20.round(2), 0.5.floor, -0.5.ceil] }
t("float fmt") { [1e20, 1e16, 1e15, 123456789.0, 1e-4, 1e-5, 1.0e100, 100.0] }
t("float mod") { [5.5 % 2, -5.5 % 2, 5.5.divmod(2), 5.0 / 0, -1 / 0.0] }
t("float nan") { [Float::NAN == Float::NAN, (0 / 0.0).nan?, 1.0.infinite?, (1 / 0.0).infinite?] }
t("float to_i") { Float::INFINITY.to_i }
t("float rat") { [0.5.to_r, 0.1.rationalize(Rational(1, 100)), 3.14.numerator] }
t("rational") { [Rational(1, 2) + 1, Rational("2/4"), 1.5.to_r, Rational(7, 2).round, Rational(1, 3).to_f.round(3), 3.to_r / 4] }
t("complex") { [Complex(1, 2) * Complex(0, 1), Complex("1+2i"), Complex(3, 4).abs, Complex(1, 2).conj] }
t("range step") { [(1..10).step(3).to_a, 1.step(10, 4).to_a, (1.0..2.0).step(0.5).to_a] }
t("range inc") { [(1..5).include?(2.5), (1...5).cover?(5), ("a".."z").include?("bb"), ("a".."z").cover?("bb"), (1..).include?(100)] }
t("range size") { [(1..5).size, (1...5).size, ("a".."c").size, (1..5.5).size, (1..).size] }
t("range sum") { [(1..100).sum, (1..3).reduce(:*), (1..0).sum, (1..4).minmax] }
t("range each err") { (1.5..2).each { } }
t("range max") { [(1...5).max, (1..0).max, ("a".."c").max, (1..5).max(2)] }
t("range eq") { [(1..2) == (1..2), (1..2).eql?(1..2), (1..2).hash == (1..2).hash, (1..2).to_s, (1..nil).inspect] }
t("range bsearch") { (0..100).bsearch { |x| x >= 37 } }
t("range %") { ((1..10) % 3).to_a }
t("sym") { [:a <=> :b, :abc[1], :a.size, :"a b".inspect, :a.to_proc.call("x") { }] }
t("sym cmp") { [:a == "a", :abc.start_with?("a"), :a.succ, :Ab.swapcase, %i[b a].sort, :a.frozen?] }
t("proc") { [proc { |x| x }.call(1, 2), lambda { |x| x }.arity, proc { |x, *y| }.arity, proc { |x, y = 1| [x, y] }.call([5, 6])] }
t("lambda err") { lambda { |x| x }.call }
t("curry") { ->(a, b, c) { a + b + c }.curry[1][2, 3] }
t("compose") { (->(x) { x + 1 } >> ->(x) { x * 2 } << ->(x) { x - 1 }).call(5) }
t("method") { [1.method(:+).call(2), [1, 2].map(&10.method(:+)), "a".method(:upcase).unbind.bind("b").call] }
t("nil") { [nil.to_a, nil.to_s, nil.to_i, nil & 1, nil | 1, nil.inspect, nil.dup, NilClass === nil] }
t("true") { [true & 1, true ^ true, true | nil, false ^ true, !true, true.to_s, true && nil] }
t("comparable") { [5.clamp(1, 3), 5.clamp(..3), 0.clamp(1..), 5.between?(1, 9)] }
t("clamp err") { 5.clamp(3, 1) }
t("obj") { [Object.new == Object.new, 1.frozen?, "a".frozen?, nil.object_id, 1.instance_of?(Integer), 1.respond_to?(:+)] }
t("dup") { s = "a".freeze; [s.dup.frozen?, s.clone.frozen?, s.clone(freeze: false).frozen?] }
t("send priv") { 1.public_send(:puts, 1) }
t("instance_variable_get") { Object.new.instance_variable_get("x") }
t("define") { Class.new { define_method(:a) { |x = 1| x } }.new.a }
t("const") { Object.const_get(:Nope) }
t("const name") { Object.const_set("lower", 1) }
t("freeze") { [1, 2].freeze << 3 }
t("str freeze") { "a".freeze << "b" }
t("catch") { catch(:a) { catch(:b) { throw :a, 1 }; 2 } }
t("throw") { throw :zz }
t("loop") { e = [1].each; loop { e.next }; e.size }
t("raise") { raise "x" }
t("raise class") { raise ArgumentError }
t("raise bad") { raise 1 }
t("ensure") { begin; 1; ensure; 2; end }
t("retry") { n = 0; begin; n += 1; raise if n < 3; n; rescue; retry; end }
t("format") { ["%05d" % 42, "%+.2f" % 1, "%x" % 255, "%-5s|" % "a", "%e" % 1234.5, "%s %s" % [1, 2], "%%", "%08b" % 10, "%.3s" % "abcd", "%c" % 10] }
t("format err") { "%d" % "x" }
t("format few") { "%d %d" % [1] }
t("Integer sqrt") { [Integer.sqrt(24), Math.sqrt(2), Math.cbrt(27), Math.hypot(3, 4), Math.log(8, 2)] }
t("rand") { [rand(1), Random.new(3).rand(5) == Random.new(3).rand(5), Random.rand(1.0).class] }
t("gsub hash") { "cat".gsub(/[aeiou]/, "a" => "1") }
t("scan") { "a1b2".scan(/[a-z]\d/) }
t("tr") { ["hello".tr("a-y", "b-z"), "hello".tr("^l", "*"), "hello".delete("l-o"), "aabb".squeeze("a"), "hello".count("a-z", "^l")] }
t("succ") { ["az".succ, "zz".succ, "a9".succ, "Zz".succ, "".succ, "-".succ] }
t("unpack") { ["abc".unpack("C*"), "abc".unpack1("a2"), [1, 2].pack("n*").unpack("n*")] }
t("center") { ["x".center(5, "ab"), "x".ljust(3, "-"), "x".rjust(3)] }
t("each_line") { "a\nb\n".each_line.map(&:chomp) }
t("partition") { ["a-b-c".partition("-"), "a-b-c".rpartition("-"), "abc".partition("z")] }
t("str *") { "a" * -1 }
t("str [] =") { s = +"abc"; s[5] = "x" }
t("to_i") { ["0x1f".to_i(16), "12abc".to_i, "abc".to_i, "1_0".to_i, " 12".to_i, "z".to_i(36)] }
t("casecmp") { ["a".casecmp("B"), "a".casecmp?("A"), "a".casecmp(1)] }
t("encode") { ["é".bytes, "é".encode("ISO-8859-1").bytes, "é".force_encoding("BINARY").length, "\u00e9" == "é"] }
t("time") { [Time.at(0).utc.year, Time.utc(2000, 1, 1).yday, Time.utc(2000, 2, 29).strftime("%j %a")] }
t("struct") { S = Struct.new(:a, :b); s = S.new(1); [s, s.to_a, s == S.new(1, nil), S.members, s.b] }
t("struct err") { S.new(1, 2, 3) }
t("set") { require "set"; [Set[1, 2] | [3], Set[1, 2] & [2], Set[1].subset?(Set[1, 2]), Set[3, 1].to_a.sort, Set[1] == Set[1]] }
t("enum lazy") { (1..).lazy.map { |x| x * 2 }.select { |x| x % 3 == 0 }.first(2) }
t("enum next") { e = [1, 2].each; [e.next, e.next, (e.next rescue "stop")] }
t("zip long") { [1, 2, 3].zip([4], [5, 6]) }
t("each_cons") { (1..4).each_cons(2).to_a }
t("chunk") { [1, 1, 2].chunk { |x| x }.to_a }
t("slice_when") { [1, 2, 4].slice_when { |a, b| b > a + 1 }.to_a }
t("inject sym") { [1, 2, 3].inject(:+) }
t("inject err") { [1, nil].inject(:+) }
t("minmax") { %w[aa b ccc].minmax_by(&:size) }
t("sort_by") { %w[bb a ccc].sort_by { |x| [-x.size, x] } }
t("tally") { %w[a b a].tally }
t("partition") { (1..5).partition(&:even?) }
t("each_entry") { [1, 2].each_entry.to_a }
t("to_h err") { [1].to_h }
t("flat_map") { [[1], [2, [3]]].flat_map { |x| x } }
