# Shortest paths, orders and components of a small graph.
class Graph
  Edge = Struct.new(:to, :weight)

  def initialize
    @edges = Hash.new { |hash, node| hash[node] = [] }
  end

  def add(from, to, weight = 1)
    @edges[from] << Edge.new(to, weight)
    @edges[to]
    self
  end

  def nodes = @edges.keys

  def shortest(from)
    distance = Hash.new(Float::INFINITY).merge(from => 0)
    previous = {}
    queue = [[0, from]]
    until queue.empty?
      cost, node = queue.min_by(&:first)
      queue.delete([cost, node])
      next if cost > distance[node]

      @edges[node].each do |edge|
        candidate = cost + edge.weight
        next unless candidate < (distance[edge.to] || Float::INFINITY)

        distance[edge.to] = candidate
        previous[edge.to] = node
        queue << [candidate, edge.to]
      end
    end
    [distance, previous]
  end

  def path(from, to)
    _, previous = shortest(from)
    path = [to]
    path.unshift(previous[path.first]) while previous.key?(path.first)
    path.first == from ? path : nil
  end

  def breadth_first(from)
    return to_enum(:breadth_first, from) unless block_given?

    seen = { from => true }
    queue = [from]
    while (node = queue.shift)
      yield node
      @edges[node].map(&:to).reject { |n| seen[n] }.each do |n|
        seen[n] = true
        queue << n
      end
    end
  end

  def topological
    state = {}
    order = []
    visit = lambda do |node|
      case state[node]
      when :done then next
      when :open then raise ArgumentError, "cycle at #{node}"
      end
      state[node] = :open
      @edges[node].each { |edge| visit.(edge.to) }
      state[node] = :done
      order.unshift(node)
    end
    nodes.each(&visit)
    order
  end
end

graph = Graph.new
graph.add(:a, :b, 7).add(:a, :c, 3).add(:c, :b, 1).add(:b, :d, 2).add(:c, :d, 8).add(:d, :e)
distance, = graph.shortest(:a)
distance.sort_by { |node, cost| [cost, node] }.each { |node, cost| puts "#{node}: #{cost}" }
puts graph.path(:a, :e).join(" -> ")
p graph.path(:e, :a)
p graph.breadth_first(:a).to_a, graph.breadth_first(:a).with_index.map { |n, i| "#{i}#{n}" }
p graph.topological
begin
  graph.add(:e, :a).topological
rescue ArgumentError => error
  puts "#{error.class}: #{error.message}"
end
