# `uri` and `pathname`: the parts of addresses and of paths.

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
  class HTTP < URI::Generic
  end
  class HTTPS < URI::HTTP
  end
  def self.parse(text)
    found = text.match(/\A(?:([a-zA-Z][\w+.-]*):)?(?:\/\/(?:([^@\/?#]*)@)?([^:\/?#]*)(?::(\d+))?)?([^?#\s]*)(?:\?([^#\s]*))?(?:#(\S*))?\z/)
    raise URI::InvalidURIError, "bad URI(is not URI?): " + text.inspect if !found || text.match?(/[\s<>"]/)
    home = { "http" => URI::HTTP, "https" => URI::HTTPS }[found[1]] || URI::Generic
    home.new(found[1], found[2], found[3], found[4] && found[4].to_i, found[5], found[6], found[7])
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
    text.scan(/%(\h\h)|([^%])/) { |code, char| code ? bytes.push(code.to_i(16)) : bytes.concat(char.bytes) }
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
  def self.extract(text, schemes = nil) = text.scan(/[a-z][a-z+.-]*:\/\/[^\s<>"]+/)
  def self.regexp(schemes = nil) = /[a-z][a-z+.-]*:\/\/[^\s<>"]+/
end
class Object
  def URI(text) = URI.parse(text)
  def Pathname(path) = Pathname.new(path)
end

class Pathname
  include Comparable
  def initialize(path)
    @path = path.to_s
  end
  def self.pwd = new(Dir.pwd)
  def self.glob(pattern, &block) = Dir.glob(pattern).map { |path| new(path) }
  def to_s = @path
  def to_str = @path
  def to_path = @path
  def inspect = "#<Pathname:" + @path + ">"
  def ==(other) = KERNEL.is_a(other, Pathname) && @path == other.to_s
  def eql?(other) = self == other
  def hash = @path.hash
  def <=>(other) = KERNEL.is_a(other, Pathname) ? @path <=> other.to_s : nil
  def basename(*given) = Pathname.new(File.basename(@path, *given))
  def dirname = Pathname.new(File.dirname(@path))
  def extname = File.extname(@path)
  def parent = self + ".."
  def absolute? = __str_startswith(@path, "/")
  def relative? = !absolute?
  def root? = @path == "/"
  def each_filename(&block) = @path.split("/").reject { |part| part == "" }.each(&block)
  def +(other)
    other = other.to_s
    return Pathname.new(other) if __str_startswith(other, "/")
    parts = @path == "." ? [] : @path.split("/", -1)
    other.split("/").each do |part|
      next if part == "."
      part == ".." && parts.size > 0 && parts.last != ".." && parts != [""] ? parts.pop : parts.push(part)
    end
    return Pathname.new("/") if parts == [""]
    Pathname.new(parts.empty? ? "." : parts.join("/"))
  end
  def /(other) = self + other
  def join(*others) = others.reduce(self) { |whole, part| whole + part }
  def sub(*given, &block) = Pathname.new(@path.sub(*given, &block))
  def sub_ext(ending) = Pathname.new(@path.delete_suffix(extname) + ending)
  def cleanpath
    parts = []
    @path.split("/").each do |part|
      next if part == "." || part == ""
      part == ".." && parts.size > 0 && parts.last != ".." ? parts.pop : parts.push(part)
    end
    parts.shift while absolute? && parts.first == ".."
    Pathname.new(absolute? ? "/" + parts.join("/") : (parts.empty? ? "." : parts.join("/")))
  end
  def expand_path(*given) = Pathname.new(File.expand_path(@path, *given))
  def relative_path_from(base)
    own = cleanpath.each_filename.to_a
    other = Pathname.new(base).cleanpath.each_filename.to_a.reject { |part| part == "." }
    own = own.reject { |part| part == "." }
    while own.size > 0 && own.first == other.first
      own.shift
      other.shift
    end
    parts = [".."] * other.size + own
    Pathname.new(parts.empty? ? "." : parts.join("/"))
  end
  def exist? = File.exist?(@path)
  def file? = File.file?(@path)
  def directory? = File.directory?(@path)
  def size = File.size(@path)
  def read(*given) = File.read(@path, *given)
  def write(text) = File.write(@path, text)
  def readlines(**options) = File.readlines(@path, **options)
  def each_line(&block) = File.foreach(@path, &block)
  def open(*given, &block) = File.open(@path, *given, &block)
  def delete = directory? ? Dir.rmdir(@path) : File.delete(@path)
  def unlink = delete
  def mkpath = FileUtils.mkdir_p(@path)
  def mkdir = Dir.mkdir(@path)
  def rmtree = FileUtils.rm_rf(@path)
  def children = Dir.children(@path).sort.map { |name| self + name }
  def entries = Dir.entries(@path).map { |name| Pathname.new(name) }
  def glob(pattern) = Dir.glob(pattern, base: @path).map { |path| self + path }
end
