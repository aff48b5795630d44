# Matrices and vectors.

module ExceptionForMatrix
  class ErrDimensionMismatch < StandardError
    def initialize(message = nil)
      @message = message || "Dimension mismatch"
    end
  end
  class ErrNotRegular < StandardError
    def initialize(message = nil)
      @message = message || "Not Regular Matrix"
    end
  end
end
module ExceptionForMatrix
  class ErrOperationNotDefined < StandardError
    def initialize(given = nil)
      @message = __kind(given) == "array" ? "Operation(" + given[0] + ") can't be defined: " + given[1].name + " op " + given[2].name : given
    end
  end
end
class Matrix
  include Enumerable
  attr_reader :rows_held
  def self.[](*rows) = rows(rows)
  def self.rows(rows, copy = true)
    rows = rows.map { |row| row.to_a.dup }
    width = rows[0] ? rows[0].size : 0
    bad = rows.find { |row| row.size != width }
    if bad
      raise Matrix::ErrDimensionMismatch, "row size differs (" + bad.size.to_s + " should be " + width.to_s + ")"
    end
    new(rows, width)
  end
  def self.columns(columns) = rows(columns.transpose)
  def self.build(height, width = height) = rows(Array.new(height) { |i| Array.new(width) { |j| yield i, j } })
  def self.identity(size) = build(size) { |i, j| i == j ? 1 : 0 }
  def self.unit(size) = identity(size)
  def self.I(size) = identity(size)
  def self.zero(height, width = height) = build(height, width) { 0 }
  def self.diagonal(*values) = build(values.size) { |i, j| i == j ? values[i] : 0 }
  def self.scalar(size, value) = build(size) { |i, j| i == j ? value : 0 }
  def self.row_vector(row) = rows([row.to_a])
  def self.column_vector(column) = rows(column.to_a.map { |one| [one] })
  def initialize(rows, width)
    @rows_held = rows
    @width = width
  end
  def [](i, j) = (row = @rows_held[i]) && row[j]
  def element(i, j) = self[i, j]
  def row_count = @rows_held.size
  def row_size = row_count
  def column_count = @width
  def column_size = @width
  def self.empty(height = 0, width = 0) = new(Array.new(height) { [] }, width)
  def self.hstack(first, *others) = rows(first.to_a.each_with_index.map { |row, i| row + others.flat_map { |one| one.to_a[i] } })
  def self.vstack(first, *others) = rows([first, *others].flat_map { |one| one.to_a })
  def self.combine(*matrices) = matrices.size == 0 ? empty : build(matrices[0].row_count, matrices[0].column_count) { |i, j|
    yield(matrices.map { |one| one[i, j] }) }
  def combine(*others, &block) = Matrix.combine(self, *others, &block)
  def hstack(*others) = Matrix.hstack(self, *others)
  def vstack(*others) = Matrix.vstack(self, *others)
  def adjugate = Matrix.build(row_count, column_count) { |i, j| cofactor(j, i) }
  def laplace_expansion(row: nil, column: nil) = determinant
  def []=(i, j, value)
    raise FrozenError, "can't modify frozen Matrix" if frozen?
    @rows_held[i][j] = value
  end
  def index(*given, &block)
    each_with_index { |one, i, j| return [i, j] if given.size > 0 ? one == given[0] : block.call(one) }
    nil
  end
  def find_index(*given, &block) = index(*given, &block)
  def antisymmetric? = self == -transpose
  def diagonal? = each_with_index.all? { |one, i, j| i == j || one == 0 }
  def upper_triangular? = each_with_index.all? { |one, i, j| i <= j || one == 0 }
  def lower_triangular? = each_with_index.all? { |one, i, j| i >= j || one == 0 }
  def orthogonal? = self * transpose == Matrix.identity(row_count)
  def real? = all? { |one| one.real? }
  def rotate_entries(turn = :clockwise)
    return Matrix.rows(@rows_held.reverse.transpose) if turn == :clockwise
    turn == :half_turn ? Matrix.rows(@rows_held.reverse.map { |row| row.reverse }) : Matrix.rows(@rows_held.transpose.reverse)
  end
  def rank_deficient? = rank < row_count
  def lup = KernelLup.new(self)
  def lup_decomposition = lup
  def square? = row_count == column_count
  def row(i) = @rows_held[i] && Vector.elements(@rows_held[i])
  def column(j) = j < @width ? Vector.elements(@rows_held.map { |row| row[j] }) : nil
  def row_vectors = @rows_held.map { |row| Vector.elements(row) }
  def column_vectors = Array.new(@width) { |j| column(j) }
  def to_a = @rows_held.map { |row| row.dup }
  def to_matrix = self
  def each(which = :all, &block)
    return KERNEL.enumerator(self, :each, which == :all ? [] : [which]) unless block
    wanted = PARTS_OF_MATRIX[which]
    raise ArgumentError, "expected " + which.inspect + " to be one of :all, :diagonal, :off_diagonal, :lower, :strict_lower, :strict_upper or :upper" unless wanted
    @rows_held.each_with_index { |row, i| row.each_with_index { |one, j| block.call(one) if wanted.call(i, j) } }
    self
  end
  def each_with_index
    return KERNEL.enumerator(self, :each_with_index) unless block_given?
    @rows_held.each_with_index { |row, i| row.each_with_index { |one, j| yield one, i, j } }
    self
  end
  def map(&block) = block ? Matrix.rows(@rows_held.map { |row| row.map(&block) }) : KERNEL.enumerator(self, :map)
  def collect(&block) = map(&block)
  def minor(top, height, left, width) = Matrix.rows(@rows_held[top, height].map { |row| row[left, width] })
  def first_minor(i, j)
    rows = @rows_held.each_with_index.reject { |_, at| at == i }
    rows = rows.map { |row, _| row.each_with_index.reject { |_, at| at == j }.map(&:first) }
    Matrix.rows(rows)
  end
  def cofactor(i, j) = first_minor(i, j).determinant * (-1) ** (i + j)
  def transpose = @rows_held.empty? ? self : Matrix.rows(@rows_held.transpose)
  def t = transpose
  def check_size(other)
    return nil if row_count == other.row_count && column_count == other.column_count
    raise Matrix::ErrDimensionMismatch
  end
  # What another operand is worth in an operation that is told by its sign.
  def operand(sign, other)
    return other if KERNEL.is_a(other, Matrix)
    return Matrix.column_vector(other) if KERNEL.is_a(other, Vector)
    raise ExceptionForMatrix::ErrOperationNotDefined, [sign, Matrix, other.class] if KERNEL.is_a(other, Numeric)
    raise TypeError, other.inspect + " can't be coerced into Matrix"
  end
  def merged(sign, other)
    other = operand(sign, other)
    check_size(other)
    Matrix.build(row_count, column_count) { |i, j| yield self[i, j], other[i, j] }
  end
  def +(other) = merged("+", other) { |a, b| a + b }
  def -(other) = merged("-", other) { |a, b| a - b }
  def hadamard_product(other) = merged("*", other) { |a, b| a * b }
  def entrywise_product(other) = hadamard_product(other)
  def -@() = map { |one| -one }
  def *(other)
    return map { |one| one * other } if KERNEL.is_a(other, Numeric)
    return (self * Matrix.column_vector(other)).column(0) if KERNEL.is_a(other, Vector)
    other = operand("*", other)
    raise Matrix::ErrDimensionMismatch unless column_count == other.row_count
    columns = other.to_a.transpose
    Matrix.rows(@rows_held.map { |row| columns.map { |column| row.zip(column).map { |a, b| a * b }.reduce(:+) } })
  end
  def /(other) = KERNEL.is_a(other, Numeric) ? map { |one| one / other } : self * operand("/", other).inverse
  def **(power)
    raise Matrix::ErrDimensionMismatch unless square?
    return inverse ** -power if power < 0
    made = Matrix.identity(row_count)
    base = self
    while power > 0
      made *= base if power.odd?
      base *= base
      power >>= 1
    end
    made
  end
  # By fractions that stay whole as long as what they are of is.
  def determinant
    raise Matrix::ErrDimensionMismatch unless square?
    rows = to_a
    sign = 1
    before = 1
    size = row_count
    return 1 if size == 0
    size.times do |k|
      if rows[k][k] == 0
        other = (k + 1...size).find { |i| rows[i][k] != 0 }
        return 0 unless other
        rows[k], rows[other] = rows[other], rows[k]
        sign = -sign
      end
      pivot = rows[k][k]
      (k + 1...size).each do |i|
        (k + 1...size).each do |j|
          value = pivot * rows[i][j] - rows[i][k] * rows[k][j]
          rows[i][j] = KERNEL.is_integer(value) && KERNEL.is_integer(before) ? value / before : value.quo(before)
        end
      end
      before = pivot
    end
    sign * rows[size - 1][size - 1]
  end
  def det = determinant
  def rank
    rows = to_a.map { |row| row.map { |one| KERNEL.is_integer(one) ? one.to_r : one } }
    rank = 0
    column_count.times do |j|
      pivot = (rank...row_count).find { |i| rows[i][j] != 0 }
      next unless pivot
      rows[rank], rows[pivot] = rows[pivot], rows[rank]
      (rank + 1...row_count).each do |i|
        factor = rows[i][j] / rows[rank][j]
        column_count.times { |k| rows[i][k] -= factor * rows[rank][k] }
      end
      rank += 1
    end
    rank
  end
  def trace = (square? || raise(Matrix::ErrDimensionMismatch)) && (0...row_count).map { |i| self[i, i] }.reduce(0) { |sum, one| sum + one }
  def tr = trace
  def inverse
    raise Matrix::ErrDimensionMismatch unless square?
    size = row_count
    left = to_a
    right = Matrix.identity(size).to_a
    size.times do |k|
      pivot = (k...size).max_by { |i| left[i][k].abs }
      raise Matrix::ErrNotRegular, "Not Regular Matrix" if left[pivot][k] == 0
      [left, right].each { |rows| rows[k], rows[pivot] = rows[pivot], rows[k] }
      by = left[k][k]
      size.times do |i|
        next if i == k
        factor = left[i][k].quo(by)
        left[i][k] = 0
        (k + 1...size).each { |j| left[i][j] -= left[k][j] * factor }
        size.times { |j| right[i][j] -= right[k][j] * factor }
      end
      (k + 1...size).each { |j| left[k][j] = left[k][j].quo(by) }
      size.times { |j| right[k][j] = right[k][j].quo(by) }
    end
    Matrix.rows(right)
  end
  def inv = inverse
  def symmetric? = self == transpose
  def antisymmetric? = self == -transpose
  def skew_symmetric? = antisymmetric?
  def permutation?
    return false unless square?
    [to_a, to_a.transpose].all? { |lines| lines.all? { |line| line.count(1) == 1 && line.count(0) == line.size - 1 } }
  end
  def zero? = all? { |one| one == 0 }
  def regular? = determinant != 0
  def singular? = determinant == 0
  def round(digits = 0) = map { |one| one.round(digits) }
  def empty? = row_count == 0 || column_count == 0
  def coerce(other) = [KernelScalar.new(other), self]
  def ==(other) = KERNEL.is_a(other, Matrix) && to_a == other.to_a
  def eql?(other) = KERNEL.is_a(other, Matrix) && to_a.eql?(other.to_a)
  def hash = to_a.hash
  def to_s = "Matrix[" + @rows_held.map { |row| "[" + row.map { |one| one.to_s }.join(", ") + "]" }.join(", ") + "]"
  def inspect = empty? ? "Matrix.empty(" + row_count.to_s + ", " + column_count.to_s + ")" : "Matrix" + @rows_held.inspect
