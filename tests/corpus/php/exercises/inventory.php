<?php
// An inventory that is walked, counted and indexed.
final class Item {
    public function __construct(public readonly string $sku, public string $name, public float $price,
        public int $qty = 0, public array $tags = []) {}
    public function total(): float {
        return $this->price * $this->qty;
    }
}
class Inventory implements IteratorAggregate, Countable, ArrayAccess {
    private array $items = [];
    public function add(Item ...$items): static {
        foreach ($items as $i) {
            $this->items[$i->sku] = $i;
        }
        return $this;
    }
    public function getIterator(): Iterator {
        return new ArrayIterator($this->items);
    }
    public function count(): int {
        return count($this->items);
    }
    public function offsetExists(mixed $o): bool {
        return isset($this->items[$o]);
    }
    public function offsetGet(mixed $o): mixed {
        return $this->items[$o] ?? throw new OutOfBoundsException("No item $o");
    }
    public function offsetSet(mixed $o, mixed $v): void {
        if ($o === null) {
            $this->items[] = $v;
        } else {
            $this->items[$o] = $v;
        }
    }
    public function offsetUnset(mixed $o): void {
        unset($this->items[$o]);
    }
    public function groupBy(callable $f): array {
        $out = [];
        foreach ($this->items as $i) {
            $out[$f($i)][] = $i->name;
        }
        ksort($out);
        return $out;
    }
}
$inv = (new Inventory)->add(new Item('A1', 'Widget', 9.99, 10, ['small']), new Item('B2', 'Gadget', 24.5, 3),
    new Item(sku: 'C3', name: 'Doohickey', price: 4, tags: ['x', 'y']));
printf("%-12s|%8s|%5s\n", 'Name', 'Price', 'Qty');
foreach ($inv as $sku => $item) {
    printf("%-12s|%8.2f|%5d\n", $item->name, $item->price, $item->qty);
}
echo count($inv), ' ', isset($inv['A1']) ? 'y' : 'n', ' ', isset($inv['Z']) ? 'y' : 'n', "\n";
unset($inv['B2']);
echo $inv['A1']->name, "\n";
try {
    $inv['B2'];
} catch (OutOfBoundsException $e) {
    echo $e->getMessage(), "\n";
}
print_r($inv->groupBy(fn(Item $i) => $i->price > 5 ? 'expensive' : 'cheap'));
var_dump($inv['C3']);
echo json_encode(['items' => iterator_to_array($inv), 'n' => 1.0, 'u' => "é/", 'z' => null],
    JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE), "\n";
try {
    $inv['A1']->sku = 'x';
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
echo array_sum(array_map(fn($i) => $i->total(), iterator_to_array($inv))), "\n";
