<?php
// covers: array functions in a row, grouping, totals, tables, number formats
$orders = [
    ['id' => 1, 'customer' => 'Ann', 'items' => [['sku' => 'A', 'qty' => 2, 'price' => 9.99], ['sku' => 'B', 'qty' => 1, 'price' => 100]]],
    ['id' => 2, 'customer' => 'Bob', 'items' => [['sku' => 'A', 'qty' => 1, 'price' => 9.99]]],
    ['id' => 3, 'customer' => 'Ann', 'items' => []],
];
$total = fn(array $order): float => array_sum(array_map(fn($i) => $i['qty'] * $i['price'], $order['items']));
$byCustomer = [];
foreach ($orders as $order) {
    $byCustomer[$order['customer']] ??= ['orders' => 0, 'total' => 0.0];
    $byCustomer[$order['customer']]['orders']++;
    $byCustomer[$order['customer']]['total'] += $total($order);
}
ksort($byCustomer);
foreach ($byCustomer as $name => ['orders' => $count, 'total' => $sum]) {
    echo str_pad($name, 6), str_pad((string) $count, 3, ' ', STR_PAD_LEFT), str_pad(number_format($sum, 2), 10, ' ', STR_PAD_LEFT), "\n";
}
$skus = array_merge(...array_map(fn($o) => array_column($o['items'], 'qty', 'sku'), $orders));
var_dump($skus);
$flat = array_merge(...array_column($orders, 'items'));
usort($flat, fn($a, $b) => $b['price'] <=> $a['price'] ?: strcmp($a['sku'], $b['sku']));
echo json_encode(array_column($flat, 'sku')), "\n";
$empty = array_filter($orders, fn($o) => empty($o['items']));
echo implode(',', array_column($empty, 'id')), ' ', count($empty), ' ', array_key_first($empty), "\n";
[$cheap, $dear] = array_reduce($flat, function (array $c, array $i) { $c[$i['price'] > 50 ? 1 : 0][] = $i['sku']; return $c; }, [[], []]);
echo json_encode(compact('cheap', 'dear')), "\n";
array_walk($orders, function (array &$o, int $k, string $p) { $o['label'] = "$p$k"; unset($o['items']); }, 'order-');
print_r($orders);
