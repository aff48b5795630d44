<?php
// Arrays with texts as keys: how often each word of a long made-up text occurs.

const SYLLABLES = ['ka', 'to', 'mi', 're', 'su', 'no', 'ha', 'li'];

function words(int $count): Generator
{
    $state = 12345;
    for ($i = 0; $i < $count; $i++) {
        $state = $state * 16807 % 2147483647;
        $number = $state >> 8;
        yield SYLLABLES[$number % 8] . SYLLABLES[($number >> 3) % 8] . SYLLABLES[($number >> 6) % 8];
    }
}

$text = implode(' ', iterator_to_array(words(60000)));
$counts = [];
foreach (explode(' ', $text) as $word) {
    $counts[$word] = ($counts[$word] ?? 0) + 1;
}
uksort($counts, fn($a, $b) => $counts[$b] <=> $counts[$a] ?: strcmp($a, $b));
echo count($counts), ' ', json_encode(array_slice($counts, 0, 3)), "\n";
