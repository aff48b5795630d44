require 'set'

def unique_words(text)
  words = Set.new
  text.downcase.split.each { |word| words << word }
  words
end

a = Set.new([1, 2, 3, 4])
b = Set[3, 4, 5]
p a | b
p a & b
p a - b
p a ^ b
puts a.include?(2), a.include?(9)
p a.size, Set.new.empty?
p a.add?(4), a.add?(7)
a.delete(7)
puts a.subset?(Set[1, 2, 3, 4, 5]), a.superset?(Set[1, 2])
puts Set[1, 2] == Set[2, 1]
p a.map { |n| n * 2 }
p a.select(&:even?)
p a.to_a.sum
puts unique_words("the cat and the dog and the bird").size
p [3, 1, 3, 2].to_set
p a.disjoint?(Set[9]), a.intersect?(b)
a.each { |n| print n, " " }
puts
p a.min, a.max, a.sort, a.inject(:+)
seen = Set.new
[1, 2, 1, 3, 2].each { |n| puts "again #{n}" unless seen.add?(n) }
p a.group_by(&:odd?)
