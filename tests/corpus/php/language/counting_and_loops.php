<?php
// Increments, compound assignments, loops left early.
$i = 5;
echo $i++ + ++$i, ' ', $i--, ' ', --$i, ' ';
$s = 'az';
$s++;
echo $s, ' ';
$z = 'Zz';
$z++;
echo $z, ' ';
$n9 = 'a9';
$n9++;
echo $n9, ' ';
$nn = null;
$nn++;
var_dump($nn);
$nd = null;
$nd--;
var_dump($nd);
$x = 5;
$x += 3;
$x -= 1;
$x *= 2;
$x /= 7;
$x **= 3;
$x %= 5;
$x .= 'q';
$y = null;
$y ??= 'def';
$b = 6;
$b &= 3;
$b |= 8;
$b ^= 1;
$b <<= 2;
$b >>= 1;
echo $x, $y, $b, "\n";
switch ('2') {
    case 2: echo 'two';
    case 3: echo 'three';
    break;
    default: echo 'no';
}
$v = 7;
echo match(true) {
    $v < 5 => 'small',
    $v < 10,
    $v < 20 => 'medium',
    default => 'large'
}, "\n";
for ($i = 0, $j = 10; $i < $j; $i += 3, $j--) {
    if ($i === 3) continue;
    echo "$i-$j ";
}
$k = 0;
while (true) {
    if (++$k > 3) break;
    if ($k == 2) continue;
    echo $k;
}
do {
    echo $k--;
}
while ($k > 2);
foreach ([1, 2] as $a) {
    foreach ([1, 2] as $bb) {
        if ($bb == 2) continue 2;
        echo $a, $bb, ' ';
    }
}
echo "\n";
