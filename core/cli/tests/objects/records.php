<?php
$cart = [];                                       //+
$wish = [];                                       //-
$cart[] = ["name" => "pen", "price" => 2];        //+
$wish[] = ["name" => "car", "price" => 9000];     //-
$total = 0;                                       //+
foreach ($cart as $item) {                        //+
    $total += $item["price"];                     //+
}
echo count($wish), "\n";                          //-
echo $total, "\n";                                //@total
