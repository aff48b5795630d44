<?php
$text = "The quick brown fox. The lazy dog! The end?";
$words = preg_split('/\W+/', strtolower($text), -1, PREG_SPLIT_NO_EMPTY);
$counts = [];
foreach ($words as $word) {
    if (!isset($counts[$word])) {
        $counts[$word] = 0;
    }
    $counts[$word]++;
}
uksort($counts, fn($a, $b) => $counts[$b] <=> $counts[$a] ?: strcmp($a, $b));
foreach ($counts as $word => $count) {
    echo str_pad($word, 8), str_repeat('*', $count), PHP_EOL;
}
echo preg_replace('/(\w+) (\w+)/', '$2 $1', "hello world"), "\n";
echo preg_match('/(?<year>\d{4})-(?<month>\d{2})/', 'on 2024-05-01', $m), " ", $m['year'], "/", $m['month'], "\n";
print_r(preg_match_all('/\d+/', 'a1b22c333', $all)); print_r($all);
echo preg_replace_callback('/\b[a-z]/', fn($m) => strtoupper($m[0]), "some words here"), "\n";
echo ucwords('hello-world foo', '-'), wordwrap("The quick brown fox", 10, "\n", true), "\n";
echo strtr("Hi all", ["Hi" => "Hello", "all" => "world"]), similar_text("World", "Word"), levenshtein("kitten", "sitting"), "\n";
var_dump(sprintf("%'*10s|%+d|%05d|%5.1f|%e|%b|%o|%X|%c|%%", "abc", 5, 42, 3.14159, 12345.678, 5, 8, 255, 65));
echo json_encode(['a' => 1, 'b' => [1, 2, 3], 'c' => null, 'd' => 1.5, 'e' => "q\"/é"], JSON_PRETTY_PRINT), "\n";
var_dump(json_decode('{"x": {"y": [1, 2.5, "z", true]}}', true));
$o = json_decode('{"p": 1}'); echo $o->p, "\n";
