<?php
// covers: isogram, pangram, acronym, pig latin, Atbash, tables, Vigenere, word wrap
function isIsogram(string $w): bool { $l = str_split(preg_replace('/[^a-z]/', '', strtolower($w))); return count($l) === count(array_unique($l)); }
function isPangram(string $s): bool { return count(array_intersect(range('a', 'z'), str_split(strtolower($s)))) === 26; }
function acronym(string $s): string { preg_match_all("/(?<![\\w'])\\w/", $s, $m); return strtoupper(implode('', $m[0])); }
function pig(string $s): string { return implode(' ', array_map(fn($w) => preg_match('/^([aeiou]|xr|yt)/', $w) ? $w . 'ay' : preg_replace('/^([^aeiou]*qu|[^aeiouy]+|y)(.*)$/', '$2$1ay', $w), explode(' ', $s))); }
function atbash(string $s): string { $out = ''; foreach (str_split(strtolower($s)) as $c) { if (ctype_alpha($c)) { $out .= chr(219 - ord($c)); } elseif (ctype_digit($c)) { $out .= $c; } } return trim(chunk_split($out, 5, ' ')); }
function vigenere(string $t, string $k, int $sign = 1): string
{
    $out = '';
    $j = 0;
    for ($i = 0; $i < strlen($t); $i++) {
        if (!ctype_alpha($t[$i])) {
            $out .= $t[$i];
            continue;
        }
        $out .= chr((ord($t[$i]) - 97 + $sign * (ord($k[$j++ % strlen($k)]) - 97) + 26) % 26 + 97);
    }
    return $out;
}
var_dump(isIsogram('lumberjacks'), isIsogram('isograms'), isIsogram('six-year-old'), isPangram('The quick brown fox jumps over the lazy dog.'), isPangram('abc'));
echo acronym("Complementary metal-oxide semiconductor's"), ' ', pig('quick apple square yellow rhythm xray'), "\n";
echo atbash('The quick brown fox 123!'), ' ', vigenere('attack at dawn', 'lemon'), ' ', vigenere(vigenere('attack at dawn', 'lemon'), 'lemon', -1), "\n";
function table(array $rows): string
{
    $w = [];
    foreach ([array_keys($rows[0]), ...$rows] as $r) {
        foreach (array_values($r) as $i => $c) {
            $w[$i] = max($w[$i] ?? 0, strlen((string) $c));
        }
    }
    $line = fn(array $r) => '| ' . implode(' | ', array_map(fn($c, $n) => is_numeric($c) ? str_pad((string) $c, $n, ' ', STR_PAD_LEFT) : str_pad($c, $n), $r, $w)) . " |\n";
    $sep = '+' . implode('+', array_map(fn($n) => str_repeat('-', $n + 2), $w)) . "+\n";
    return $sep . $line(array_keys($rows[0])) . $sep . implode('', array_map(fn($r) => $line(array_values($r)), $rows)) . $sep;
}
echo table([['name' => 'Ann', 'age' => 30, 'city' => 'Rome'], ['name' => 'Bartholomew', 'age' => 7, 'city' => 'Oslo']]);
echo wordwrap('The quick brown fox jumped over the lazy dog and ran away.', 20, "\n", true), "\n", ucwords('hello-world foo_bar', '-_'), ' ', nl2br("x\ny"), ' ', strrev('stressed'), ' ', substr_count('aaa', 'a'), ' ', ucfirst(trim('  mixed Case ')), "\n";
$vowels = array_filter(count_chars('programming', 1), fn($n, $c) => str_contains('aeiou', chr($c)), ARRAY_FILTER_USE_BOTH);
foreach ($vowels as $c => $n) { echo chr($c), $n, ' '; }
echo count_chars('hello', 3), "\n";
