# covers: numbers of a seed: bytes, large limits, ranges of floats
random = Random.new(42)
p random.bytes(6).bytes, random.rand, random.rand(10), random.bytes(4).bytes, random.rand(2**70), random.rand(10**12), random.rand(-2**80..2**80)
p random.rand(1.0..2.0), random.rand(1.0...2.0), random.rand(2.5), random.rand(1..6), random.rand(0.0..0.0)
p Random.new(7) == Random.new(7), Random.new(7) == Random.new(8), Random.new(7).seed, Random.new(2**100).rand, Random.new(-5).rand(100)
srand(5)
p rand, rand(6), rand(2**66), Random.rand(1.5), Random.bytes(3).bytes, Random.seed, [1, 2, 3, 4].shuffle, [1, 2, 3, 4].sample(2), srand(1)
p (Random.rand(-1) rescue $!.message), (random.rand(0) rescue $!.message), rand(0).class, rand(-3).class
