<?php
$a = ["k" => 1];                                  //+
$b = $a;
$b["k"] = 2;
$c = &$a;                                         //+
$c["k"] = 3;                                      //+
$seen = $a["k"];                                  //+
echo $b["k"], "\n";                               //-
echo $seen, "\n";                                 //@seen
