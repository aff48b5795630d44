<?php
declare(strict_types=1);
// The exercises that everybody begins with.
function twoFer(string $name = 'you'): string {
    return "One for $name, one for me.";
}
function hamming(string $a, string $b): int {
    if (strlen($a) !== strlen($b)) {
        throw new InvalidArgumentException('DNA strands must be of equal length.');
    }
    return count(array_diff_assoc(str_split($a), str_split($b)));
}
function isogram(string $w): bool {
    $l = array_filter(str_split(strtolower($w)), 'ctype_alpha');
    return count($l) === count(array_unique($l));
}
function pangram(string $s): bool {
    return count(array_unique(array_filter(str_split(strtolower($s)), 'ctype_alpha'))) === 26;
}
function bob(string $s): string {
    $s = trim($s);
    if ($s === '') return 'Fine. Be that way!';
    $q = str_ends_with($s, '?');
    $y = preg_match('/[A-Z]/', $s) && strtoupper($s) === $s;
    return match (true) {
        $q && (bool) $y => 'Calm down, I know what I\'m doing!',
        $q => 'Sure.',
        (bool) $y => 'Whoa, chill out!',
        default => 'Whatever.'
    };
}
function acronym(string $s): string {
    preg_match_all('/(?<=^|[\s\-_])[A-Za-z]|(?<=[a-z])[A-Z]/', $s, $m);
    return strtoupper(implode('', $m[0]));
}
function raindrops(int $n): string {
    $o = '';
    foreach ([3 => 'Pling', 5 => 'Plang', 7 => 'Plong'] as $k => $v) if ($n % $k === 0) $o .= $v;
    return $o ?: (string) $n;
}
function leap(int $y): bool {
    return $y % 4 === 0 && ($y % 100 !== 0 || $y % 400 === 0);
}
function grains(int $s): string {
    return number_format(2 ** ($s - 1), 0, '', '');
}
function rna(string $d): string {
    return strtr($d, 'GCTA', 'CGAU');
}
function scrabble(string $w): int {
    static $t = ['AEIOULNRST' => 1, 'DG' => 2, 'BCMP' => 3, 'FHVWY' => 4, 'K' => 5, 'JX' => 8, 'QZ' => 10];
    $s = 0;
    foreach (str_split(strtoupper($w)) as $c) foreach ($t as $ls => $v) if (str_contains((string) $ls,
        $c)) $s += $v;
    return $s;
}
function roman(int $n): string {
    $r = '';
    foreach (['M' => 1000, 'CM' => 900, 'D' => 500, 'CD' => 400, 'C' => 100, 'XC' => 90, 'L' => 50, 'XL' => 40,
        'X' => 10, 'IX' => 9, 'V' => 5, 'IV' => 4, 'I' => 1] as $s => $v) {
        $r .= str_repeat($s, intdiv($n, $v));
        $n %= $v;
    }
    return $r;
}
function rle(string $s): string {
    return preg_replace_callback('/(.)\1+/', fn($m) => strlen($m[0]) . $m[1], $s);
}
function unrle(string $s): string {
    return preg_replace_callback('/(\d+)(.)/', fn($m) => str_repeat($m[2], (int) $m[1]), $s);
}
function luhn(string $n): bool {
    $n = str_replace(' ', '', $n);
    if (!preg_match('/^\d{2,}$/', $n)) return false;
    $sum = 0;
    foreach (array_reverse(str_split($n)) as $i => $d) {
        $d = (int) $d;
        if ($i % 2) {
            $d *= 2;
            if ($d > 9) $d -= 9;
        }
        $sum += $d;
    }
    return $sum % 10 === 0;
}
function atbash(string $s): string {
    $s = preg_replace('/[^a-z0-9]/', '', strtolower($s));
    $s = strtr($s, 'abcdefghijklmnopqrstuvwxyz', strrev('abcdefghijklmnopqrstuvwxyz'));
    return trim(chunk_split($s, 5, ' '));
}
function pig(string $w): string {
    if (preg_match('/^(?:[aeiou]|xr|yt)/', $w)) return $w . 'ay';
    if (preg_match('/^([^aeiou]*qu|[^aeiouy]+|y(?=[aeiou]))(.*)$/', $w, $m)) return $m[2] . $m[1] . 'ay';
    return $w . 'ay';
}
function say(int $n): string {
    $ones = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven',
        'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
    $tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
    if ($n === 0) return 'zero';
    $out = [];
    foreach (['billion' => 1e9, 'million' => 1e6, 'thousand' => 1e3, '' => 1] as $w => $v) {
        $p = (int) ($n / $v);
        $n = (int) ($n - $p * $v);
        if (!$p) continue;
        $s = '';
        if ($p >= 100) {
            $s .= $ones[intdiv($p, 100)] . ' hundred ';
            $p %= 100;
        }
        if ($p >= 20) {
            $s .= $tens[intdiv($p, 10)] . ($p % 10 ? '-' . $ones[$p % 10] : '');
        } else {
            $s .= $ones[$p];
        }
        $out[] = trim(trim($s) . ' ' . $w);
    }
    return implode(' ', $out);
}
echo twoFer(), twoFer('Bob'), "\n", hamming('GGACG', 'GGTCG'), "\n";
try {
    hamming('A', 'AB');
} catch (InvalidArgumentException $e) {
    echo $e->getMessage(), "\n";
}
var_dump(isogram('lumberjacks'), isogram('isograms'), pangram('The quick brown fox jumps over the lazy dog'));
foreach (['WHAT?', 'ok?', 'YELL', ' ', 'hi'] as $s) echo bob($s), '|';
echo "\n";
echo acronym('Portable Network Graphics'), acronym('HyperText Markup Language'), ' ', raindrops(105),
    raindrops(8), ' ', leap(2000) ? 'leap' : '', ' ', grains(64), ' ', rna('ACGTGGTCTTAA'), ' ',
    scrabble('cabbage'), ' ', roman(1994), "\n";
echo rle('WWWWBAA'), unrle('4WB2A'), ' ', luhn('4539 3195 0343 6467') ? 'valid' : 'invalid', ' ',
    atbash('Testing, 1 2 3, testing.'), ' ', implode(' ', array_map('pig', ['apple', 'queen', 'square',
    'therapy', 'xray', 'my'])), "\n", say(1234567), ' / ', say(14), ' / ', say(987654321123), "\n";
