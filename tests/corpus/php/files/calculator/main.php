<?php
// covers: a lexer, a parser and an evaluator in files of a namespace each, exceptions with data, match
require 'Lexer.php';
require 'Parser.php';
require 'Evaluator.php';

use function Calc\Evaluator\evaluate;

$env = ['x' => 3, 'rate' => 0.5];
foreach (['1 + 2 * 3', '(1 + 2) * x', '-x ^ 2', '8 / (x - 3)', '2 * (3', 'rate * y', '7 % 4 + 1'] as $text) {
    try {
        $tree = (new Calc\Parser(Calc\Lexer\tokens($text)))->parse();
        echo str_pad($text, 14), ' = ', evaluate($tree, $env), "\n";
    } catch (Calc\SyntaxError $e) {
        echo str_pad($text, 14), ' ! ', $e->getMessage(), ' at ', $e->at, "\n";
    } catch (DivisionByZeroError | OutOfRangeException $e) {
        echo str_pad($text, 14), ' ! ', get_class($e), ': ', $e->getMessage(), "\n";
    }
}
