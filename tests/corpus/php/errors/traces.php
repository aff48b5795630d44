<?php
// Where exceptions come from.
function div(int $a, int $b): float {
    if ($b === 0) {
        throw new InvalidArgumentException("b must not be zero", 42);
    }
    return $a / $b;
}
class Account {
    private float $balance = 0;
    public function withdraw(float $amount): void {
        if ($amount > $this->balance) {
            throw new RuntimeException("Insufficient funds: need $amount, have {$this->balance}");
        }
        $this->balance -= $amount;
    }
    public static function open(string $name): static {
        throw new LogicException("cannot open $name");
    }
}
try {
    div(1, 0);
} catch (InvalidArgumentException $e) {
    echo get_class($e), ' ', $e->getMessage(), ' ', $e->getCode(), ' ', $e->getLine(), "\n",
        $e->getTraceAsString(), "\n";
}
try {
    (new Account)->withdraw(50);
} catch (Exception $e) {
    echo $e->getMessage(), "\n", $e->getTraceAsString(), "\n";
}
try {
    Account::open("x");
} catch (Exception $e) {
    echo $e->getMessage(), "\n", $e->getTraceAsString(), "\n";
    foreach ($e->getTrace() as $f) {
        echo ($f['class'] ?? '-'), ($f['type'] ?? '-'), $f['function'], ' ', count($f['args'] ?? []), "\n";
    }
}
function outer(array $list, $fn) {
    return inner($list, 'a long string that is more than fifteen', 1.5, null, true, new stdClass, $fn);
}
function inner(...$args) {
    throw new DomainException('deep');
}
try {
    outer([1, 2], fn($x) => $x);
} catch (DomainException $e) {
    echo $e->getTraceAsString(), "\n";
}
try {
    array_map(function ($x) {
        throw new Exception("in map $x");
    }, [1]);
} catch (Exception $e) {
    echo $e->getTraceAsString(), "\n";
}
try {
    try {
        div(3, 0);
    } catch (Exception $e) {
        throw new RuntimeException('wrapped', 1, $e);
    }
} catch (RuntimeException $e) {
    echo $e->getPrevious()->getMessage(), "\n";
}
echo "done\n";
(new Account)->withdraw(10);
