<?php
// covers: include that gives a value, variables of the including code, include in a function and in a loop
$env = 'test';
$config = require 'config/settings.php';
print_r($config);
function load(string $name): array
{
    $base = strtoupper($name);
    return include __DIR__ . "/config/$name.php";
}
foreach (['limits', 'colours'] as $name) {
    echo $name, ': ', json_encode(load($name)), "\n";
}
echo isset($base) ? 'leaked' : 'not leaked', "\n";
$row = ['id' => 7, 'label' => 'seven'];
include 'views/row.php';
include 'views/row.php';
echo $rows, ' rows, ', $last, "\n";
var_dump(include_once 'config/limits.php');
var_dump(include_once 'config/flags.php');
var_dump(include_once 'config/flags.php');
var_dump(FLAGS);
