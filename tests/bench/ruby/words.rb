# Hashes with texts as keys: how often each word of a long made-up text occurs.

SYLLABLES = %w[ka to mi re su no ha li].freeze

state = 12_345
words = Array.new(60_000) do
  state = state * 16_807 % 2_147_483_647
  number = state >> 8
  SYLLABLES[number % 8] + SYLLABLES[(number >> 3) % 8] + SYLLABLES[(number >> 6) % 8]
end
text = words.join(" ")

counts = Hash.new(0)
text.split.each { |word| counts[word] += 1 }
top = counts.sort_by { |word, count| [-count, word] }.first(3)
p counts.size, top
