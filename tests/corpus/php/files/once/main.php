<?php
// covers: require_once and include_once by different spellings of one path, counters, functions declared in an included file
require_once 'counter.php';
require_once './counter.php';
require_once __DIR__ . '/lib/../counter.php';
echo $loads, "\n";
require 'lib/step.php';
require 'lib/step.php';
echo $steps, ' ', next_id(), ' ', next_id(), "\n";
if (!function_exists('late')) {
    include 'lib/late.php';
}
echo late(4), ' ', function_exists('late') ? 'yes' : 'no', "\n";
echo array_sum(array_map(fn($f) => str_ends_with($f, '.php') ? 1 : 0, get_included_files())), "\n";
foreach (get_included_files() as $file) echo basename($file), ' ';
echo "\n", defined('STEP') ? STEP : 'none', "\n";
