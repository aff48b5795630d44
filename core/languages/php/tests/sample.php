<?php
declare(strict_types=1);

namespace Shop\Orders;

use InvalidArgumentException;

const LIMIT = 100;

interface Priced
{
    public function total(): float;
}

enum Status: string
{
    case Open = 'open';
    case Paid = 'paid';

    public function label(): string
    {
        return match ($this) {
            self::Open => 'still open',
            self::Paid => 'paid',
        };
    }
}

trait Logs
{
    private array $lines = [];

    protected function log(string $line): void
    {
        $this->lines[] = $line;
    }
}

abstract class Item implements Priced
{
    public function __construct(
        protected readonly string $name,
        private int $count = 1,
    ) {
    }

    abstract protected function price(): float;

    public function total(): float
    {
        return $this->price() * $this->count;
    }
}

final class Order extends Item
{
    use Logs;

    public static int $made = 0;
    private ?Status $status = null;

    protected function price(): float
    {
        self::$made++;
        return 2.5;
    }

    public function pay(?string $with = null): static
    {
        if ($with === null && !isset($this->status)) {
            throw new InvalidArgumentException("{$this->name} is not paid, $with");
        } elseif ($with === 'cash') {
            $this->status = Status::Paid;
        } else {
            $this->status ??= Status::from('open');
        }
        $this->log($this->status?->label() ?? 'none');
        return $this;
    }
}

function numbers(int ...$given): \Generator
{
    static $calls = 0;
    $calls += 1;
    foreach ($given as $key => $number) {
        yield $key => $number ** 2;
    }
    yield from [1, 2];
}

$names = ['a' => [1, 2], 'b' => [3]];
['a' => [$first, $second]] = $names;
list(, $other) = [$first, $second];
$double = fn(int $n): int => $n * 2;
$add = function (int $n) use (&$other): int {
    return $other += $n;
};
try {
    $order = new Order('book', count: 3);
    echo $order->pay('cash')->total(), "\n", Order::$made, PHP_EOL;
    $order->pay();
} catch (InvalidArgumentException | \TypeError $error) {
    print $error->getMessage() . "\n";
} finally {
    unset($names['b']);
}
for ($i = 0, $j = 10; $i < $j; $i++, $j--) {
    if ($i % 2 === 0) {
        continue;
    }
    switch ($i) {
        case 3:
            break 2;
        default:
            $add($double($i));
    }
}
do {
    $i -= 1;
} while ($i > 0 and true);
while (false) {
    break;
}
foreach (numbers(1, 2, ...[3]) as $square) :
    echo $square <=> 4, ' ';
endforeach;
$text = <<<TEXT
    Sum: {$add(1)}
      $other of $names[a]
    TEXT;
$raw = <<<'RAW'
$nothing
RAW;
echo strlen($text . $raw), ' ', (string) 1.5e3, ' ', -0x1F & ~7, "\n";
$copy = clone $order;
var_dump($copy instanceof Priced, $copy == $order);
