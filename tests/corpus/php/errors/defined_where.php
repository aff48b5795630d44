<?php
// covers: where a function stands that was given the wrong thing
function half(int $n): string { return $n / 2; }
echo half(4), "\n";
try {
    half('x');
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
function pick(?array $list, int|string $key) { return $list[$key]; }
echo pick(['a' => 2], 'a'), "\n";
echo pick('x', 1);
