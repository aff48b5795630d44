<?php
class LRUCache implements Countable, ArrayAccess, IteratorAggregate {
    private array $items = [];
    public function __construct(private int $capacity) {
        if ($capacity < 1) {
            throw new InvalidArgumentException('Capacity must be positive');
        }
    }
    public function get(string|int $key, mixed $default = null): mixed {
        if (!array_key_exists($key, $this->items)) {
            return $default;
        }
        $value = $this->items[$key];
        unset($this->items[$key]);
        return $this->items[$key] = $value;
    }
    public function set(string|int $key, mixed $value): void {
        unset($this->items[$key]);
        $this->items[$key] = $value;
        if (count($this->items) > $this->capacity) {
            $oldest = array_key_first($this->items);
            unset($this->items[$oldest]);
            echo "evicted $oldest\n";
        }
    }
    public function count(): int { return count($this->items); }
    public function offsetExists(mixed $offset): bool { return isset($this->items[$offset]); }
    public function offsetGet(mixed $offset): mixed {
        return $this->get($offset) ?? throw new OutOfBoundsException("No key $offset");
    }
    public function offsetSet(mixed $offset, mixed $value): void {
        $offset === null ? throw new LogicException('Key required') : $this->set($offset, $value);
    }
    public function offsetUnset(mixed $offset): void { unset($this->items[$offset]); }
    public function getIterator(): Traversable {
        foreach (array_reverse($this->items, true) as $k => $v) {
            yield $k => $v;
        }
    }
}
$c = new LRUCache(2);
$c['a'] = 1;
$c['b'] = 2;
$c->get('a');
$c['c'] = 3;
var_dump(isset($c['b']), $c['a'], count($c));
foreach ($c as $k => $v) {
    echo "$k=$v\n";
}
unset($c['a']);
echo count($c), "\n";
try {
    $c['zz'];
} catch (OutOfBoundsException $e) {
    echo $e->getMessage(), "\n";
}
try {
    $c[] = 5;
} catch (LogicException $e) {
    echo $e->getMessage(), "\n";
}
try {
    new LRUCache(0);
} catch (InvalidArgumentException $e) {
    echo $e->getMessage(), "\n";
}
echo json_encode(iterator_to_array($c)), "\n";
var_dump(empty($c['c']), $c['c'] ?? 'x', $c['q'] ?? 'none');
