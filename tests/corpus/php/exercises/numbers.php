<?php
// covers: Roman numerals, number conversions, tables of values
declare(strict_types=1);
function toRoman(int $number): string
{
    $map = ['M' => 1000, 'CM' => 900, 'D' => 500, 'CD' => 400, 'C' => 100, 'XC' => 90, 'L' => 50, 'XL' => 40, 'X' => 10, 'IX' => 9, 'V' => 5, 'IV' => 4, 'I' => 1];
    $result = '';
    foreach ($map as $roman => $value) {
        $matches = intdiv($number, $value);
        $result .= str_repeat($roman, $matches);
        $number %= $value;
    }
    return $result;
}
function fromRoman(string $s): int
{
    $v = array_combine(str_split('IVXLCDM'), [1, 5, 10, 50, 100, 500, 1000]);
    $sum = 0;
    for ($i = 0, $n = strlen($s); $i < $n; $i++) {
        $cur = $v[$s[$i]];
        $next = $i + 1 < $n ? $v[$s[$i + 1]] : 0;
        $sum += $cur < $next ? -$cur : $cur;
    }
    return $sum;
}
foreach ([1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999] as $n) {
    $r = toRoman($n);
    printf("%4d %-12s %d%s", $n, $r, fromRoman($r), PHP_EOL);
}
function primes(int $n): array { $sieve = array_fill(2, $n - 1, true); for ($i = 2; $i * $i <= $n; $i++) { if ($sieve[$i]) { for ($j = $i * $i; $j <= $n; $j += $i) { $sieve[$j] = false; } } } return array_keys(array_filter($sieve)); }
echo implode(' ', primes(50)), "\n";
function factors(int $n): array { $f = []; for ($d = 2; $n > 1; $d++) { while ($n % $d === 0) { $f[] = $d; $n = intdiv($n, $d); } } return $f; }
echo implode(' x ', factors(360)), "\n";
function gcd(int $a, int $b): int { return $b === 0 ? $a : gcd($b, $a % $b); }
echo gcd(48, 18), ' ', 48 * 18 / gcd(48, 18), "\n";
function collatz(int $n): iterable { while ($n !== 1) { yield $n; $n = $n % 2 ? 3 * $n + 1 : $n / 2; } yield 1; }
echo implode('->', iterator_to_array(collatz(6))), "\n";
function hanoi(int $n, string $a, string $b, string $c, int &$moves = 0): void { if ($n === 0) return; hanoi($n - 1, $a, $c, $b, $moves); $moves++; if ($n === 3) echo "Move disk $n from $a to $c\n"; hanoi($n - 1, $b, $a, $c, $moves); }
$moves = 0; hanoi(5, 'A', 'B', 'C', $moves); echo "$moves moves\n";
function fizz(int $i): string { return match (0) { $i % 15 => 'FizzBuzz', $i % 5 => 'Buzz', $i % 3 => 'Fizz', default => (string) $i }; }
echo implode(',', array_map('fizz', range(1, 15))), "\n";
function isArmstrong(int $n): bool { $d = str_split((string) $n); return $n === array_sum(array_map(fn($x) => $x ** count($d), $d)); }
var_dump(isArmstrong(153), isArmstrong(154));
function pascal(int $rows): array { $t = []; for ($i = 0; $i < $rows; $i++) { $t[$i] = [1]; for ($j = 1; $j < $i; $j++) { $t[$i][$j] = $t[$i - 1][$j - 1] + $t[$i - 1][$j]; } if ($i > 0) { $t[$i][] = 1; } } return $t; }
foreach (pascal(5) as $row) { echo str_pad(implode(' ', $row), 11, ' ', STR_PAD_BOTH), "|\n"; }
function binary(int $n): string { return $n < 2 ? (string) $n : binary(intdiv($n, 2)) . $n % 2; } echo binary(10), ' ', decbin(10), ' ', bindec('1010'), "\n";
function luhn(string $s): bool { $s = str_replace(' ', '', $s); if (!ctype_digit($s)) return false; $sum = 0; foreach (array_reverse(str_split($s)) as $i => $d) { $d = (int) $d; if ($i % 2) { $d *= 2; if ($d > 9) $d -= 9; } $sum += $d; } return $sum % 10 === 0; }
var_dump(luhn('4539 3195 0343 6467'), luhn('8273 1232 7352 0569'));
function perms(array $items): array { if (count($items) <= 1) return [$items]; $out = []; foreach ($items as $i => $item) { $rest = $items; unset($rest[$i]); foreach (perms(array_values($rest)) as $p) $out[] = [$item, ...$p]; } return $out; }
echo implode(' ', array_map('implode', perms(['a', 'b', 'c']))), "\n";
function combos(array $a, int $k): array { if ($k === 0) return [[]]; if (!$a) return []; [$h, $t] = [$a[0], array_slice($a, 1)]; return [...array_map(fn($c) => [$h, ...$c], combos($t, $k - 1)), ...combos($t, $k)]; }
echo json_encode(combos([1, 2, 3, 4], 2)), "\n";
try { toRoman("x"); } catch (TypeError $e) { echo substr($e->getMessage(), 0, 70), "\n"; }
