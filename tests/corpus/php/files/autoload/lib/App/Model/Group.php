<?php
namespace App\Model;

class Group implements \Countable, \IteratorAggregate, \Stringable
{
    private function __construct(private array $members) {}
    public static function of(User ...$members): self { return new self($members); }
    public function count(): int { return count($this->members); }
    public function getIterator(): \Iterator { return new \ArrayIterator($this->members); }
    public function __toString(): string
    {
        return implode(',', array_map(fn(User $user) => $user->name, $this->members));
    }
}
