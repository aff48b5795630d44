<?php
// covers: feof behind fgets, fgetc and fread, SplFileObject, SplTempFileObject, file_get_contents of a part, wide random ranges
file_put_contents('notes.txt', "one\ntwo\n\nthree\n");
$file = fopen('notes.txt', 'r');
$count = 0;
while (!feof($file)) {
    $line = fgets($file);
    echo $count++, ':', var_export($line, true), ' ';
}
fclose($file);
echo "\n";
$file = fopen('notes.txt', 'r');
var_dump(fread($file, 3), feof($file), fread($file, 100), feof($file));
rewind($file);
$letters = '';
while (($letter = fgetc($file)) !== false) {
    $letters .= $letter === "\n" ? '/' : $letter;
}
echo $letters, ' ', file_get_contents('notes.txt', false, null, 4, 3), "\n";
$lines = new SplFileObject('notes.txt');
foreach ($lines as $number => $line) {
    echo $number, json_encode($line), ' ';
}
$lines->setFlags(SplFileObject::DROP_NEW_LINE | SplFileObject::READ_AHEAD | SplFileObject::SKIP_EMPTY);
foreach ($lines as $number => $line) {
    echo $number, json_encode($line), ' ';
}
echo "\n";
$table = new SplTempFileObject();
$table->fputcsv(['id', 'full name']);
$table->fputcsv([1, 'Ann "A" Lee']);
$table->setFlags(SplFileObject::READ_CSV);
foreach ($table as $row) {
    echo json_encode($row), ' ';
}
echo "\n";
try {
    new SplFileObject('missing.txt');
} catch (RuntimeException $e) {
    echo get_class($e), ': ', $e->getMessage(), "\n";
}
$info = new SplFileInfo('/a/b.tar.gz');
echo $info->getFilename(), ' ', $info->getExtension(), ' ', $info->getPath(), ' ', $info->getBasename('.gz'), "\n";
mt_srand(99);
echo mt_rand(0, 99999999999), ' ', mt_rand(PHP_INT_MIN, PHP_INT_MAX), ' ', mt_rand(1, 10), "\n";
$a = new DateTime('2024-01-01 12:00', new DateTimeZone('UTC'));
$b = new DateTimeImmutable('2024-01-01 13:00', new DateTimeZone('Europe/Paris'));
var_dump($a == $b, $a < $b->modify('+1 second'), $a <=> $b->modify('-1 hour'), max($a, $b->modify('+1 day'))->format('d'));
unlink('notes.txt');
