<?php
// covers: parse errors, the token at which reading stops, tokens that are expected
$texts = [
    'echo 1 echo 2;', '$x = [1, 2;', '$x = 5 5;', 'if ($a) { echo 1;', 'foreach ($a as $b', 'for (;;', 'class { }',
    'class A { function }', 'class A { public }', 'class A { $x; }', 'interface I { const; }', 'trait 5 {}', 'enum A: {}',
    'class A extends {}', 'class A { use T { a as; } }', 'abstract foo;', 'public $x;', 'new;', 'A::;', '$a->;', '$a->5;',
    'use A\{B, C}', 'namespace;', 'const A;', 'match (1) { 1 }', 'match (1) { 1, default => 2 };', 'goto 5;', 'unset();', 'isset();',
    'f($a,,$b);', 'f(..., 1);', 'f(a:);', '1 < 2 < 3;', '1 == 2 == 3;', '$a = &5;', '$a = &new A;', 'f(&$a);', '$x = &A::C;',
    'function f(?int|string $x) {}', 'function f(static $x) {}', 'function f($a $b) {}', 'function f(): {}', 'fn($x);',
    'return return;', '$a[] [] = 5;', '5++;', '}', '(]', '{(]}', '$x = 08;', '(real)$x;', 'echo "a $b[0 x]";', "echo 'a",
    'echo "\u{zz}";', 'echo "\u{110000}";', "echo <<<X\n  a\n b\n  X;", "echo <<<X\nabc", '/* open', 'else {}', 'case 1:',
    '#[A', '#[A] $x = 5;', 'readonly function f() {}', 'readonly interface I {}', 'declare(a);', 'do { } while (1)',
    "\n\n\$x = 'a very long text that no message tells in full' 'b';", '$x ? : ;', 'function () use ($a $b) {};',
];
foreach ($texts as $text) {
    try {
        eval($text);
        echo "read: $text\n";
    } catch (ParseError $e) {
        echo $e->getLine(), ': ', $e->getMessage(), "\n";
    }
}
