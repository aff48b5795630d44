<?php
// How often every word occurs, the most frequent first.
$text = 'the cat and the dog and the bird';
$counts = array_count_values(explode(' ', $text));
arsort($counts);
foreach ($counts as $word => $count) {
    printf("%-5s %s\n", $word, str_repeat('*', $count));
}
