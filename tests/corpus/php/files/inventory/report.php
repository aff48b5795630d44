<?php
function report(Inventory $inventory, callable $by): string
{
    $groups = [];
    foreach ($inventory as $item) {
        $groups[$by($item)][] = $item;
    }
    ksort($groups);
    $out = '';
    foreach ($groups as $name => $items) {
        $value = array_sum(array_map(fn(Item $item) => $item->value(), $items));
        $out .= sprintf("%-7s %2d items %7.2f\n", $name, array_sum(array_column($items, 'stock')), $value);
    }
    return $out;
}