end
Matrix::ErrDimensionMismatch = ExceptionForMatrix::ErrDimensionMismatch
Matrix::ErrNotRegular = ExceptionForMatrix::ErrNotRegular
# A number on the left of a matrix or vector.
class KernelScalar
  def initialize(value)
    @value = value
  end
  def *(other) = other * @value
end
PARTS_OF_MATRIX = { all: ->(i, j) { true }, diagonal: ->(i, j) { i == j }, off_diagonal: ->(i, j) { i != j }, lower: ->(i, j) { j <= i },
                    strict_lower: ->(i, j) { j < i }, upper: ->(i, j) { i <= j }, strict_upper: ->(i, j) { i < j } }
# A matrix as the product of a lower and an upper triangular one, with rows moved.
class KernelLup
  def initialize(matrix)
    rows = matrix.to_a.map { |row| row.map { |one| KERNEL.is_integer(one) ? one.to_r : one } }
    size = rows.size
    @order = (0...size).to_a
    @swaps = 0
    size.times do |at|
      best = (at...size).max_by { |i| rows[i][at].abs }
      next if rows[best][at] == 0
      if best != at
        rows[at], rows[best] = rows[best], rows[at]
        @order[at], @order[best] = @order[best], @order[at]
        @swaps += 1
      end
      (at + 1...size).each do |i|
        rows[i][at] = rows[i][at].quo(rows[at][at])
        (at + 1...size).each { |j| rows[i][j] -= rows[i][at] * rows[at][j] }
      end
    end
    @rows = rows
  end
  def l = Matrix.build(@rows.size) { |i, j| i == j ? 1 : (i > j ? @rows[i][j] : 0) }
  def u = Matrix.build(@rows.size) { |i, j| i <= j ? @rows[i][j] : 0 }
  def p = Matrix.build(@rows.size) { |i, j| @order[i] == j ? 1 : 0 }
  def to_ary = [l, u, p]
  def to_a = to_ary
  def pivots = @order
  def singular? = (0...@rows.size).any? { |i| @rows[i][i] == 0 }
  def determinant = (0...@rows.size).reduce(@swaps.odd? ? -1 : 1) { |made, i| made * @rows[i][i] }
  def det = determinant
  def solve(given)
    raise ExceptionForMatrix::ErrNotRegular, "Matrix is singular." if singular?
    return Matrix.columns(given.column_vectors.map { |column| solve(column).to_a }) if KERNEL.is_a(given, Matrix)
    made = @order.map { |i| given[i] }
    made.each_index { |i| (0...i).each { |j| made[i] -= @rows[i][j] * made[j] } }
    made.each_index.reverse_each do |i|
      (i + 1...made.size).each { |j| made[i] -= @rows[i][j] * made[j] }
      made[i] = made[i].quo(@rows[i][i])
    end
    Vector.elements(made)
  end
