class Report
  def initialize(items) = @items = items

  def by(&key)
    groups = @items.group_by(&key).sort_by { |name, _| name.to_s }
    groups.map { |name, items| format("%-7s %2d items %7.2f", name, items.sum(&:stock), items.sum(&:value)) }
  end
end
