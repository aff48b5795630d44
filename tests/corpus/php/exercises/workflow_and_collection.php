<?php
// States of tasks as an enumeration, and a fluent collection.
enum Status: string {
    case Pending = 'pending';
    case Active = 'active';
    case Done = 'done';
    public function next(): ?self {
        return match ($this) {
            self::Pending => self::Active,
            self::Active => self::Done,
            self::Done => null
        };
    }
    public function canMove(self $to): bool {
        return $this->next() === $to;
    }
    public static function options(): array {
        return array_combine(array_column(self::cases(), 'value'), array_map(fn(self $s) => ucfirst($s->value),
            self::cases()));
    }
}
class Task {
    private Status $s = Status::Pending;
    private array $log = [];
    public function __construct(private string $title) {}
    public function move(Status $to): static {
        if (!$this->s->canMove($to)) throw new DomainException(sprintf('Cannot move "%s" from %s to %s',
            $this->title, $this->s->value, $to->value));
        $this->log[] = "{$this->s->name}->{$to->name}";
        $this->s = $to;
        return $this;
    }
    public function log(): string {
        return implode(', ', $this->log);
    }
}
$t = new Task('Write');
echo $t->move(Status::Active)->move(Status::Done)->log(), "\n";
try {
    (new Task('X'))->move(Status::Done);
} catch (DomainException $e) {
    echo $e->getMessage(), "\n";
}
print_r(Status::options());
var_dump(Status::from('done'), Status::Done->next());
class Collection implements IteratorAggregate, Countable, JsonSerializable {
    final public function __construct(protected array $items = []) {}
    public static function make(iterable $i = []): static {
        return new static(is_array($i) ? $i : iterator_to_array($i));
    }
    public function map(callable $f): static {
        return new static(array_map($f, $this->items, array_keys($this->items)));
    }
    public function filter(?callable $f = null): static {
        return new static(array_values(array_filter($this->items, $f ?? fn($x) => (bool) $x)));
    }
    public function groupBy(string|callable $k): static {
        $o = [];
        foreach ($this->items as $i) {
            $o[is_callable($k) ? $k($i) : $i[$k]][] = $i;
        }
        return new static($o);
    }
    public function pluck(string $k): static {
        return new static(array_column($this->items, $k));
    }
    public function __call(string $m, array $a): mixed {
        if (function_exists("array_$m")) return ("array_$m")($this->items, ...$a);
        throw new BadMethodCallException("Method $m does not exist");
    }
    public function getIterator(): ArrayIterator {
        return new ArrayIterator($this->items);
    }
    public function count(): int {
        return count($this->items);
    }
    public function jsonSerialize(): array {
        return $this->items;
    }
    public function sortBy(string $k): static {
        $i = $this->items;
        usort($i, fn($a, $b) => $a[$k] <=> $b[$k]);
        return new static($i);
    }
}
$rows = Collection::make([['n' => 'Zed', 'a' => 30, 'c' => 'X'], ['n' => 'Amy', 'a' => 25, 'c' => 'Y'],
    ['n' => 'Bob', 'a' => 30, 'c' => 'X']]);
echo json_encode($rows->sortBy('n')->pluck('n')), json_encode($rows->groupBy('c')->map(fn($g) => count($g))),
    $rows->pluck('a')->sum(), json_encode($rows->filter(fn($r) => $r['a'] > 26)->pluck('n')), count($rows),
    "\n";
try {
    $rows->nope();
} catch (BadMethodCallException $e) {
    echo $e->getMessage(), "\n";
}
foreach ($rows as $i => ['n' => $n]) echo "$i:$n ";
echo "\n";
