<?php
// The same loop as in every other language: compare the instructions.
function factorial($n)
{
    $result = 1;
    $i = 2;
    while ($i <= $n) {
        $result *= $i;
        $i += 1;
    }
    return $result;
}

echo factorial(10), "\n", factorial(25), "\n";
