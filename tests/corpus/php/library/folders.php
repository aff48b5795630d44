<?php
// Folders, what is known of files, and characters of texts.
mkdir('/tmp/app/logs', 0777, true);
file_put_contents('/tmp/app/logs/a.log', "one\ntwo\nthree\n");
file_put_contents('/tmp/app/logs/b.log', 'x');
file_put_contents('/tmp/app/readme.txt', 'hello');
var_dump(is_dir('/tmp/app'), is_file('/tmp/app'), file_exists('/tmp/app/logs'), is_dir('/tmp/app/nope'), @mkdir('/tmp/app'));
print_r(scandir('/tmp/app'));
foreach (glob('/tmp/app/logs/*.log') as $path) { echo basename($path), ' ', filesize($path), ' ', filetype($path), "\n"; }
$handle = opendir('/tmp/app/logs');
$names = [];
while (($name = readdir($handle)) !== false) { $names[] = $name; }
closedir($handle);
sort($names);
echo implode(' ', $names), "\n";
$file = fopen('/tmp/app/logs/a.log', 'r+');
fgets($file);
ftruncate($file, 5);
rewind($file);
echo json_encode(stream_get_contents($file)), fstat($file)['size'], "\n";
fclose($file);
var_dump(@rmdir('/tmp/app/logs'));
array_map('unlink', glob('/tmp/app/logs/*'));
var_dump(rmdir('/tmp/app/logs'), is_dir('/tmp/app/logs'), @unlink('/tmp/app/nope'));
unlink('/tmp/app/readme.txt');
rmdir('/tmp/app');
unlink('/tmp/app/readme.txt');
function slug(string $title): string { return strtolower(trim(preg_replace('~[^\pL\d]+~u', '-', $title), '-')); }
echo slug('  Hello, Wörld! 42 '), ' ', preg_replace('/\PL/u', '', 'a1é-b'), "\n";
echo str_word_count("It's a well-known -- 'quoted' fact-"), ' ', implode('|', str_word_count("-a- it's 'b'", 1)), "\n";
foreach (['last sat of July 2008', 'first monday of january 2025', '3 days 2 hours ago', '31/12/2024'] as $text) {
    $time = strtotime($text, 1700000000);
    echo $text, ': ', $time === false ? 'none' : date('Y-m-d H:i', $time), "\n";
}
echo DateInterval::createFromDateString('3 days ago')->d, ' ', DateInterval::createFromDateString('1 day + 2 weeks')->d, ' ', DateInterval::createFromDateString('next year')->y, "\n";
foreach ([fn() => log(8, 0), fn() => substr_compare('abc', 'b', 5), fn() => log(8, 2), fn() => log(1000, 10)] as $f) {
    try { var_dump($f()); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
}
foreach ((new ReflectionFunction('str_pad'))->getParameters() as $p) { echo $p->getPosition(), $p->getName(), ':', $p->getType(), $p->isOptional() ? '? ' : ' '; }
echo (new ReflectionFunction('sort'))->getParameters()[0]->isPassedByReference() ? 'reference' : 'value', "\n";
class Shown { public int $a = 1; protected $b; private $c; public function f() {} private static function g() {} }
$class = new ReflectionClass('Shown');
foreach ($class->getMethods(ReflectionMethod::IS_PUBLIC) as $m) { echo $m->name, ' '; }
foreach ($class->getProperties(ReflectionProperty::IS_PUBLIC | ReflectionProperty::IS_PROTECTED) as $p) { echo $p->name, ' '; }
echo count($class->getMethods()), "\n";
$both = new MultipleIterator(MultipleIterator::MIT_KEYS_ASSOC);
$both->attachIterator(new ArrayIterator(['x' => 1, 'y' => 2]), 'n');
$both->attachIterator(new ArrayIterator(['p', 'q']), 'l');
foreach ($both as $keys => $values) { echo json_encode($values); }
echo $both->countIterators(), "\n";
print_r(parse_ini_string("a = \${HOME_NOT_SET}/x\nb[] = 1\nb[] = 2"));
// Groups at the end that have not matched are left out, those with names too.
foreach (['A1-3:vip', 'B2-9'] as $row) {
    preg_match('/^(?<row>[A-Z])(?<from>\d+)-(?<to>\d+)(?::(?<type>\w+))?$/', $row, $m);
    echo $m['row'], ' ', $m['type'] ?? 'standard', ' ', count($m), "\n";
}
preg_match_all('/(?<a>x)|(?<b>y)/', 'xy', $all, PREG_SET_ORDER);
echo json_encode($all), preg_replace_callback('/(?<n>\d+)(?<u>px)?/', fn($m) => isset($m['u']) ? "[$m[n]]" : "<$m[n]>", '1px 2'), "\n";
$stack = [3, 4];
function told(...$all) { return json_encode($all); }
echo told($stack, array_pop($stack), $stack, $stack[] = 9, count($stack)), "\n";
