<?php
// covers: private members of one name in a class and in those below, dumps, casts, copies, serialization
class Account
{
    private int $balance = 100;
    private array $log = ['opened'];

    public function pay(int $amount): static
    {
        $this->balance -= $amount;
        $this->log[] = "paid $amount";
        return $this;
    }

    public function report(): string
    {
        return $this->balance . ' [' . implode(', ', $this->log) . ']';
    }

    public function sees(Account $other): int
    {
        return $other->balance;
    }
}

class Savings extends Account
{
    public function __construct(private string $balance = 'high', private array $log = [])
    {
        $this->log[] = 'made';
    }

    public function own(): string
    {
        return $this->balance . ' [' . implode(', ', $this->log) . ']';
    }

    public function change(string $to): void
    {
        $this->balance = $to;
        unset($this->log[0]);
    }
}

$savings = new Savings();
$savings->pay(30)->pay(5);
echo $savings->report(), ' | ', $savings->own(), "\n";
$savings->change('low');
echo $savings->report(), ' | ', $savings->own(), ' | ', (new Account())->sees($savings), "\n";
print_r($savings);
var_dump($savings == new Savings(), count((array) $savings));
foreach ((array) $savings as $key => $value) {
    echo str_replace("\0", '~', $key), ' => ', json_encode($value), "\n";
}
$copy = unserialize(serialize($savings));
$copy->pay(1);
echo $copy->report(), ' | ', $copy->own(), ' | ', $savings->report(), "\n";
$clone = clone $savings;
$clone->change('cloned');
echo $clone->own(), ' ', $savings->own(), ' ', $clone->report(), "\n";

class Animal
{
    private $name;
    public function __construct($name) { $this->name = "animal $name"; }
    public function getName() { return $this->name; }
}
class Dog extends Animal
{
    public function __construct(private string $name)
    {
        parent::__construct($name);
    }
    public function bark() { return "$this->name barks"; }
}
$dog = new Dog('Rex');
echo $dog->getName(), ', ', $dog->bark(), "\n";
