# `ipaddr`: addresses of hosts and networks.

class IPAddr
  include Comparable
  class Error < ArgumentError
  end
  class InvalidAddressError < IPAddr::Error
  end
  class AddressFamilyError < IPAddr::Error
  end
  class InvalidPrefixError < IPAddr::InvalidAddressError
  end
  V4 = 2
  V6 = 10
  attr_reader :family
  def initialize(address = "::", family = nil)
    if KERNEL.is_integer(address)
      raise IPAddr::AddressFamilyError, "unsupported address family: " + family.to_s unless family == IPAddr::V4 || family == IPAddr::V6
      @family = family
      @number = address
      @mask = whole
      return
    end
    text, prefix = address.to_s.delete_prefix("[").sub("]", "").split("/", 2)
    @family = text.to_s.include?(":") ? IPAddr::V6 : IPAddr::V4
    @number = @family == IPAddr::V6 ? IPAddr.number_of_v6(text) : IPAddr.number_of_v4(text.to_s)
    @mask = whole
    mask!(prefix) if prefix
  end
  # The reference tells of the address that it has not read yet.
  def self.number_of_v4(text)
    parts = text.split(".", -1)
    unless parts.size == 4 && parts.all? { |part| part.match?(/\A\d{1,3}\z/) && part.to_i < 256 }
      raise IPAddr::InvalidAddressError, "invalid address: "
    end
    if parts.any? { |part| part.size > 1 && part.start_with?("0") }
      raise IPAddr::InvalidAddressError, "zero-filled number in IPv4 address is ambiguous: "
    end
    parts.inject(0) { |held, part| held << 8 | part.to_i }
  end
  def self.number_of_v6(text)
    if (found = text.match(/\A(.*:)(\d+\.\d+\.\d+\.\d+)\z/))
      low = number_of_v4(found[2])
      text = found[1] + (low >> 16).to_s(16) + ":" + (low & 0xffff).to_s(16)
    end
    front, back = text.split("::", 2).map { |part| part.split(":") }
    front ||= []
    filled = text.include?("::") ? front + ["0"] * (8 - front.size - back.to_a.size) + back.to_a : front
    unless filled.size == 8 && filled.all? { |part| part.match?(/\A\h{1,4}\z/) }
      raise IPAddr::InvalidAddressError, "invalid address: "
    end
    filled.inject(0) { |held, part| held << 16 | part.to_i(16) }
  end
  def self.ntop(bytes) = bytes.bytesize == 4 ? bytes.bytes.join(".") : bytes.unpack("n*").map { |part| part.to_s(16) }.join(":")
  def self.new_ntoh(bytes) = new(ntop(bytes))
  def width = @family == IPAddr::V6 ? 128 : 32
  def whole = (1 << width) - 1
  def number = @number
  def to_i = @number
  def ipv4? = @family == IPAddr::V4
  def ipv6? = @family == IPAddr::V6
  def prefix = @mask.to_s(2).count("1")
  def mask!(given)
    text = given.to_s
    if text.match?(/\A\d+\z/)
      raise IPAddr::InvalidPrefixError, "invalid length: " + text if text.to_i > width
      @mask = whole >> (width - text.to_i) << (width - text.to_i)
    else
      @mask = IPAddr.new(text).to_i
    end
    @number &= @mask
    self
  end
  def mask(given) = dup.mask!(given)
  def moved(number) = IPAddr.new(number, @family)
  def other_of(other) = KERNEL.is_a(other, IPAddr) ? other : (KERNEL.is_integer(other) ? moved(other) : IPAddr.new(other))
  def include?(other)
    other = other_of(other)
    other.family == @family && other.to_i & @mask == @number
  end
  def ===(other) = include?(other)
  def &(other) = moved(@number & other_of(other).to_i)
  def |(other) = moved(@number | other_of(other).to_i)
  def ~ = moved(~@number & whole)
  def <<(count) = moved(@number << count & whole)
  def >>(count) = moved(@number >> count)
  def +(count) = moved(@number + count)
  def -(count) = moved(@number - count)
  def succ = moved(@number + 1)
  def <=>(other)
    other = begin
      other_of(other)
    rescue IPAddr::Error
      return nil
    end
    other.family == @family ? @number <=> other.to_i : nil
  end
  def ==(other)
    other = begin
      other_of(other)
    rescue StandardError
      return false
    end
    @family == other.family && @number == other.to_i
  end
  def eql?(other) = KERNEL.is_a(other, IPAddr) && hash == other.hash && self == other
  def hash = [@number, @mask, @family].hash
  def to_range = moved(@number & @mask)..moved(@number | ~@mask & whole)
  def netmask = moved(@mask).to_s
  def private?
    return @number >> 121 == 0x7e unless ipv4?
    @number >> 24 == 10 || @number >> 20 == 0xac1 || @number >> 16 == 0xc0a8
  end
  def loopback? = ipv4? ? @number >> 24 == 127 : @number == 1
  def link_local? = ipv4? ? @number >> 16 == 0xa9fe : @number >> 118 == 0x3fa
  def hton = ipv4? ? [@number].pack("N") : 8.times.map { |at| @number >> (112 - at * 16) & 0xffff }.pack("n*")
  def ipv4_mapped? = ipv6? && @number >> 32 == 0xffff
  def ipv4_mapped = IPAddr.new(@number | 0xffff << 32, IPAddr::V6)
  def native = ipv4_mapped? ? IPAddr.new(@number & 0xffffffff, IPAddr::V4) : self
  def reverse
    return 4.times.map { |at| @number >> at * 8 & 255 }.join(".") + ".in-addr.arpa" if ipv4?
    32.times.map { |at| (@number >> at * 4 & 15).to_s(16) }.join(".") + ".ip6.arpa"
  end
  def to_string
    return 4.times.map { |at| @number >> (24 - at * 8) & 255 }.join(".") if ipv4?
    8.times.map { |at| (@number >> (112 - at * 16) & 0xffff).to_s(16).rjust(4, "0") }.join(":")
  end
  # The longest run of nothing is left out.
  def to_s
    return to_string if ipv4?
    return "::ffff:" + native.to_s if ipv4_mapped?
    text = 8.times.map { |at| (@number >> (112 - at * 16) & 0xffff).to_s(16) }.join(":")
    7.downto(1) do |count|
      found = text.match(Regexp.new("(?:\\A|:)0(?::0){" + count.to_s + "}(?::|\\z)"))
      return found.pre_match + "::" + found.post_match if found
    end
    text
  end
  def inspect
    mask = ipv4? ? IPAddr.new(@mask, IPAddr::V4).to_s : moved(@mask).to_string
    "#<IPAddr: " + (ipv4? ? "IPv4:" + to_s : "IPv6:" + to_string) + "/" + mask + ">"
  end
end
