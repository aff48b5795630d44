<?php
// Texts become numbers where an operator asks for them; === asks for the same kind as well.
var_dump('10' + 5, '1.5' . 2, 7 / 2, 8 / 2, '10' == '1e1', 0 == 'a', null ?? 'none', '5' === 5);
$sum = 0;
foreach (['1', 2.5, true, '3 apples'] as $value) {
    $sum += @$value;
    echo gettype($value), ' ', $sum, "\n";
}
