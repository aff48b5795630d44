<?php
class Item
{
    public function __construct(
        public readonly string $kind,
        public readonly string $variant,
        public int $stock,
        public readonly float $price,
    ) {}
    public function value(): float { return $this->stock * $this->price; }
}

class OutOfStock extends DomainException
{
    public function __construct(public readonly Item $item, int $wanted)
    {
        parent::__construct(sprintf('only %d %s, %d wanted', $item->stock, $item->variant, $wanted));
    }
}
