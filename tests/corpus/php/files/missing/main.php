<?php
// covers: a file that is not there: include warns and goes on, require ends the program
echo "start\n";
$found = include 'lib/there.php';
echo $found, "\n";
if ((include 'lib/not_there.php') === false) {
    echo "went on\n";
}
echo helper(), "\n";
require 'lib/not_there_either.php';
echo "never\n";
