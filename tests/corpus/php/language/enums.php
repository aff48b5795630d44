<?php
// covers: enumerations, backed enumerations, interfaces and constants of enumerations, match on cases
interface HasLabel { public function label(): string; }
enum Suit: string implements HasLabel {
    case Hearts = 'H'; case Spades = 'S'; case Clubs = 'C'; case Diamonds = 'D';
    const Wild = self::Spades;
    public function color(): string {
        return match ($this) {
            self::Hearts, self::Diamonds => 'Red',
            self::Spades, self::Clubs => 'Black',
        };
    }
    public function label(): string { return ucfirst(strtolower($this->name)); }
    public static function random(int $n): self { return self::cases()[$n % count(self::cases())]; }
    public static function values(): array { return array_column(self::cases(), 'value', 'name'); }
}
echo Suit::Hearts->value, ' ', Suit::Hearts->name, ' ', Suit::Hearts->color(), ' ', Suit::Wild->label(), "\n";
foreach (Suit::cases() as $s) printf("%-10s%s\n", $s->label(), $s->color());
var_dump(Suit::from('H'));
var_dump(Suit::tryFrom('X'));
try { Suit::from('X'); } catch (ValueError $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
var_dump(Suit::Hearts === Suit::from('H'), Suit::Hearts instanceof HasLabel, Suit::Hearts instanceof UnitEnum, Suit::Hearts instanceof BackedEnum);
print_r(Suit::values());
enum Status { case Active; case Inactive;
    public static function default(): self { return self::Active; } 
    public function isActive(): bool { return $this === self::Active; } }
var_dump(Status::default(), Status::Inactive->isActive());
var_dump(Status::Active == Status::Inactive);
print_r(Status::cases());
enum Planet: int { case Mercury = 1; case Earth = 3;
  const G = 6.67;
  public function mass(): float { return match($this) { Planet::Mercury => 3.303e+23, Planet::Earth => 5.976e+24 }; } }
echo Planet::from(3)->name, ' ', Planet::tryFrom(9)?->name ?? 'none', ' ', Planet::Earth->mass(), "\n";
function f(Status $s) { return $s->name; }
echo f(Status::Inactive), "\n";
try { echo f('x'); } catch (TypeError $e) { echo substr($e->getMessage(), 0, 60), "\n"; }
$fn = Suit::from(...);
echo $fn('D')->name, "\n";
echo json_encode(['s' => Suit::Hearts, 'p' => Planet::Earth]), "\n";
var_dump(Suit::Hearts);
$m = new WeakMap; 
$m[Suit::Hearts] = 5;
echo count($m), "\n";
class Card { public function __construct(public readonly Suit $suit = Suit::Clubs, public readonly int $rank = 1) {} }
$c = new Card(rank: 5);
print_r($c);
try { $c->rank = 6; } catch (Error $e) { echo $e->getMessage(), "\n"; }
echo match(true) { $c->rank > 4 => 'high', default => 'low' }, "\n";
var_dump(constant('Suit::Hearts'), defined('Suit::Hearts'));
try { echo match($c->rank) { 1 => 'a', 2 => 'b' }; } catch (\UnhandledMatchError $e) { echo $e->getMessage(), "\n"; }
echo gettype(Suit::Hearts), ' ', Suit::Hearts::class, "\n";
var_export([Suit::Hearts, Status::Active]); echo "\n";
