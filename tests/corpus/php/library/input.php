<?php
// covers: standard input, fgets, fscanf, stream_get_contents, trim, explode, reading numbers
fscanf(STDIN, "%d %d", $rows, $cols);
echo "$rows x $cols\n";
$grid = [];
for ($i = 0; $i < $rows; $i++) {
    $grid[] = array_map('intval', explode(' ', trim(fgets(STDIN))));
}
echo json_encode($grid), ' ', array_sum(array_map('array_sum', $grid)), "\n";
$name = trim(fgets(STDIN));
echo strtoupper($name), "\n";
while (($line = fgets(STDIN)) !== false) {
    $line = rtrim($line, "\n");
    if ($line === '') {
        break;
    }
    [$key, $value] = explode('=', $line, 2);
    $settings[$key] = is_numeric($value) ? $value + 0 : $value;
}
var_dump($settings);
$rest = stream_get_contents(STDIN);
echo strlen($rest), ' ', count(explode("\n", trim($rest))), "\n";
var_dump(fgets(STDIN), feof(STDIN));
