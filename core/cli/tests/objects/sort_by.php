<?php
$words = ["b", "a"]; //+
$desc = -1; //+
$n = [3, 1]; //-
usort($words, fn($p, $q) => $desc * strcmp($p, $q)); //+
sort($n); //-
print_r($words); //@words
print_r($n);
