<?php
// Heredocs, constants, the other syntax, finally, an exit status.
$o1 = new stdClass;
$o1->v = 2;
$a1 = [1, 2, 3, 4];
echo <<<EOT
  Heredoc {$o1->v} and {$a1[0]} $a1[1]
    indented \$escaped \x41 \u{1F600}
  EOT . "|\n";
echo <<<'NOW'
raw $x {$y}
NOW;
echo "\n";
printf("%s %s %s\n", true, null, 3.0);
print("print\n");
echo 'single $no \n', "\n";
define('MYC', 10);
const OTHER = MYC * 2;
echo MYC, OTHER, defined('MYC') ? 'def' : '', constant('OTHER'), "\n";
echo "end\n";
list(, $second) = [1, 2];
echo $second, "\n";
echo array_key_last([1,2,3]), PHP_VERSION_ID >= 80000 ? 'php8' : '', PHP_OS_FAMILY, DIRECTORY_SEPARATOR, "\n";
if (1): echo 'alt';
elseif (2): echo 'x';
else: echo 'y';
endif;
foreach ([1, 2] as $q): echo $q;
endforeach;
for ($i = 0; $i < 2; $i++): echo $i;
endfor;
while ($i-- > 0): echo 'w';
endwhile;
echo "\n";
try {
    try {
        throw new Exception('a');
    } finally {
        echo 'finally ';
    }
} catch (Exception $e) {
    echo $e->getMessage(), "\n";
}
function fin() {
    try {
        return 'try';
    } finally {
        echo 'fin ';
    }
}
echo fin(), "\n";
function multi() {
    try {
        throw new TypeError('t');
    } catch (InvalidArgumentException | TypeError $e) {
        return get_class($e);
    }
}
echo multi(), "\n";
echo str_repeat('=', 20), "\n";
exit(3);