end
class Vector
  include Enumerable
  class ZeroVectorError < StandardError
  end
  def self.[](*given) = new(given)
  def self.elements(list, copy = true) = new(list.dup)
  def self.zero(size) = new([0] * size)
  def self.basis(size:, index:) = new(Array.new(size) { |at| at == index ? 1 : 0 })
  def initialize(list)
    @list = list
  end
  def [](place) = @list[place]
  def element(place) = @list[place]
  def size = @list.size
  def each(&block)
    return KERNEL.enumerator(self, :each) unless block
    @list.each(&block)
    self
  end
  def to_a = @list.dup
  def merged(other, &block)
    raise TypeError, other.inspect + " can't be coerced into Vector" unless KERNEL.is_a(other, Vector)
    raise Matrix::ErrDimensionMismatch unless size == other.size
    Vector.new(@list.zip(other.to_a).map(&block))
  end
  def +(other) = merged(other) { |a, b| a + b }
  def -(other) = merged(other) { |a, b| a - b }
  def *(other)
    raise ExceptionForMatrix::ErrOperationNotDefined, ["*", Vector, Vector] if KERNEL.is_a(other, Vector)
    KERNEL.is_a(other, Numeric) ? map { |one| one * other } : Matrix.column_vector(self) * other
  end
  def /(other)
    raise ExceptionForMatrix::ErrOperationNotDefined, ["/", Vector, other.class] unless KERNEL.is_a(other, Numeric)
    map { |one| one / other }
  end
  def -@() = map { |one| -one }
  def map(&block) = Vector.new(@list.map(&block))
  def collect(&block) = map(&block)
  def inner_product(other)
    raise Matrix::ErrDimensionMismatch unless size == other.size
    @list.zip(other.to_a).reduce(0) { |sum, pair| sum + pair[0] * pair[1] }
  end
  def dot(other) = inner_product(other)
  def cross_product(other)
    a, b, c = @list
    x, y, z = other.to_a
    Vector[b * z - c * y, c * x - a * z, a * y - b * x]
  end
  def cross(other) = cross_product(other)
  def magnitude = Math.sqrt(@list.sum { |one| one.abs2 })
  def r = magnitude
  def norm = magnitude
  def normalize
    raise Vector::ZeroVectorError, "Zero vectors can not be normalized" if magnitude == 0
    self / magnitude
  end
  def angle_with(other) = Math.acos(inner_product(other) / (magnitude * other.magnitude))
  def []=(place, value)
    @list[place] = value
  end
  def each2(other) = @list.each_with_index { |one, i| yield(one, other[i]) }
  def collect2(other) = @list.each_with_index.map { |one, i| yield(one, other[i]) }
  def map2(other, &block) = Vector.elements(collect2(other, &block))
  def self.independent?(*vectors) = Matrix.rows(vectors.map(&:to_a)).rank == vectors.size
  def +@() = self
  def covector = Matrix.row_vector(self)
  def to_matrix = Matrix.column_vector(self)
  def zero? = all? { |one| one == 0 }
  def round(digits = 0) = map { |one| one.round(digits) }
  def coerce(other) = [KernelScalar.new(other), self]
  def ==(other) = KERNEL.is_a(other, Vector) && to_a == other.to_a
  def eql?(other) = KERNEL.is_a(other, Vector) && to_a.eql?(other.to_a)
  def hash = @list.hash
  def to_s = "Vector[" + @list.map { |one| one.to_s }.join(", ") + "]"
  def inspect = "Vector" + @list.inspect
end
