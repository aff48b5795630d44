<?php
// covers: a bank with accounts, custom exceptions, interfaces, readonly, static factories, immutable values
namespace App\Bank;
use InvalidArgumentException; use DomainException as Domain; use Countable, IteratorAggregate, Traversable, ArrayIterator;
interface Account { public const MIN = 0; public function balance(): Money; }
final class Money implements \JsonSerializable, \Stringable {
    private function __construct(public readonly int $cents, public readonly string $currency = 'EUR') {}
    public static function of(int|float $amount, string $cur = 'EUR'): self { return new self((int) round($amount * 100), $cur); }
    public function add(Money $o): static { $this->guard($o); return new static($this->cents + $o->cents, $this->currency); }
    public function sub(Money $o): static { return $this->add(new static(-$o->cents, $o->currency)); }
    private function guard(Money $o): void { if ($o->currency !== $this->currency) throw new Domain("Currency mismatch: {$this->currency} vs {$o->currency}"); }
    public function isNegative(): bool { return $this->cents < 0; }
    public function __toString(): string { return sprintf('%s%d.%02d %s', $this->cents < 0 ? '-' : '', intdiv(abs($this->cents), 100), abs($this->cents) % 100, $this->currency); }
    public function jsonSerialize(): array { return ['amount' => $this->cents / 100, 'currency' => $this->currency]; }
    public function withCents(int $c): static { $n = clone $this; return new static($c, $n->currency); }
}
class InsufficientFunds extends \RuntimeException { public function __construct(public readonly Money $missing) { parent::__construct("Missing $missing", 42); } }
abstract class Base implements Account, Countable, IteratorAggregate {
    protected array $log = []; private static int $next = 1000; public readonly int $id;
    public function __construct(protected Money $balance) { $this->id = self::$next++; $this->record('open', $balance); }
    protected function record(string $kind, Money $m): void { $this->log[] = compact('kind', 'm'); }
    public function deposit(Money $m): static { if ($m->isNegative()) throw new InvalidArgumentException('Negative deposit'); $this->balance = $this->balance->add($m); $this->record(__FUNCTION__, $m); return $this; }
    public function withdraw(Money $m): static { $new = $this->balance->sub($m); if (!$this->allows($new)) throw new InsufficientFunds(Money::of(0)->sub($new)); $this->balance = $new; $this->record('withdraw', $m); return $this; }
    abstract protected function allows(Money $b): bool;
    public function balance(): Money { return $this->balance; }
    public function count(): int { return \count($this->log); }
    public function getIterator(): Traversable { foreach ($this->log as ['kind' => $k, 'm' => $m]) yield $k => $m; }
}
class Checking extends Base { protected function allows(Money $b): bool { return $b->cents >= -10000; } }
class Savings extends Base { public function __construct(Money $b, private float $rate = 0.05) { parent::__construct($b); } protected function allows(Money $b): bool { return !$b->isNegative(); } public function accrue(): void { $this->deposit(Money::of($this->balance->cents / 100 * $this->rate)); } }
$c = new Checking(Money::of(100)); $s = new Savings(Money::of(200.5), rate: 0.1);
$c->deposit(Money::of(50.25))->withdraw(Money::of(200)); $s->accrue();
echo $c->balance(), ' | ', $s->balance(), ' | ', $c->id, ' ', $s->id, ' ', count($c), "\n";
try { $s->withdraw(Money::of(1000)); } catch (InsufficientFunds $e) { echo get_class($e), ': ', $e->getMessage(), ' ', $e->getCode(), ' ', $e->missing, "\n"; }
try { Money::of(1)->add(Money::of(1, 'USD')); } catch (Domain $e) { echo $e::class, ' ', $e->getMessage(), "\n"; }
try { $c->deposit(Money::of(-5)); } catch (InvalidArgumentException $e) { echo $e->getMessage(), "\n"; } finally { echo "done\n"; }
foreach ($c as $kind => $m) echo str_pad($kind, 10), $m, "\n";
echo json_encode([$c->balance(), 'list' => [$s->balance()]], JSON_PRETTY_PRINT), "\n"; echo Money::class, ' ', namespace\Money::class, ' ', __NAMESPACE__, ' ', Account::MIN, ' ', $c instanceof Account ? 'yes' : 'no', ' ', Checking::MIN, "\n";
try { $m = Money::of(5); $m->cents = 7; } catch (\Error $e) { echo $e->getMessage(), "\n"; }
try { new Money(5); } catch (\Error $e) { echo $e->getMessage(), "\n"; }
function helper(string ...$parts): string { return implode('/', $parts); } echo helper('a', 'b'), ' ', \App\Bank\helper('c'), ' ', \strtoupper('x'), ' ', (fn() => __FUNCTION__)(), "\n";
var_dump($c->balance() == Money::of(-49.75), Money::of(1) <=> Money::of(2));
