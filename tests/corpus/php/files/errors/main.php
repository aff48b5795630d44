<?php
// covers: an exception out of a file that was required, its file, line and trace, previous exceptions
require 'lib/store.php';
require 'lib/errors.php';
$store = new Store(['a' => 1]);
echo $store->get('a'), "\n";
try {
    $store->get('b');
} catch (StoreException $e) {
    echo get_class($e), ': ', $e->getMessage(), "\n";
    echo basename($e->getFile()), ':', $e->getLine(), "\n";
    $cause = $e->getPrevious();
    echo get_class($cause), ' ', basename($cause->getFile()), ':', $cause->getLine(), "\n";
    foreach ($e->getTrace() as $frame) {
        echo '  ', $frame['class'] ?? '', $frame['type'] ?? '', $frame['function'], ' ',
            basename($frame['file']), ':', $frame['line'], "\n";
    }
}
$result = @include 'lib/nothing.php';
var_dump($result);
echo half(7), "\n";
echo half('seven'), "\n";
