<?php
namespace Calc\Evaluator;

use OutOfRangeException;

function evaluate(array $tree, array $env): int|float
{
    if ($tree[0] === 'number') return $tree[1];
    if ($tree[0] === 'name') return $env[$tree[1]] ?? throw new OutOfRangeException("no {$tree[1]}");
    $values = array_map(fn(array $part) => evaluate($part, $env), array_slice($tree, 1));
    return match ($tree[0]) {
        'neg' => -$values[0],
        '+' => $values[0] + $values[1],
        '-' => $values[0] - $values[1],
        '*' => $values[0] * $values[1],
        '/' => $values[0] / $values[1],
        '%' => $values[0] % $values[1],
        '^' => $values[0] ** $values[1],
    };
}
