<?php
$k = 3; //+
$z = 4; //-
$src = [1, 2, 3]; //+
$other = [5]; //-
$out = array_map(fn($x) => $x * $k, $src); //+
$other[] = $z; //-
print_r($out); //@out
print_r($other);
