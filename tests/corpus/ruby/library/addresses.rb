# covers: uri, pathname, shellwords and the variables that English names
require "uri"
require "pathname"
require "shellwords"
require "English"
u = URI.parse("http://user@example.com:8080/path/x?q=1&r=a%20b#frag")
p u.scheme, u.host, u.port, u.path, u.query, u.fragment, u.to_s, u.userinfo
p URI.parse("https://a.org").port, URI.parse("https://a.org").request_uri
p URI.encode_www_form(a: 1, b: "x y&"), URI.decode_www_form("a=1&b=x+y").to_h
p URI.encode_www_form_component("a b/é"), URI.decode_www_form_component("a+b%2F"), URI.join("http://a.com/b/c", "d").to_s
begin
  URI.parse("http://bad host/")
rescue URI::InvalidURIError => e
  puts e.message
end
pa = Pathname.new("/usr/lib/ruby/file.rb")
p pa.basename.to_s, pa.dirname.to_s, pa.extname, pa.parent.to_s, (pa.dirname + "x").to_s, pa.absolute?
p pa.each_filename.to_a, pa.relative_path_from(Pathname.new("/usr")).to_s, Pathname("a//b/../c").cleanpath, pa
p Shellwords.split("a 'b c' \"d e\" f\\ g"), "it's".shellescape, ["a", "b c"].shelljoin
"hello world" =~ /o w/
p $PREMATCH, $MATCH, $POSTMATCH
begin
  raise "told"
rescue
  p $ERROR_INFO
end
