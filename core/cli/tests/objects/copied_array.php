<?php
$a = ['x' => 1]; //+
$b = $a; //-
$b['x'] = 2; //-
$a['y'] = 3; //+
print_r($a); //@a
print_r($b);
