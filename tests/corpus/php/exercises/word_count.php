<?php
// covers: counting words, sorting by value and key, null coalescing
function countWords(string $text): array
{
    $words = preg_split("/[^a-z0-9']+/", strtolower($text), -1, PREG_SPLIT_NO_EMPTY);
    $counts = [];
    foreach ($words as $word) {
        $word = trim($word, "'");
        $counts[$word] = ($counts[$word] ?? 0) + 1;
    }
    uksort($counts, fn($a, $b) => [$counts[$b], $a] <=> [$counts[$a], $b]);
    return $counts;
}
foreach (countWords("That's the password: 'PASSWORD 123'!, cried the Special Agent. So I fled 123.") as $word => $n) {
    echo str_pad($word, 10, '.'), $n, PHP_EOL;
}
print_r(array_slice(countWords('b a b c a b'), 0, 2));
