<?php
final class Money implements JsonSerializable {
    private function __construct(private int $cents, private string $currency) {
    }
    public static function of(float|int|string $amount, string $currency = 'EUR'): self {
        if (!is_numeric($amount)) throw new InvalidArgumentException("Not a number: $amount");
        return new self((int) round($amount * 100), $currency);
    }
    public function plus(self $o): static {
        $this->same($o);
        return new static($this->cents + $o->cents, $this->currency);
    }
    public function minus(self $o): static {
        return $this->plus($o->negate());
    }
    public function negate(): static {
        $c = clone $this;
        $c->cents = -$c->cents;
        return $c;
    }
    public function isNegative(): bool {
        return $this->cents < 0;
    }
    private function same(self $o): void {
        if ($o->currency !== $this->currency) throw new DomainException("{$this->currency} is not {$o->currency}");
    }
    public function __toString(): string {
        return sprintf('%s%d.%02d %s', $this->cents < 0 ? '-' : '', intdiv(abs($this->cents), 100), abs($this->cents) % 100, $this->currency);
    }
    public function jsonSerialize(): array {
        return ['amount' => $this->cents / 100, 'currency' => $this->currency];
    }
    public function split(int $n): array {
        [$q, $r] = [intdiv($this->cents, $n), $this->cents % $n];
        return array_map(fn($i) => new self($q + ($i < $r ? 1 : 0), $this->currency), range(0, $n - 1));
    }
}
abstract class Account {
    private array $log = [];
    protected ?Money $balance = null;
    public function __construct(protected string $owner) {
        $this->balance = Money::of(0);
    }
    abstract protected function check(Money $after): void;
    public function deposit(Money $m): static {
        $this->balance = $this->balance->plus($m);
        $this->log[] = ['+', (string) $m];
        return $this;
    }
    public function withdraw(Money $m): static {
        $after = $this->balance->minus($m);
        $this->check($after);
        $this->balance = $after;
        $this->log[] = ['-', "$m"];
        return $this;
    }
    public function __get(string $n): mixed {
        return match ($n) { 'owner' => $this->owner, 'balance' => $this->balance, 'log' => array_map(fn($l) => implode('', $l), $this->log), default => throw new LogicException("No $n")
    };
}
}
class Savings extends Account {
    protected function check(Money $after): void {
        if ($after->isNegative()) throw new UnderflowException("{$this->owner} would be at $after");
    }
}
class Credit extends Account {
    public function __construct(string $owner, private Money $limit) {
        parent::__construct($owner);
    }
    protected function check(Money $after): void {
        if ($after->plus($this->limit)->isNegative()) throw new OverflowException('Over limit');
    }
}
$s = new Savings('Ann');
$s->deposit(Money::of('100.10'))->withdraw(Money::of(30));
echo $s->balance, ' ', $s->owner, ' ', implode(' ', $s->log), "\n";
try {
    $s->withdraw(Money::of(1000));
} catch (RuntimeException $e) {
    echo get_class($e), ': ', $e->getMessage(), "\n";
}
$c = new Credit('Bob', Money::of(50));
echo $c->withdraw(Money::of(49.99))->balance, "\n";
try {
    $c->withdraw(Money::of(1));
} catch (OverflowException $e) {
    echo $e->getMessage(), "\n";
}
try {
    $c->nope;
} catch (LogicException $e) {
    echo $e->getMessage(), "\n";
}
try {
    Money::of(1)->plus(Money::of(1, 'USD'));
} catch (DomainException $e) {
    echo $e->getMessage(), "\n";
}
try {
    Money::of('abc');
} catch (InvalidArgumentException $e) {
    echo $e->getMessage(), "\n";
}
echo json_encode(['m' => Money::of(12.34), 'parts' => Money::of(10)->split(3)]), "\n", implode(' + ', Money::of(10)->split(3)), "\n";
try {
    new Money(1, 'x');
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
var_dump($s->balance == Money::of(70.10), Money::of(1) < Money::of(2), isset($s->balance), isset($s->zip));
