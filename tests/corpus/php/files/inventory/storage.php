<?php
class Inventory implements IteratorAggregate
{
    /** @var Item[] */
    private array $items = [];
    public array $problems = [];

    public static function fromLines(iterable $lines): static
    {
        $made = new static();
        foreach ($lines as $number => $line) {
            $parts = explode(';', trim($line));
            if (count($parts) !== 4) {
                $made->problems[$number + 1] = "cannot read '$line'";
                continue;
            }
            [$kind, $variant, $stock, $price] = $parts;
            $made->items[] = new Item($kind, $variant, (int) $stock, (float) $price);
        }
        return $made;
    }

    public function getIterator(): Generator { yield from $this->items; }

    public function take(string $kind, int $count): void
    {
        foreach ($this as $item) {
            if ($item->kind !== $kind) continue;
            if ($item->stock < $count) throw new OutOfStock($item, $count);
            $item->stock -= $count;
            return;
        }
    }
}
