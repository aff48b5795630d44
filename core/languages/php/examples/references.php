<?php
// An array is a value: a copy keeps what it had. A reference is another name for a variable.
$first = ['a' => 1, 'b' => 2];
$copy = $first;
$same = &$first;
$same['a'] = 10;
$copy['b'] = 20;
echo json_encode($first), ' ', json_encode($copy), "\n";

foreach ($first as $key => &$value) {
    $value = "$key:$value";
}
unset($value);
print_r($first);
