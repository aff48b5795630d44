<?php
class StoreException extends RuntimeException {}

function half(int $n): int
{
    return intdiv($n, 2);
}
