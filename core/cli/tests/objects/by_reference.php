<?php
function add(array &$list, $v) { $list[] = $v; } //+
$a = []; //+
$b = [];
add($a, 1); //+
add($b, 2);
print_r($a); //@a
print_r($b);
