<?php
// covers: generators, interfaces, exceptions and static factories over files, grouping and reports
require 'models.php';
require 'storage.php';
require 'report.php';

$inventory = Inventory::fromLines(explode("\n", <<<TEXT
    tea;green;12;3.20
    tea;black;4;2.80
    mug;white;0;7.00
    broken line
    spoon;steel;30;0.90
    TEXT));
foreach ($inventory->problems as $number => $problem) {
    echo "line $number: $problem\n";
}
echo report($inventory, fn(Item $item) => $item->kind), "\n";
try {
    $inventory->take('mug', 1);
} catch (OutOfStock $e) {
    echo $e->getMessage(), ' (', $e->item->kind, ")\n";
}
$inventory->take('tea', 5);
echo report($inventory, fn(Item $item) => $item->stock > 10 ? 'plenty' : 'few');
