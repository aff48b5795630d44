<?php
// Accounts, proverbs, allergies, words, triangles.
class BankAccount {
    private ?int $b = null;
    public function open() {
        if ($this->b !== null) throw new Exception('account already open');
        $this->b = 0;
    }
    public function balance(): int {
        return $this->b ?? throw new Exception('account not open');
    }
    public function deposit(int $a) {
        $this->balance();
        if ($a < 0) throw new InvalidArgumentException('amount must be greater than 0');
        $this->b += $a;
    }
}
$ba = new BankAccount;
try {
    $ba->balance();
} catch (Exception $e) {
    echo $e->getMessage(), ' ';
}
$ba->open();
$ba->deposit(50);
$ba->deposit(25);
echo $ba->balance(), "\n";
function proverb(array $p): array {
    if (!$p) return [];
    $o = [];
    for ($i = 0; $i < count($p) - 1; $i++) $o[] = "For want of a {$p[$i]} the {$p[$i + 1]} was lost.";
    $o[] = "And all for the want of a $p[0].";
    return $o;
}
echo implode("\n", proverb(['nail', 'shoe', 'horse'])), "\n";
function allergies(int $s): array {
    return array_keys(array_filter(['eggs' => 1, 'peanuts' => 2, 'shellfish' => 4, 'cats' => 128],
        fn($v) => $s & $v));
}
echo implode(',', allergies(129)), ' ', implode(' ', str_split(strrev(number_format(9876543210, 0, '.', ' ')),
    4)), ' ', array_sum(array_map(fn($d) => $d ** 3, str_split('153'))) == 153 ? 'armstrong' : 'no', ' ',
    implode(array_map(fn($w) => ucfirst($w), explode('_', 'make_camel_case'))), "\n";
$wc = array_count_values(preg_split("/[^\w']+/", strtolower("Joe can't tell, 'between' a and a joe"), -1,
    PREG_SPLIT_NO_EMPTY));
ksort($wc);
echo json_encode($wc), "\n";
function collatz(int $n): int {
    if ($n < 1) throw new InvalidArgumentException('Only positive integers are allowed');
    $s = 0;
    while ($n != 1) {
        $n = $n % 2 ? 3 * $n + 1 : $n / 2;
        $s++;
    }
    return $s;
}
echo collatz(12), ' ', collatz(1000000), "\n";
function transpose(array $l): array {
    $w = max(array_map('strlen', $l) ?: [0]);
    $o = [];
    for ($i = 0; $i < $w; $i++) {
        $r = '';
        foreach ($l as $k => $s) $r .= $s[$i] ?? ' ';
        $o[] = rtrim($r);
    }
    return $o;
}
echo implode('/', transpose(['ABC', 'DE', 'F'])), "\n";
function pascal(int $n): array {
    $t = [];
    for ($i = 0; $i < $n; $i++) {
        $t[$i][0] = $t[$i][$i] = 1;
        for ($j = 1; $j < $i; $j++) $t[$i][$j] = $t[$i - 1][$j - 1] + $t[$i - 1][$j];
        ksort($t[$i]);
    }
    return $t;
}
echo json_encode(pascal(5)), "\n";
function sublist(array $a, array $b): string {
    $in = fn($x, $y) => str_contains(',' . implode(',', $y) . ',', ',' . implode(',', $x) . ',');
    return match (true) {
        $a === $b => 'EQUAL',
        $in($a, $b) => 'SUBLIST',
        $in($b, $a) => 'SUPERLIST',
        default => 'UNEQUAL'
    };
}
echo sublist([1, 2], [0, 1, 2, 3]), sublist([1], [2]), "\n";
