<?php
function risky(int $n): int
{
    if ($n > 2) {
        throw new LogicException("too big: $n");
    }
    return $n;
}

echo risky(1), "\n";
foreach ([1, 2] as $v) {
    echo risky($v), " ";
}
echo "\n";
throw new UnexpectedValueException("last", 7);
