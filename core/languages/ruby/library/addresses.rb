# `uri`: the parts of addresses.

module URI
  class Error < StandardError
  end
  class InvalidURIError < URI::Error
  end
  class Generic
    attr_accessor :scheme, :userinfo, :host, :port, :path, :query, :fragment
    def initialize(scheme, userinfo, host, port, path, query, fragment)
      @scheme = scheme
      @userinfo = userinfo
      @host = host
      @port = port || default_port
      @path = path
      @query = query
      @fragment = fragment
    end
    def default_port = { "http" => 80, "https" => 443, "ftp" => 21 }[@scheme]
    def user = @userinfo && @userinfo.split(":")[0]
    def password = @userinfo && @userinfo.split(":", 2)[1]
    def hostname = @host
    def absolute? = !!@scheme
    def relative? = !@scheme
    def request_uri = (@path == "" ? "/" : @path) + (@query ? "?" + @query : "")
    def to_s
      home = @host ? "//" + (@userinfo ? @userinfo + "@" : "") + @host + (@port && @port != default_port ? ":" + @port.to_s : "") : ""
      (@scheme ? @scheme + ":" : "") + home + @path.to_s + (@query ? "?" + @query : "") + (@fragment ? "#" + @fragment : "")
    end
    def inspect = "#<" + self.class.name + " " + to_s + ">"
    def ==(other) = KERNEL.is_a(other, URI::Generic) && to_s == other.to_s
    def hash = to_s.hash
    def eql?(other) = self == other
    def merge(other)
      other = URI.parse(other.to_s)
      return other if other.scheme
      path = other.path.start_with?("/") ? other.path : @path.sub(/[^\/]*\z/, "") + other.path
      parts = []
      path.split("/", -1).each do |part|
        parts.pop if part == ".." && parts.size > 1
        parts.push(part) unless part == ".." || part == "."
      end
      self.class.new(@scheme, @userinfo, @host, @port, parts.join("/"), other.query, other.fragment)
    end
    def +(other) = merge(other)
  end
  class Generic
    def self.default_port = { "URI::HTTP" => 80, "URI::HTTPS" => 443, "URI::FTP" => 21 }[name]
    def self.component = [:scheme, :userinfo, :host, :port, :path, :query, :fragment]
    # Of parts that are named, or that stand in a list.
    def self.build(given)
      given = component.zip(given).to_h if __kind(given) == "array"
      scheme = given[:scheme] || name.delete_prefix("URI::").downcase
      new(scheme, given[:userinfo], given[:host], given[:port], given[:path] || "", given[:query], given[:fragment])
    end
    def component = self.class.component
    def opaque = @scheme && !@host && !@path.to_s.start_with?("/") ? @path : nil
    def hierarchical? = !opaque
    def user=(name)
      @userinfo = password ? name + ":" + password : name
    end
    def password=(word)
      @userinfo = user.to_s + ":" + word
    end
    def hostname=(name)
      @host = name
    end
    def authority = @host && (@userinfo ? @userinfo + "@" : "") + @host + (@port && @port != default_port ? ":" + @port.to_s : "")
    def origin = @scheme + "://" + @host + (@port && @port != default_port ? ":" + @port.to_s : "")
    def select(*names) = names.map { |name| public_send(name) }
    def normalize
      self.class.new(@scheme && @scheme.downcase, @userinfo, @host && @host.downcase, @port, @host && @path == "" ? "/" : @path, @query, @fragment)
    end
    def normalize!
      @scheme = @scheme.downcase if @scheme
      @host = @host.downcase if @host
      @path = "/" if @host && @path == ""
      self
    end
    # What leads from here to there.
    def route_to(other)
      other = URI.parse(other.to_s)
      return other unless other.scheme == @scheme && other.authority == authority
      here = @path.split("/", -1)
      there = other.path.split("/", -1)
      here.pop
      while here.size > 0 && there.size > 1 && here[0] == there[0]
        here.shift
        there.shift
      end
      path = "../" * here.size + there.join("/")
      URI::Generic.new(nil, nil, nil, nil, path == "" && here.size == 0 ? "./" : path, other.query, other.fragment)
    end
    def route_from(other) = URI.parse(other.to_s).route_to(self)
    def -(other) = route_from(other)
    def coerce(other) = [URI.parse(other), self]
  end
  class HTTP < URI::Generic
  end
  class FTP < URI::Generic
  end
  class File < URI::Generic
  end
  class MailTo < URI::Generic
    def to = @path
    def headers = @query ? @query.split("&").map { |pair| pair.split("=", 2) } : []
    def path = nil
    def opaque = @path + (@query ? "?" + @query : "")
  end
  class HTTPS < URI::HTTP
  end
  def self.parse(text)
    found = text.match(/\A(?:([a-zA-Z][\w+.-]*):)?(?:\/\/(?:([^@\/?#]*)@)?([^:\/?#]*)(?::(\d+))?)?([^?#\s]*)(?:\?([^#\s]*))?(?:#(\S*))?\z/)
    raise URI::InvalidURIError, "bad URI(is not URI?): " + text.inspect if !found || text.match?(/[\s<>"]/)
    scheme = found[1] && found[1].downcase
    home = { "http" => URI::HTTP, "https" => URI::HTTPS, "ftp" => URI::FTP, "mailto" => URI::MailTo, "file" => URI::File }[scheme] || URI::Generic
    home.new(scheme, found[2], found[3], found[4] && found[4].to_i, found[5], found[6], found[7])
  end
  def self.join(first, *more) = more.reduce(parse(first)) { |whole, part| whole.merge(part) }
  def self.encode_www_form_component(text)
    parts = KERNEL.bytes_of_text(text.to_s).map do |byte|
      char = byte < 128 ? __chr(byte) : "%"
      char == " " ? "+" : (char.match?(/[a-zA-Z0-9_\-.*]/) ? char : "%" + byte.to_s(16).upcase.rjust(2, "0"))
    end
    __str_copy(__str_join("", parts))
  end
  def self.encode_uri_component(text) = encode_www_form_component(text).gsub("+", "%20")
  def self.decode_uri_component(text)
    bytes = []
    text.scan(/%(\h\h)|(.)/m) { |code, char| code ? bytes.push(code.to_i(16)) : bytes.concat(char.bytes) }
    bytes.pack("C*").force_encoding("UTF-8")
  end
  def self.decode_www_form_component(text) = decode_uri_component(text.gsub("+", " "))
  def self.encode_www_form(pairs)
    parts = pairs.flat_map do |name, value|
      (__kind(value) == "array" ? value : [value]).map do |one|
        encode_www_form_component(name) + (__same(one, nil) ? "" : "=" + encode_www_form_component(one))
      end
    end
    parts.join("&")
  end
  def self.decode_www_form(text)
    text.split("&").map { |part| part.split("=", 2).then { |name, value| [name, value || ""] } }
      .map { |pair| pair.map { |one| decode_www_form_component(one) } }
  end
  # The scheme, who, the host, the port, registered names, the path, what is opaque, the query and the fragment.
  def self.split(text)
    made = parse(text)
    port = text[/\A[^\/]*:\/\/[^\/]*:(\d+)/, 1]
    [made.scheme, made.userinfo, made.host, port, nil, made.opaque ? nil : made.path, made.opaque, made.query, made.fragment]
  end
  def self.scheme_list
    { "FTP" => URI::FTP, "HTTP" => URI::HTTP, "HTTPS" => URI::HTTPS, "MAILTO" => URI::MailTo, "FILE" => URI::File }
  end
  def self.regexp(schemes = nil)
    names = schemes ? [*schemes].map { |name| Regexp.escape(name) }.join("|") : "[a-zA-Z][a-zA-Z+.-]*"
    Regexp.new("(?:" + names + "):(?:\\/\\/)?[\\w\\-.~!*'();:@&=+$,\\/?#\\[\\]%]+")
  end
  def self.extract(text, schemes = nil, &block)
    found = text.scan(regexp(schemes))
    return found unless block
    found.each(&block)
    nil
  end
  class RFC2396_Parser
    def make_regexp(schemes = nil) = URI.regexp(schemes)
    def extract(text, schemes = nil) = URI.extract(text, schemes)
    def parse(text) = URI.parse(text)
    def split(text) = URI.split(text)
    def join(*parts) = URI.join(*parts)
    def escape(text, unsafe = /[^\-_.!~*'()a-zA-Z\d;\/?:@&=+$,\[\]]/)
      text.gsub(unsafe) { |char| char.bytes.map { |byte| "%" + byte.to_s(16).upcase.rjust(2, "0") }.join }
    end
    def unescape(text) = URI.decode_uri_component(text)
  end
  DEFAULT_PARSER = URI::RFC2396_Parser.new
end
class Object
  def URI(text) = URI.parse(text)
end
