# `cgi`: what is escaped in addresses and in HTML.

class CGI
  HTML_NAMES = { "amp" => "&", "lt" => "<", "gt" => ">", "quot" => "\"" }
  module Escape
  end
  module Util
    def escape(text) = CGI.escape(text)
    def unescape(text, _encoding = nil) = CGI.unescape(text)
    def escapeHTML(text) = CGI.escapeHTML(text)
    def unescapeHTML(text) = CGI.unescapeHTML(text)
    def escapeElement(text, *elements) = CGI.escapeElement(text, *elements)
    def unescapeElement(text, *elements) = CGI.unescapeElement(text, *elements)
    def h(text) = CGI.escapeHTML(text)
  end
  def self.escape(text)
    parts = KERNEL.bytes_of_text(text).map do |byte|
      char = byte < 128 ? __chr(byte) : "%"
      next "+" if byte == 32
      char.match?(/[a-zA-Z0-9_\-.~]/) ? char : "%" + byte.to_s(16).upcase.rjust(2, "0")
    end
    __str_copy(__str_join("", parts))
  end
  def self.unescape(text, _encoding = nil)
    bytes = []
    text.tr("+", " ").scan(/%(\h\h)|(.)/m) { |code, char| code ? bytes.push(code.to_i(16)) : bytes.concat(char.bytes) }
    bytes.pack("C*").force_encoding("UTF-8")
  end
  def self.escapeHTML(text) = text.gsub(/[&<>"']/, HTML_ESCAPES)
  def self.unescapeHTML(text)
    text.gsub(/&(?:(amp|lt|gt|quot)|#(\d{1,7})|#x(\h{1,6}));/i) do |whole|
      if $1
        CGI::HTML_NAMES[$1] || whole
      else
        code = $2 ? $2.to_i : $3.to_i(16)
        code < 0x110000 ? [code].pack("U") : whole
      end
    end
  end
  # Elements of these names alone are escaped, or are again what they were.
  def self.escapeElement(text, *elements)
    names = elements.flatten.map { |name| Regexp.escape(name) }.join("|")
    names == "" ? text : text.gsub(Regexp.new("</?(?:" + names + ")\\b[^<>]*>?", "i")) { |found| escapeHTML(found) }
  end
  def self.unescapeElement(text, *elements)
    names = elements.flatten.map { |name| Regexp.escape(name) }.join("|")
    names == "" ? text : text.gsub(Regexp.new("&lt;/?(?:" + names + ")\\b(?:(?!&[lg]t;).)*(?:&gt;)?", "im")) { |found| unescapeHTML(found) }
  end
  def self.parse(query)
    made = {}
    query.split(/[&;]/).each do |pair|
      name, value = pair.split("=", 2).map { |part| unescape(part) }
      next unless name
      made[name] ||= []
      made[name].push(value) if value
    end
    made.default = [].freeze
    made
  end
  def self.pretty(text, shift = "  ")
    lines = text.gsub(/(?=<)/, "\n").gsub(/>(?!\n)/, ">\n").split("\n").reject { |line| line.strip == "" }
    depth = 0
    told = lines.map do |line|
      depth -= 1 if line.start_with?("</")
      written = shift * depth + line
      depth += 1 if line.match?(/\A<\w/) && !line.match?(/\/>\z/)
      written
    end
    told.join("\n") + "\n"
  end
  def self.rfc1123_date(time) = time.getgm.strftime("%a, %d %b %Y %T GMT")
  class << self
    alias h escapeHTML
    alias escape_html escapeHTML
    alias unescape_html unescapeHTML
    alias escape_element escapeElement
    alias unescape_element unescapeElement
  end
end
