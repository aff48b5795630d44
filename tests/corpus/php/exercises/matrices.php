<?php
// covers: a matrix class, ArrayAccess, static constructors, array_map with null, generators with array keys
class Matrix implements ArrayAccess, Countable, IteratorAggregate
{
    private function __construct(private array $rows) {}
    public static function of(array ...$rows): self { return new self($rows); }
    public static function identity(int $n): self
    {
        $rows = [];
        for ($i = 0; $i < $n; $i++) {
            for ($j = 0; $j < $n; $j++) {
                $rows[$i][$j] = $i === $j ? 1 : 0;
            }
        }
        return new self($rows);
    }
    public function times(Matrix $other): static
    {
        if (count($this->rows[0]) !== count($other)) {
            throw new DomainException(sprintf('%dx%d times %dx%d', count($this), count($this->rows[0]), count($other), count($other->rows[0])));
        }
        $product = [];
        foreach ($this->rows as $i => $row) {
            foreach (array_keys($other->rows[0]) as $j) {
                $product[$i][$j] = array_sum(array_map(fn($a, $b) => $a * $b, $row, array_column($other->rows, $j)));
            }
        }
        return new static($product);
    }
    public function power(int $n): static
    {
        $result = self::identity(count($this));
        for ($base = $this; $n > 0; $n >>= 1, $base = $base->times($base)) {
            if ($n & 1) {
                $result = $result->times($base);
            }
        }
        return $result;
    }
    public function transpose(): static { return new static(array_map(null, ...$this->rows)); }
    public function determinant(): int|float
    {
        if (count($this) === 1) { return $this->rows[0][0]; }
        $sum = 0;
        foreach ($this->rows[0] as $j => $value) {
            $minor = array_map(function ($row) use ($j) { array_splice($row, $j, 1); return $row; }, array_slice($this->rows, 1));
            $sum += (-1) ** $j * $value * (new static($minor))->determinant();
        }
        return $sum;
    }
    public function offsetExists(mixed $offset): bool { return isset($this->rows[$offset]); }
    public function offsetGet(mixed $offset): array { return $this->rows[$offset]; }
    public function offsetSet(mixed $offset, mixed $value): void { throw new LogicException('Matrices do not change'); }
    public function offsetUnset(mixed $offset): void { throw new LogicException('Matrices do not change'); }
    public function count(): int { return count($this->rows); }
    public function getIterator(): Generator { foreach ($this->rows as $i => $row) foreach ($row as $j => $v) yield [$i, $j] => $v; }
    public function __toString(): string { return implode("\n", array_map(fn($r) => implode(' ', $r), $this->rows)); }
}
$f = Matrix::of([1, 1], [1, 0]);
echo $f->power(30), "\n", $f[0][1], ' ', count($f), ' ', isset($f[5]) ? 'y' : 'n', "\n";
$m = Matrix::of([2, 0, 1], [1, 3, 2], [1, 1, 4]);
echo $m->determinant(), "\n", $m->transpose(), "\n";
foreach (Matrix::of([1, 2], [3, 4]) as $at => $v) { echo "($at[0],$at[1])=$v "; }
echo "\n";
try { $m->times($f); } catch (DomainException $e) { echo $e->getMessage(), "\n"; }
try { $f[0] = [1]; } catch (LogicException $e) { echo $e->getMessage(), "\n"; }
