class Allergies
  ITEMS = %w[eggs peanuts shellfish strawberries tomatoes chocolate pollen cats].freeze

  def initialize(score)
    @score = score
  end

  def allergic_to?(item) = @score[ITEMS.index(item)] == 1
  def list = ITEMS.select { |item| allergic_to?(item) }
end

[0, 1, 5, 34, 255, 509].each { |score| puts "#{score}: #{Allergies.new(score).list.join(", ")}" }
p Allergies.new(3).allergic_to?("cats")
p Allergies::ITEMS.frozen?, Allergies::ITEMS.each_with_index.to_h.invert[2]
