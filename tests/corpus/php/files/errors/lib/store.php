<?php
class Store
{
    public function __construct(private array $items) {}
    public function get(string $key): mixed
    {
        try {
            return $this->find($key);
        } catch (OutOfBoundsException $e) {
            throw new StoreException("cannot get $key", 5, $e);
        }
    }
    private function find(string $key): mixed
    {
        return $this->items[$key] ?? throw new OutOfBoundsException("no $key");
    }
}
