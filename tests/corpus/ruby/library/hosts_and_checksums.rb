# covers: cgi, uri's parts and joins, ipaddr, zlib, find and walks of paths
require "cgi"
require "uri"
require "ipaddr"
require "zlib"
require "find"
require "pathname"
require "tmpdir"
puts CGI.escape("a b&c=d/é?~*"), CGI.unescape("a+b%26c%3Dd"), CGI.escapeHTML("<a href='x'>\"&\"</a>")
puts CGI.unescapeHTML("&lt;b&gt; &amp; &quot;x&quot; &#39;y&#39; &#x41; &eacute;")
p CGI.parse("a=1&b=2&a=3")
u = URI.parse("HTTP://user:pw@Example.com:8080/path/page.html?q=ruby#top")
p u.scheme, u.user, u.password, u.normalize.to_s, u.opaque, u.class
p URI.parse("mailto:a@b.c").to, URI.split("http://a.b/c?d"), URI::HTTP.build(host: "x.org", path: "/p", query: "a=b").to_s
p URI.extract("see http://a.com and mailto:x@y.z ok"), (URI("http://a.com/a/") + "b").to_s
p URI("http://a.com/a/b/c").route_to("http://a.com/a/d").to_s
net = IPAddr.new("192.168.1.0/24")
p net, net.include?("192.168.1.77"), net.include?("10.0.0.1"), net.to_range.last.to_s, net.prefix, net.private?
p IPAddr.new("::1"), IPAddr.new("2001:db8::ff00:42:8329").to_s, IPAddr.new("10.0.0.255").succ.to_s, IPAddr.new("10.0.0.1") < IPAddr.new("10.0.0.2")
begin
  IPAddr.new("300.1.1.1")
rescue IPAddr::Error => e
  p e.class
end
p Zlib.crc32("hello"), Zlib.adler32("hello"), Zlib.crc32("lo", Zlib.crc32("hel"))
data = "to be or not to be, that is the question: " * 5
p Zlib.inflate(Zlib.deflate(data)) == data, Zlib.deflate(data).bytesize < 100, Zlib.gunzip(Zlib.gzip(data)) == data
# Packed elsewhere, with codes of its own.
packed = ["78da4b4c4a4e04a1146b85c4a4d4acc2aaec8adc94f2a2fcbcfca2f294dc8aecaac2acd4a4a1250300a496595b"].pack("H*")
p Zlib::Inflate.inflate(packed)
begin
  Zlib::Inflate.inflate(packed[0, 20])
rescue Zlib::Error => e
  p e.class
end
Dir.mktmpdir do |dir|
  root = Pathname(dir)
  (root / "a/b").mkpath
  (root / "a/x.txt").write("1")
  (root / "a/b/y.txt").write("2")
  Find.find(dir) do |path|
    Find.prune if path.end_with?("/b")
    puts path.delete_prefix(dir)
  end
  Dir.chdir(dir) { p Dir["**/*.txt"], File.exist?("a/x.txt") }
end
p Pathname("/usr/lib/x.rb").descend.map(&:to_s), Pathname("a/b").ascend.map(&:to_s), Pathname("/a/b.c").split
p File.fnmatch("*", "a/b"), File.fnmatch("*", "a/b", File::FNM_PATHNAME), File.fnmatch("*", ".a"), File.fnmatch("{a,b}.rb", "b.rb", File::FNM_EXTGLOB)
p File.fnmatch("**/x", "a/b/x", File::FNM_PATHNAME), File.fnmatch("[a-c]?", "BZ", File::FNM_CASEFOLD), File.fnmatch("a\\*", "a*")
