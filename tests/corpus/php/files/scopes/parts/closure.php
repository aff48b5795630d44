<?php
return function (int $base): Closure {
    $sum = 0;
    return function (int $n) use (&$sum, $base): int { return $sum += $n + $base; };
};
