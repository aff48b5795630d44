<?php
// covers: bit operations, class constants, flags, hexadecimal, binary formats, shifts
class Allergies
{
    private const LIST = ['eggs', 'peanuts', 'shellfish', 'strawberries', 'tomatoes', 'chocolate', 'pollen', 'cats'];
    public function __construct(private int $score) {}
    public function has(string $what): bool { return (bool) ($this->score & 1 << array_search($what, self::LIST, true)); }
    public function list(): array { return array_values(array_filter(self::LIST, $this->has(...))); }
}
foreach ([0, 1, 34, 255, 509] as $s) { echo $s, ': ', implode(', ', (new Allergies($s))->list()) ?: 'none', "\n"; }
final class Perm
{
    const READ = 0b001;
    const WRITE = 0b010;
    const EXEC = self::READ << 2;
    const ALL = self::READ | self::WRITE | self::EXEC;
}
echo Perm::ALL & ~Perm::WRITE, ' ', Perm::ALL ^ Perm::READ, "\n";
printf("%08b %X %o %d %d %d\n", 0b1010, 0xBEEF, 0o17, 1 << 10, -1 >> 1, 5 <=> 3);
echo bin2hex(chr(255)), ' ', dechex(255), ' ', hexdec('7fff'), ' ', ~0, ' ', PHP_INT_MAX >> 62, ' ', 6 & 3, 6 | 3, 6 ^ 3, ' ', base_convert('zz', 36, 2), "\n";
function bits(int $n): int { for ($c = 0; $n; $c++) { $n &= $n - 1; } return $c; }
echo implode(',', array_map('bits', [0, 1, 7, 255, 1023])), "\n";
function gray(int $n): int { return $n ^ $n >> 1; }
echo implode(' ', array_map(fn($i) => sprintf('%03b', gray($i)), range(0, 7))), "\n";
function powmod(int $b, int $e, int $m): int { $r = 1; $b %= $m; while ($e) { if ($e & 1) { $r = $r * $b % $m; } $b = $b * $b % $m; $e >>= 1; } return $r; }
echo powmod(2, 100, 1000007), ' ', 2 ** 62, ' ', 2 ** 63, ' ', 2 ** 64, "\n";
$rng = 42;
$lcg = function () use (&$rng) { return $rng = ($rng * 1103515245 + 12345) & 0x7fffffff; };
echo $lcg(), ' ', $lcg(), ' ', $lcg(), "\n";
