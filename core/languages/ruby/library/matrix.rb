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
  def square? = row_count == column_count
  def row(i) = @rows_held[i] && Vector.elements(@rows_held[i])
  def column(j) = j < @width ? Vector.elements(@rows_held.map { |row| row[j] }) : nil
  def row_vectors = @rows_held.map { |row| Vector.elements(row) }
  def column_vectors = Array.new(@width) { |j| column(j) }
  def to_a = @rows_held.map { |row| row.dup }
  def to_matrix = self
  def each(which = :all, &block)
    return KERNEL.enumerator(self, :each) unless block
    @rows_held.each { |row| row.each(&block) }
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
    raise Matrix::ErrDimensionMismatch, "Matrix dimension mismatch"
  end
  def merged(other)
    check_size(other)
    Matrix.build(row_count, column_count) { |i, j| yield self[i, j], other[i, j] }
  end
  def +(other) = merged(other) { |a, b| a + b }
  def -(other) = merged(other) { |a, b| a - b }
  def hadamard_product(other) = merged(other) { |a, b| a * b }
  def -@() = map { |one| -one }
  def *(other)
    return map { |one| one * other } if KERNEL.is_a(other, Numeric)
    return (self * Matrix.column_vector(other)).column(0) if KERNEL.is_a(other, Vector)
    raise Matrix::ErrDimensionMismatch, "Matrix dimension mismatch" unless column_count == other.row_count
    columns = other.to_a.transpose
    Matrix.rows(@rows_held.map { |row| columns.map { |column| row.zip(column).map { |a, b| a * b }.reduce(:+) } })
  end
  def /(other) = KERNEL.is_a(other, Numeric) ? map { |one| one / other } : self * other.inverse
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
  def trace = (0...row_count).map { |i| self[i, i] }.reduce(0) { |sum, one| sum + one }
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
    raise Matrix::ErrDimensionMismatch, "Vector dimension mismatch" unless size == other.size
    Vector.new(@list.zip(other.to_a).map(&block))
  end
  def +(other) = merged(other) { |a, b| a + b }
  def -(other) = merged(other) { |a, b| a - b }
  def *(other) = KERNEL.is_a(other, Numeric) ? map { |one| one * other } : Matrix.column_vector(self) * other
  def /(other) = map { |one| one / other }
  def -@() = map { |one| -one }
  def map(&block) = Vector.new(@list.map(&block))
  def collect(&block) = map(&block)
  def inner_product(other)
    raise Matrix::ErrDimensionMismatch, "Vector dimension mismatch" unless size == other.size
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
