<?php
$rows = [["n" => "b", "v" => 2], ["n" => "a", "v" => 1]]; //+
$tags = ["x"];                                    //-
$tags[] = "y";                                    //-
usort($rows, fn($p, $q) => strcmp($p["n"], $q["n"])); //+
$vs = array_map(fn($r) => $r["v"] * 10, $rows);   //+
echo implode(",", $tags), "\n";                   //-
echo $vs[0], "\n";                                //@vs
