# Random numbers: the Mersenne Twister, seeded and asked as Ruby does.

class Random
  def inspect = KERNEL.address_of(self) + ">"
  attr_reader :seed
  def initialize(seed = 0)
    @seed = KERNEL.whole(seed)
    @state = nil
  end
  # The words of the generator, made when the first number is asked for.
  def state = @state ||= KERNEL.twister(@seed.abs)
  def self.new_seed = 88172645463325252
  def self.rand(limit = nil) = RANDOM_SOURCE.rand(limit)
  def self.srand(seed = 0) = RANDOM_SOURCE.reseed(seed)
  def self.bytes(count) = RANDOM_SOURCE.bytes(count)
  def reseed(seed)
    old = @seed
    @seed = seed
    @state = nil
    old
  end
  def bits = __mt_getrandbits(state, 32)
  # A number from 0 up to a limit, which is among them: bits are drawn until they fit.
  def limited(limit)
    return 0 if limit == 0
    return limited_words(limit) if limit.bit_length > 64
    mask = (1 << limit.bit_length) - 1
    while true
      value = 0
      fits = true
      place = limit > 0xffffffff ? 1 : 0
      while place >= 0 && fits
        value = (value | (bits << (place * 32))) & mask
        fits = false if value > limit
        place -= 1
      end
      return value if fits
    end
  end
  # A number from 0 up to 1, which is among them.
  def inclusive
    high = bits
    low = bits
    ((high << 32 | low) * ((1 << 53) | 1) >> 64).to_f / (1 << 53)
  end
  # The same for numbers of more than two words: a word below its limit frees those behind it.
  def limited_words(limit)
    last = (limit.bit_length - 1) / 32
    while true
      value = 0
      is_bound = true
      place = last
      while place >= 0
        wanted = limit >> (place * 32) & 0xffffffff
        word = bits & (place == last ? (1 << wanted.bit_length) - 1 : 0xffffffff)
        break if is_bound && word > wanted
        is_bound = false if word < wanted
        value |= word << (place * 32)
        place -= 1
      end
      return value if place < 0
    end
  end
  def rand(limit = nil)
    return __mt_random(state) if __same(limit, nil)
    if KERNEL.is_a(limit, Range)
      low = limit.begin
      raise Errno::EDOM if __same(low, nil) || __same(limit.end, nil)
      if KERNEL.is_float(low) || KERNEL.is_float(limit.end)
        return low + (limit.exclude_end? ? __mt_random(state) : inclusive) * (limit.end - low)
      end
      high = limit.exclude_end? ? limit.end - 1 : limit.end
      return nil if high < low
      return low + limited(high - low)
    end
    return __mt_random(state) * limit if KERNEL.is_float(limit)
    limit = KERNEL.whole(limit)
    raise ArgumentError, "invalid argument - " + limit.to_s if limit <= 0
    limited(limit - 1)
  end
  # Four of each word, the lowest first.
  def bytes(count)
    list = []
    while list.size < count
      word = bits
      [0, 8, 16, 24].each { |shift| list.push(word >> shift & 255) if list.size < count }
    end
    list.pack("C*")
  end
  def ==(other) = KERNEL.is_a(other, Random) && @seed == other.seed && state == other.state
  def self.seed = RANDOM_SOURCE.seed
  def self.urandom(count) = RANDOM_SOURCE.bytes(count)
  def shuffled(list)
    at = list.size
    while at > 0
      other = limited(at - 1)
      at -= 1
      held = list[other]
      list[other] = list[at]
      list[at] = held
    end
    list
  end
  def sample(list, count)
    size = list.size
    raise ArgumentError, "negative sample number" if count && count < 0
    if __same(count, nil)
      return size == 0 ? nil : list[limited(size - 1)]
    end
    count = size if count > size
    places = []
    sorted = []
    draws = Array.new(count) { |at| limited(size - at - 1) }
    draws.each do |place|
      at = 0
      while at < sorted.size && place >= sorted[at]
        place += 1
        at += 1
      end
      sorted.insert(at, place)
      places.push(place)
    end
    places.map { |place| list[place] }
  end
end
def KERNEL.twister(seed)
  words = []
  if seed > 0xffffffff
    __mt_seed(words, seed)
    return words
  end
  word = seed
  words.push(word)
  at = 1
  while at < 624
    word = (1812433253 * (word ^ (word >> 30)) + at) & 0xffffffff
    words.push(word)
    at += 1
  end
  words.push(624)
end
RANDOM_SOURCE = Random.new(5489)
Random::DEFAULT = Random
class Object
  def rand(limit = nil)
    limit = nil if limit == 0
    limit = limit.to_i.abs if KERNEL.is_a(limit, Numeric)
    RANDOM_SOURCE.rand(limit)
  end
  def srand(seed = 0) = RANDOM_SOURCE.reseed(seed)
end
module SecureRandom
  def self.hex(count = 16) = Array.new(count * 2) { Random.rand(16).to_s(16) }.join
  def self.random_number(limit = nil) = Random.rand(limit)
  def self.rand(limit = nil) = Random.rand(limit)
  def self.bytes(count = 16) = Random.bytes(count)
  def self.random_bytes(count = 16) = Random.bytes(count)
  def self.base64(count = 16) = [Random.bytes(count)].pack("m0")
  def self.urlsafe_base64(count = 16) = base64(count).tr("+/", "-_").delete("=")
  # One of version 4: the version and the variant stand at their places.
  def self.uuid
    parts = [8, 4, 3, 3, 12].map { |count| Array.new(count) { Random.rand(16).to_s(16) }.join }
    [parts[0], parts[1], "4" + parts[2], ["8", "9", "a", "b"][Random.rand(4)] + parts[3], parts[4]].join("-")
  end
  def self.alphanumeric(count = 16) = Array.new(count) { [*"a".."z", *"0".."9"][Random.rand(36)] }.join
end
