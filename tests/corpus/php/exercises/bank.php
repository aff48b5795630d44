<?php
declare(strict_types=1);

final class InsufficientFunds extends RuntimeException
{
    public function __construct(public readonly float $needed, float $balance)
    {
        parent::__construct(sprintf("Need %.2f, have %.2f", $needed, $balance), 42);
    }
}

class Account
{
    private array $log = [];

    public function __construct(private string $owner, private float $balance = 0.0) {}

    public function deposit(float $amount): static
    {
        if ($amount <= 0) {
            throw new InvalidArgumentException("Amount must be positive");
        }
        $this->balance += $amount;
        $this->log[] = ['type' => 'deposit', 'amount' => $amount];
        return $this;
    }

    public function withdraw(float $amount): static
    {
        if ($amount > $this->balance) {
            throw new InsufficientFunds($amount, $this->balance);
        }
        $this->balance -= $amount;
        $this->log[] = ['type' => 'withdraw', 'amount' => $amount];
        return $this;
    }

    public function log(): array { return $this->log; }
    public function __toString(): string { return "{$this->owner}: " . number_format($this->balance, 2); }
}

$account = new Account("Ann", 10.0);
echo $account->deposit(5.5)->withdraw(3), "\n";
foreach ($account->log() as $i => ['type' => $type, 'amount' => $amount]) {
    printf("%d. %-10s %8.2f\n", $i + 1, $type, $amount);
}
try {
    $account->withdraw(100);
} catch (InsufficientFunds $e) {
    echo get_class($e), ': ', $e->getMessage(), ' (', $e->getCode(), ') ', $e->needed, "\n";
}
try {
    $account->deposit(-1);
} catch (InvalidArgumentException $e) {
    echo "Error: {$e->getMessage()}\n";
}
try {
    $account->deposit("5");
} catch (TypeError $e) {
    echo substr($e->getMessage(), 0, 74), "\n";
}
